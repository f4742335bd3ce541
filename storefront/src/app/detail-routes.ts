import type { PageRoute } from './route-table.ts'

/** A detail page is one of a thing with a name and an id: the name is for people, the id ends the address. */
const detailPattern = /^(\/.*?)(?::(?:film|event|site)Name\/)?:(\w+)\/$/

const isDetail = ({ pattern }: PageRoute) => /:(film|event|site)Id\/$/.test(pattern)

/**
 * The catch-all routes of detail pages: whatever stands between the page's own beginning and the last segment, the last
 * segment is the id. An address that is more exactly another page's is left to that one, so these come after all pages.
 */
export function detailCatchAlls(table: readonly PageRoute[]): PageRoute[] {
  return table.filter(isDetail).flatMap((route) => {
    const [, beginning = '/', parameter = ''] = detailPattern.exec(route.pattern) ?? []
    // A pattern of parameters alone would be every address there is.
    if (beginning === '/' || beginning.includes(':')) return []
    return [{ ...route, pattern: `${beginning}*`, lastSegment: parameter }]
  })
}
