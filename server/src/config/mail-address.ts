import { domainToASCII } from 'node:url'

const longestAddress = 254
const longestLocalPart = 64
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const localPart = new RegExp(`^${atom}(\\.${atom})*$`)
const label = '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const domain = new RegExp(`^${label}(\\.${label})*$`)

/**
 * Whether a text is a single mail address: a dot-atom and a domain, nothing quoted, no comment, no list. Mail libraries
 * parse a text as a list of addresses with names, in which a comma adds a recipient and a line break a header: only
 * plain addresses may reach them.
 */
export function isMailAddress(text: string): boolean {
  return parseMailAddress(text) !== null
}

/** The address as it is sent, its domain in ASCII; null if it is not one plain address. */
export function parseMailAddress(text: string): string | null {
  const at = text.lastIndexOf('@')
  const [local, host] = [text.slice(0, at), text.slice(at + 1)]
  if (at < 1 || local.length > longestLocalPart || !localPart.test(local)) return null
  // Characters that are invalid in a URL's host are refused before a parser could interpret them.
  const ascii = /[\s/\\?#:@[\]%<>(),;"]/.test(host) ? '' : domainToASCII(host)
  const address = `${local}@${ascii}`
  return ascii !== '' && domain.test(ascii) && address.length <= longestAddress ? address : null
}
