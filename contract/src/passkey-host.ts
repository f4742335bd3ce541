/**
 * The domain that passkeys of an origin belong to, for ever. Browsers make passkeys for names only, over a secure
 * connection; plain http to localhost counts as one.
 * @param origin scheme, host and port at which a visitor reaches the site
 * @returns null where no passkeys are offered: at an IP address, and by plain http
 */
export function getPasskeyHost(origin: string): string | null {
  const { protocol, hostname } = new URL(origin)
  // A URL writes every IPv4 address as four numbers, and an IPv6 address in brackets.
  if (/^[\d.]+$|^\[/.test(hostname)) return null
  return protocol === 'https:' || hostname === 'localhost' ? hostname : null
}
