import { findLastId } from '@foyer/contract/omnia/shop-addresses'
import { matchPath } from 'react-router-dom'
import type { PageContext, PageModule } from '../../context/page-module.ts'
import type { PageRoute } from './route-table.ts'

export interface MatchedPage {
  readonly route: PageRoute
  readonly page: PageContext
}

/** The route of an address. There is always one: the table ends with the not-found page. */
export function matchPage(table: readonly PageRoute[], url: URL): MatchedPage {
  for (const route of table) {
    const match = matchPath({ path: route.pattern, end: true }, url.pathname)
    const params = match && getParams(route, match.params)
    if (params) return { route, page: { params, url, pattern: route.pattern } }
  }
  throw new TypeError('The route table has no page for unknown addresses')
}

/**
 * Null where a route needs a last segment that may be an id and the address has none: ids have digits, and what has none
 * is left to the pages that editors write, at whatever depth.
 */
function getParams(
  { lastSegment }: PageRoute,
  params: Readonly<Record<string, string | undefined>>,
): Record<string, string> | null {
  if (lastSegment !== undefined) {
    const last = findLastId(params['*'] ?? '')
    return last === undefined ? null : { [lastSegment]: last }
  }
  return Object.fromEntries(
    Object.entries(params).filter((param): param is [string, string] => param[1] !== undefined),
  )
}

const modules = new WeakMap<PageRoute, Promise<PageModule>>()

/** A route's module, fetched once; a failed fetch is repeated by the next call. */
export function loadPageModule(route: PageRoute): Promise<PageModule> {
  let module = modules.get(route)
  if (!module) {
    module = route.module()
    modules.set(route, module)
    module.catch(() => modules.delete(route))
  }
  return module
}
