/** Of this site: neither another host's nor a script. */
const ownPath = /^\/(?![/\\])/

/** Where a link to the sign-in says that the visitor has come from; undefined where it says nothing, or names another site. */
export function cameFrom(url: URL): string | undefined {
  const path = url.searchParams.get('redirect')
  return path !== null && ownPath.test(path) ? path : undefined
}
