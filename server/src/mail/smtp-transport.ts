import { createTransport } from 'nodemailer'
import { parseMailAddress } from '../config/mail-address.ts'
import { MailRefused, type MailMessage, type MailTransport } from './message.ts'
import type { SmtpServer } from '../config/smtp-server.ts'

const second = 1_000
/** Time limits of an SMTP server's answers; together well below the duration of a worker's claim. */
const timeouts = {
  dnsTimeout: 10 * second,
  connectionTimeout: 15 * second,
  greetingTimeout: 15 * second,
  socketTimeout: 30 * second,
}
/** Time limit of a whole mail, after which it counts as not sent, milliseconds. */
const sendDeadline = 120 * second

const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host)

/** A 5xx reply to the envelope or the message is permanent: another try would fail as well. */
function toRefusal(error: unknown): MailRefused {
  const { code, responseCode, command } = error as {
    code?: unknown
    responseCode?: unknown
    command?: unknown
  }
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  const isPermanent = isAboutMail && typeof responseCode === 'number' && responseCode >= 500
  const reason = [code, responseCode, command]
    .filter((each) => typeof each === 'number' || (typeof each === 'string' && /^[\w-]{1,20}$/.test(each)))
    .join(' ')
  return new MailRefused(reason || 'no reason given', { isPermanent })
}

/** Sends mails to an SMTP server, each over a new connection. */
export function createSmtpTransport(server: SmtpServer): MailTransport {
  const { host, port, isSecure, user, password } = server
  const transporter = createTransport({
    host,
    port,
    secure: isSecure,
    // A password is never sent unencrypted, except on this machine.
    requireTLS: !isSecure && user !== null && !isLoopback(host),
    ...(user === null ? {} : { auth: { user, pass: password ?? '' } }),
    ...timeouts,
  })
  return {
    async send(message) {
      const recipient = parseMailAddress(message.recipient)
      if (recipient === null) throw new MailRefused('EADDRESS', { isPermanent: true })
      let deadline: NodeJS.Timeout | undefined
      const timeout = new Promise<never>((_, reject) => {
        deadline = setTimeout(
          () => reject(new MailRefused('ETIMEDOUT', { isPermanent: false })),
          sendDeadline,
        ).unref()
      })
      try {
        await Promise.race([transporter.sendMail(toMailOptions(message, recipient)), timeout])
      } catch (error) {
        throw error instanceof MailRefused ? error : toRefusal(error)
      } finally {
        clearTimeout(deadline)
      }
    },
  }
}

/**
 * Options from which the library builds the mail: addresses as objects, which it does not parse as lists, and no file
 * or address to fetch.
 */
export function toMailOptions(message: MailMessage, recipient: string) {
  const { id, from, subject, html, text, attachments, languageTag, unsubscribe } = message
  return {
    envelope: { from: from.address, to: [recipient] },
    from: { name: from.name, address: from.address },
    to: { name: '', address: recipient },
    subject: oneLine(subject),
    messageId: createMessageId(id, from.address),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': languageTag,
      // Mail programs offer one click for an address by https alone (RFC 8058).
      ...(unsubscribe?.startsWith('https:')
        ? {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
    html,
    text,
    attachments: attachments.map(({ fileName, mediaType, contents, contentId }) => ({
      filename: fileName,
      contentType: mediaType,
      content: contents,
      ...(contentId === undefined ? {} : { cid: contentId, contentDisposition: 'inline' as const }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The same for every try of a mail. */
export function createMessageId(id: string, fromAddress: string): string {
  return `<${id}@${fromAddress.slice(fromAddress.lastIndexOf('@') + 1)}>`
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
