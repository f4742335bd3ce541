/**
 * Path, query and hash of an untrusted address, if it leads to this site; otherwise null. The only check of redirect
 * targets, in the browser and on the server: it uses the parsed address (`\` as `/`, tabs ignored, `/./` as `/`), never
 * its text.
 * @param origin of this site, e.g. `https://halcyon.example`
 */
export function parseOwnPath(address: string, origin: string): string | null {
  if (address.trim() === '' || !URL.canParse(address, origin)) return null
  const own = new URL(origin)
  const target = new URL(address, origin)
  // The scheme is checked as well: `blob:` has the origin of the page that created it.
  if (target.origin !== own.origin || target.protocol !== own.protocol) return null
  if (target.username !== '' || target.password !== '') return null
  const { pathname, search, hash } = target
  // `/.//host` is on this site, but its path would be another host's address.
  return pathname.startsWith('//') ? null : pathname + search + hash
}
