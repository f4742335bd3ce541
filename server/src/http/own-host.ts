import { isIP } from 'node:net'
import { hostname } from 'node:os'

/**
 * Whether a host, as an address writes it, is certainly a name of this machine: an IP address, `localhost`, the
 * machine's own name.
 */
export function isOwnHost(host: string): boolean {
  const own = hostname().toLowerCase()
  return (
    isIP(host.replace(/^\[|\]$/g, '')) > 0 || host === 'localhost' || host === own || host === `${own}.local`
  )
}
