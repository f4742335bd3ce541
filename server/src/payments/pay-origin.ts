import { isOwnHost } from '../http/own-host.ts'

export interface PayOriginOptions {
  /** As configured: then it is that for everybody. */
  configured: string | null
  /** The provider's port as it is now. */
  port: () => number
  /** Foreign origins whose pages sell here: their address does not tell the provider's. */
  allowedOrigins: readonly string[]
}

/**
 * The payment provider's origin for visitors of a shop's origin, neither with a trailing slash. A phone on
 * `http://192.168.1.20:4000` finds the provider on the same machine, at its own port.
 *
 * Only a host that cannot be somebody else's name for this machine is used: an address, `localhost`, the machine's own
 * name. Any other shop gets `localhost`; its operator sets the origin.
 */
export function payOriginReader({ configured, port, allowedOrigins }: PayOriginOptions) {
  return (shopOrigin: string): string => {
    if (configured !== null) return configured
    const host = allowedOrigins.includes(shopOrigin) ? null : ownHost(shopOrigin)
    return `http://${host ?? 'localhost'}:${port()}`
  }
}

/** The host of an origin as an address writes it, when it is surely this machine's; null otherwise. */
function ownHost(origin: string): string | null {
  if (!URL.canParse(origin)) return null
  const { hostname: host } = new URL(origin)
  return isOwnHost(host) ? host : null
}
