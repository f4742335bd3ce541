import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that identify a household or a company: its /64. */
const networkGroups = 4

/**
 * The unit of an address for limits: an IPv4 address itself; the /64 of an IPv6 address, within which one computer can
 * use any number. An IPv4-mapped IPv6 address is the IPv4 address.
 */
export function getAddressPrefix(address: string): string {
  if (!isIPv6(address)) return address
  const [plain = ''] = address.toLowerCase().split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  const groups = parseGroups(plain)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return `${groups
    .slice(0, networkGroups)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of an IPv6 address, `::` written out. A tail in dots is in the last two groups, which no /64 holds. */
function parseGroups(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const read = (part: string) =>
    part === ''
      ? []
      : part.split(':').flatMap((group) => (group.includes('.') ? [0, 0] : [Number.parseInt(group, 16)]))
  const front = read(head)
  if (tail === undefined) return front
  const back = read(tail)
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => 0), ...back]
}
