/** The machine itself, by any of its names: a test provider beside the shop. */
const ownNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a visitor may be sent to an address of a payment provider: over TLS; or, for a shop that is itself visited
 * without, on its own host or this machine, where a test provider is. Never by script, and never with a name and a
 * password, which hide the host.
 * @param shopOrigin scheme and host of the page
 */
export function isProviderAddress(address: string, shopOrigin: string): boolean {
  if (!URL.canParse(address) || !URL.canParse(shopOrigin)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  if (protocol === 'https:') return true
  const shop = new URL(shopOrigin)
  const isBesideShop = hostname === shop.hostname || ownNames.has(hostname)
  return protocol === 'http:' && shop.protocol === 'http:' && isBesideShop
}
