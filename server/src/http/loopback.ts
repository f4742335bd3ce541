import { BlockList, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Headers that a proxy adds: a client behind one may be anywhere, even if the proxy is on this machine. */
const forwarded = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/** Whether a request comes from this machine: by the socket, whatever proxies are trusted otherwise. */
export function isFromThisMachine({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): boolean {
  const address = raw.socket.remoteAddress ?? ''
  // An IPv4-mapped IPv6 address (`::ffff:127.0.0.1`) counts as the IPv4 address.
  const isHere = loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  return isHere && !forwarded.some((name) => headers[name] !== undefined)
}
