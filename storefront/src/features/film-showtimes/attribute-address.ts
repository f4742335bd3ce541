const parameter = 'attribute'

/** Attributes that an address asks showtimes to have. @param search its query, from the question mark on */
export function parseAttributes(search: string): string[] {
  const ids = new URLSearchParams(search).get(parameter)?.split(',') ?? []
  return [...new Set(ids.filter((id) => id !== ''))]
}

/** The same address with other attributes; without the parameter where there are none. */
export function replaceAttributes(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  attributeIds: readonly string[],
): string {
  const query = new URLSearchParams(search)
  if (attributeIds.length > 0) query.set(parameter, attributeIds.join(','))
  else query.delete(parameter)
  // A comma needs no escape in a query, and an address is read by people too.
  const written = query.toString().replaceAll('%2C', ',')
  return written ? `${pathname}?${written}` : pathname
}
