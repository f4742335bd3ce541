export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>

/** Lists repeat their parameter, in a stable order, so that equal questions have equal addresses. */
export function formatQueryString(query: Query = {}): string {
  const parts = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined) return []
    const values = Array.isArray(value) ? [...(value as readonly string[])].sort() : [String(value)]
    return values.map((each) => `${name}=${encodeURIComponent(each)}`)
  })
  return parts.length ? `?${parts.join('&')}` : ''
}
