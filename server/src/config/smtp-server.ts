/** Server that accepts mail. */
export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise STARTTLS. */
  readonly isSecure: boolean
  readonly user: string | null
  readonly password: string | null
}

const smtpPort = 587
const smtpsPort = 465

/**
 * Parses `smtp://user:password@host:587` or `smtps://…`; null for anything else. A query is refused: the mail library
 * would read options from it.
 */
export function parseSmtpUrl(text: string): SmtpServer | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isSecure = url.protocol === 'smtps:'
  const isBare = /^\/?$/.test(url.pathname) && url.search === '' && url.hash === ''
  if ((!isSecure && url.protocol !== 'smtp:') || url.hostname === '' || !isBare) return null
  try {
    return {
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: url.port === '' ? (isSecure ? smtpsPort : smtpPort) : Number(url.port),
      isSecure,
      user: url.username === '' ? null : decodeURIComponent(url.username),
      password: url.username === '' ? null : decodeURIComponent(url.password),
    }
  } catch {
    // A percent sign without a valid encoding.
    return null
  }
}
