import type { ShopPart } from '@foyer/contract/channel/storefront-content'
import type { InitialData } from '@foyer/contract/omnia/initial-data'
import type { PageType } from '@foyer/contract/omnia/pages'
import type { NavItem } from '@foyer/design-system/navigation/site-header'
import type { ConfiguredLink } from '../stores/channel/configuration-model.ts'
import type { Logger } from '../stores/browser/logger.ts'
import { RouteParametersError } from '../domain/route-parameters.ts'
import type { Routes } from '../domain/routes.ts'
import type { SessionStore } from '../stores/visitor/session.ts'

/** Where the parts of the shop are that the content system gives no address. */
const shopAddresses: Readonly<Record<ShopPart, string>> = {
  FoodAndBeverage: '/food-and-drink/',
  GiftShop: '/gift-shop/',
  Subscriptions: '/subscription/',
}
const isShopPart = (page: PageType | ShopPart): page is ShopPart => Object.hasOwn(shopAddresses, page)

/** What links need of the stores: the addresses of pages, whose they are, and the logger for a page that has none. */
export interface LinkStores {
  readonly routes: Pick<Routes, 'page'>
  readonly session: Pick<SessionStore, 'origin'>
  readonly core: {
    readonly platform: { readonly logger: Pick<Logger, 'warn'> }
    readonly pageData: { readonly initialData: Pick<InitialData, 'findsOrders'> }
  }
}

/** Links that are known to lead nowhere: logged once, however often they would be rendered. */
const reported = new WeakSet<ConfiguredLink>()

/**
 * The address of a link that content configures: a page of ours with its query and hash, or an address as it is.
 * Undefined for a page that stands for one thing where the link does not say for which: a page is shown without that link.
 */
export function getHref(link: ConfiguredLink, { routes, core }: LinkStores): string | undefined {
  if (link.href !== undefined) return link.href
  const { page = 'Home', query, hash } = link
  if (isShopPart(page)) return shopAddresses[page]
  // Another ordering server may not be able to find one.
  if (page === 'FindOrder' && !core.pageData.initialData.findsOrders) return undefined
  try {
    return routes.page(page, query, hash)
  } catch (error) {
    if (!(error instanceof RouteParametersError)) throw error
    if (!reported.has(link)) core.platform.logger.warn(`The link ${link.id} is left out: ${error.message}`)
    reported.add(link)
    return undefined
  }
}

/** Configured links as the header and the foot take them: those that lead somewhere. @param t finds a text by its key */
export function getNavigationItems(
  links: readonly ConfiguredLink[],
  stores: LinkStores,
  t: (key: string) => string,
): NavItem[] {
  return links.flatMap((link) => {
    const href = getHref(link, stores)
    if (href === undefined) return []
    const { id, target, image } = link
    return {
      id,
      label: t(link.textKey),
      href,
      external: isExternal(href, stores.session.origin),
      target,
      image,
    }
  })
}

/**
 * Whether a link leads to the site of somebody else. An address of our own stays one with our origin before it; a mail or
 * a call opens no page at all.
 * @param origin of this site, e.g. `https://halcyon.example`
 */
export function isExternal(href: string, origin: string): boolean {
  const target = getAddress(href, origin)
  return target === null || (isWebAddress(target) && target.origin !== origin)
}

/**
 * Which of several links stands for the address shown. A link without a query stands for its page and the pages
 * below it, unless another link names the query more exactly; a link to a place within a page never does.
 */
export function findCurrentLink(hrefs: readonly string[], shown: URL): string | undefined {
  const candidates = hrefs.flatMap((href) => {
    const target = getAddress(href, shown.origin)
    if (target?.origin !== shown.origin || target.hash) return []
    const samePath = target.pathname === shown.pathname
    const below = target.pathname !== '/' && shown.pathname.startsWith(target.pathname)
    const isCurrent =
      target.search === ''
        ? samePath || below
        : samePath &&
          [...target.searchParams].every(([name, value]) => shown.searchParams.get(name) === value)
    return isCurrent ? [{ href, weight: target.pathname.length + target.search.length }] : []
  })
  return candidates.sort((a, b) => b.weight - a.weight)[0]?.href
}

const isWebAddress = ({ protocol }: URL) => protocol === 'https:' || protocol === 'http:'

function getAddress(href: string, origin: string): URL | null {
  return URL.canParse(href, origin) ? new URL(href, origin) : null
}
