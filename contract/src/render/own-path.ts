/**
 * Path, query and hash of an address that somebody else has chosen, where it leads to this site; null where it leads
 * anywhere else. The one judge of where visitors are sent on to, in the browser and on the server: it asks what the
 * address is taken for (`\` for `/`, tabs for nothing, `/./` for `/`), never what it looks like.
 * @param origin of this site, e.g. `https://halcyon.example`
 */
export function ownPath(address: string, origin: string): string | null {
  if (address.trim() === '' || !URL.canParse(address, origin)) return null
  const own = new URL(origin)
  const target = new URL(address, origin)
  // By the scheme as well: `blob:` has the origin of the page that made it.
  if (target.origin !== own.origin || target.protocol !== own.protocol) return null
  if (target.username !== '' || target.password !== '') return null
  const { pathname, search, hash } = target
  // `/.//host` is of this site, but what is left of it would be another's address.
  return pathname.startsWith('//') ? null : pathname + search + hash
}
