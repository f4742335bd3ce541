import type { ConfiguredLink } from '../../stores/configuration-model.ts'
import type { Routes } from '../../stores/routes.ts'

/** The address of a link that content configures: a page of ours with its query and hash, or an address as it is. */
export function hrefOf(link: ConfiguredLink, routes: Pick<Routes, 'page'>): string {
  if (link.href !== undefined) return link.href
  return routes.page(link.page ?? 'Home', link.query, link.hash)
}

/** Whether a link leads away from the site: another origin, a mail or a telephone. */
export function isExternal(href: string): boolean {
  return !href.startsWith('/')
}

/**
 * Which of several links stands for the address shown. A link without a query stands for its page and the pages
 * below it, unless another link names the query more exactly; a link to a place within a page never does.
 */
export function currentLink(hrefs: readonly string[], shown: URL): string | undefined {
  const candidates = hrefs.filter((href) => {
    if (isExternal(href)) return false
    const target = new URL(href, shown.origin)
    if (target.hash) return false
    const samePath = target.pathname === shown.pathname
    const below = target.pathname !== '/' && shown.pathname.startsWith(target.pathname)
    if (target.search === '') return samePath || below
    return (
      samePath && [...target.searchParams].every(([name, value]) => shown.searchParams.get(name) === value)
    )
  })
  return candidates.sort((a, b) => b.length - a.length)[0]
}
