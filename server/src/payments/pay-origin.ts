import { isOwnHost } from '../http/own-host.ts'

export interface PayOriginOptions {
  /** A configured origin, used for everybody. */
  configured: string | null
  /** The provider's current port. */
  port: () => number
  /** Foreign origins whose pages sell here: the provider's origin cannot be derived from theirs. */
  allowedOrigins: readonly string[]
}

/**
 * Creates a reader of the payment provider's origin for visitors of a shop origin, neither with a trailing slash. A
 * phone on `http://192.168.1.20:4000` finds the provider on the same machine, at its own port.
 *
 * Only a host that is certainly a name of this machine is used: an address, `localhost`, the machine's own name. Any
 * other shop gets `localhost`; its operator configures the origin.
 */
export function createPayOriginReader({ configured, port, allowedOrigins }: PayOriginOptions) {
  return (shopOrigin: string): string => {
    if (configured !== null) return configured
    const host = allowedOrigins.includes(shopOrigin) ? null : ownHost(shopOrigin)
    return `http://${host ?? 'localhost'}:${port()}`
  }
}

/** The host of an origin as an address writes it, if it is certainly this machine's; else null. */
function ownHost(origin: string): string | null {
  if (!URL.canParse(origin)) return null
  const { hostname: host } = new URL(origin)
  return isOwnHost(host) ? host : null
}
