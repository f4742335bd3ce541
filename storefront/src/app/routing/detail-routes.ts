import { parseDetailPattern } from '@foyer/contract/omnia/shop-addresses'
import type { PageRoute } from './route-table.ts'

/**
 * The catch-all routes of detail pages: whatever stands between the page's own beginning and the last segment, the last
 * segment is the id. An address that is more exactly another page's is left to that one, so these come after all pages.
 */
export function getDetailCatchAlls(table: readonly PageRoute[]): PageRoute[] {
  return table.flatMap((route) => {
    const detail = parseDetailPattern(route.pattern)
    return detail ? [{ ...route, pattern: `${detail.prefix}*`, lastSegment: detail.parameter }] : []
  })
}
