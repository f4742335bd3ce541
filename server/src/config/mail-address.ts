import { domainToASCII } from 'node:url'

const longestAddress = 254
const longestLocalPart = 64
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const localPart = new RegExp(`^${atom}(\\.${atom})*$`)
const label = '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const domain = new RegExp(`^${label}(\\.${label})*$`)

/**
 * One address that mail can be sent to: a dot-atom and a domain, nothing quoted, no comment, no list. Libraries read a
 * text as a list of addresses with names, so a comma adds a recipient and a line break a header: what is not a plain
 * address never reaches one.
 */
export function isMailAddress(text: string): boolean {
  return parseMailAddress(text) !== null
}

/** The address as it goes over the wire, its domain in ASCII; null for what is not one plain address. */
export function parseMailAddress(text: string): string | null {
  const at = text.lastIndexOf('@')
  const [local, host] = [text.slice(0, at), text.slice(at + 1)]
  if (at < 1 || local.length > longestLocalPart || !localPart.test(local)) return null
  // Characters that a URL's host may not have are refused before they could be read as something else.
  const ascii = /[\s/\\?#:@[\]%<>(),;"]/.test(host) ? '' : domainToASCII(host)
  const address = `${local}@${ascii}`
  return ascii !== '' && domain.test(ascii) && address.length <= longestAddress ? address : null
}
