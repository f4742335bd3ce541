import { isMailAddress } from './mail-address.ts'
import { parseSmtpUrl } from './smtp-server.ts'
import type { EnvironmentReader } from './environment-reader.ts'

/**
 * How mail is sent: by an SMTP server; into the mailbox that a developer opens in a browser; or not at all: it waits in
 * the outbox until a server is configured.
 */
export type MailSettings =
  | {
      readonly kind: 'smtp'
      /** The server's address, or the absolute path of a file that holds it, as it contains a password. */
      readonly server: { readonly url: string } | { readonly urlFile: string }
      /** Sender's address. */
      readonly from: string
    }
  | { readonly kind: 'mailbox' }
  | { readonly kind: 'outbox' }

interface Surroundings {
  readonly mode: 'production' | 'development' | 'test'
  readonly isSaidToBeProduction: boolean
  readonly publicOrigin: string | null
  readonly root: string
}

/** Reads `FOYER_SMTP_URL`, `FOYER_SMTP_URL_FILE` and `FOYER_MAIL_FROM`; errors do not quote the address. */
export function readMailSettings(read: EnvironmentReader, around: Surroundings): MailSettings {
  const url = read.text('FOYER_SMTP_URL')
  const urlFile = read.path('FOYER_SMTP_URL_FILE', around.root)
  const from = read.text('FOYER_MAIL_FROM')
  if (from !== null && !isMailAddress(from))
    read.refuse('FOYER_MAIL_FROM', 'an address such as tickets@cinema.example')
  if (url === null && urlFile === null) {
    const isDevelopers = !around.isSaidToBeProduction && around.publicOrigin === null
    return { kind: isDevelopers ? 'mailbox' : 'outbox' }
  }
  const { problems } = read
  if (url !== null && urlFile !== null)
    problems.push('FOYER_SMTP_URL and FOYER_SMTP_URL_FILE are both set, but one of them is enough')
  if (url !== null && parseSmtpUrl(url) === null)
    problems.push('FOYER_SMTP_URL should be an address such as smtp://user:password@host:587 or smtps://…')
  if (from === null) problems.push("FOYER_MAIL_FROM should be the sender's address of mails")
  if (around.publicOrigin === null)
    problems.push('FOYER_PUBLIC_ORIGIN should be set where mail is sent: its links lead there')
  if (around.mode === 'test') problems.push('FOYER_SMTP_URL is set, but with NODE_ENV=test no mail is sent')
  return { kind: 'smtp', server: url === null ? { urlFile: urlFile ?? '' } : { url }, from: from ?? '' }
}
