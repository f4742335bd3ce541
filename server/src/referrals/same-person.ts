import { toIdentifierKey } from '../accounts/identifier-key.ts'

/** Providers that take dots in an address for nothing, and what follows a plus sign. */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox of an address, without what its owner may add to it; null without one. */
export function toMailbox(email: string | null): string | null {
  const key = toIdentifierKey(email)
  const at = key?.lastIndexOf('@') ?? -1
  if (key === null || at < 1) return null
  const [local = '', domain] = [key.slice(0, at).split('+')[0], key.slice(at + 1)]
  return `${dotless.has(domain) ? local.replaceAll('.', '') : local}@${domain.replace('googlemail', 'gmail')}`
}

/** Whether two addresses are one mailbox. */
export function isSameMailbox(one: string | null, other: string | null): boolean {
  const mailbox = toMailbox(one)
  return mailbox !== null && mailbox === toMailbox(other)
}
