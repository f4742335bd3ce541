import type { ShopPart } from '@foyer/contract/channel/storefront-content'
import type { PageType } from '@foyer/contract/omnia/pages'
import type { NavItem } from '@foyer/design-system/site-header'
import type { ConfiguredLink } from '../../stores/configuration-model.ts'
import type { Routes } from '../../stores/routes.ts'

/** Where the parts of the shop are that the content system gives no address. */
const shopAddresses: Readonly<Record<ShopPart, string>> = {
  FoodAndBeverage: '/food-and-drink/',
  GiftShop: '/gift-shop/',
  Subscriptions: '/subscription/',
}
const isShopPart = (page: PageType | ShopPart): page is ShopPart => Object.hasOwn(shopAddresses, page)

/** The address of a link that content configures: a page of ours with its query and hash, or an address as it is. */
export function hrefOf(link: ConfiguredLink, routes: Pick<Routes, 'page'>): string {
  if (link.href !== undefined) return link.href
  const { page = 'Home', query, hash } = link
  return isShopPart(page) ? shopAddresses[page] : routes.page(page, query, hash)
}

/** A configured link as the header and the foot take it. @param t finds a text by its key */
export function navItem(
  link: ConfiguredLink,
  routes: Pick<Routes, 'page'>,
  t: (key: string) => string,
): NavItem {
  const href = hrefOf(link, routes)
  const { id, target, image } = link
  return { id, label: t(link.textKey), href, external: isExternal(href), target, image }
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
