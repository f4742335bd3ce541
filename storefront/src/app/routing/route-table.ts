import { memberPages } from '@foyer/contract/omnia/pages'
import {
  forwardedPatterns,
  comingSoonPatterns,
  foodPatterns,
  giftShopPatterns,
  memberEntryPatterns,
  memberPatterns,
  orderPatterns,
  sitePatterns,
  staffPatterns,
} from '@foyer/contract/omnia/shop-addresses'
import type { AliasedPage } from '../../domain/routes.ts'
import { getDetailCatchAlls } from './detail-routes.ts'
import type { PageModule } from '../../context/page-module.ts'

/**
 * The frame around a page, see `app/frames/`, and with it the texts that the page carries: `member` is the frame of
 * browsing, `sign-in` (also sign-up and password reset) the quiet one, both with the texts of members; `food` is the
 * order's, with the texts of its menu; `gift-shop` is the shop's own, `counter` the staff's.
 */
export type LayoutName =
  'browsing' | 'counter' | 'food' | 'gift-shop' | 'member' | 'order' | 'quiet' | 'sign-in'

/** Where the navigation is hidden, besides the ways to sign in. */
const withoutNavigation = /^\/(order|subscription)\//

/** Pages of members before they are signed in. */
const entryPages: ReadonlySet<string> = new Set(['SignIn', 'SignUp', 'PasswordReset'])

/** One address of the site: its pattern, its frame and where its page's code is. */
export interface PageRoute {
  /** The page's folder in `pages/`. */
  readonly id: string
  /** Pattern with `:param` segments; `*` is every address that no other route has. */
  readonly pattern: string
  /** The parameter that the last segment of a catch-all is; such a route needs a segment. */
  readonly lastSegment?: string
  readonly layout: LayoutName
  /** Source file, the key of the build's manifest. */
  readonly source: string
  readonly module: () => Promise<PageModule>
}

/** The code of each page, by its folder in `pages/`. Each import is written out: the build finds them by their text. */
const pages = {
  home: () => import('../../pages/home/page.ts'),
  films: () => import('../../pages/films/page.ts'),
  film: () => import('../../pages/film/page.ts'),
  events: () => import('../../pages/events/page.ts'),
  event: () => import('../../pages/event/page.ts'),
  sites: () => import('../../pages/sites/page.ts'),
  site: () => import('../../pages/site/page.ts'),
  search: () => import('../../pages/search/page.ts'),
  'find-order': () => import('../../pages/find-order/page.ts'),
  'sign-in': () => import('../../pages/sign-in/page.ts'),
  'password-reset': () => import('../../pages/password-reset/page.ts'),
  'order-booking-mode': () => import('../../pages/order-booking-mode/page.ts'),
  'order-tickets': () => import('../../pages/order-tickets/page.ts'),
  'order-seats': () => import('../../pages/order-seats/page.ts'),
  'order-customer-details': () => import('../../pages/order-customer-details/page.ts'),
  'order-payment': () => import('../../pages/order-payment/page.ts'),
  'order-payment-return': () => import('../../pages/order-payment-return/page.ts'),
  'order-payment-standalone': () => import('../../pages/order-payment-standalone/page.ts'),
  'order-food': () => import('../../pages/order-food/page.ts'),
  'order-site-food': () => import('../../pages/order-site-food/page.ts'),
  'order-food-sites': () => import('../../pages/order-food-sites/page.ts'),
  'order-at-seat': () => import('../../pages/order-at-seat/page.ts'),
  'order-at-table': () => import('../../pages/order-at-table/page.ts'),
  'order-payment-at-place': () => import('../../pages/order-payment-at-place/page.ts'),
  counter: () => import('../../pages/counter/page.ts'),
  'gift-shop': () => import('../../pages/gift-shop/page.ts'),
  'gift-shop-basket': () => import('../../pages/gift-shop-basket/page.ts'),
  'gift-shop-confirmation': () => import('../../pages/gift-shop-confirmation/page.ts'),
  'gift-card': () => import('../../pages/gift-card/page.ts'),
  'gift-card-balance': () => import('../../pages/gift-card-balance/page.ts'),
  'gift-card-sheets': () => import('../../pages/gift-card-sheets/page.ts'),
  'completed-order': () => import('../../pages/completed-order/page.ts'),
  'member-update-details': () => import('../../pages/member-update-details/page.ts'),
  'member-signing-in': () => import('../../pages/member-signing-in/page.ts'),
  'member-messages': () => import('../../pages/member-messages/page.ts'),
  'sign-up': () => import('../../pages/sign-up/page.ts'),
  'sign-up-photo': () => import('../../pages/sign-up-photo/page.ts'),
  'member-account': () => import('../../pages/member-account/page.ts'),
  'member-bookings': () => import('../../pages/member-bookings/page.ts'),
  'member-transactions': () => import('../../pages/member-transactions/page.ts'),
  'member-receipt': () => import('../../pages/member-receipt/page.ts'),
  'member-seen-films': () => import('../../pages/member-seen-films/page.ts'),
  'member-payment-cards': () => import('../../pages/member-payment-cards/page.ts'),
  'member-add-payment-card': () => import('../../pages/member-add-payment-card/page.ts'),
  'member-vouchers': () => import('../../pages/member-vouchers/page.ts'),
  'member-data': () => import('../../pages/member-data/page.ts'),
  'member-refer-a-friend': () => import('../../pages/member-refer-a-friend/page.ts'),
  'member-coming-soon': () => import('../../pages/member-coming-soon/page.ts'),
  'member-overview': () => import('../../pages/member-overview/page.ts'),
  'member-rewards': () => import('../../pages/member-rewards/page.ts'),
  'member-recharge-points': () => import('../../pages/member-recharge-points/page.ts'),
  'member-film-watchlist': () => import('../../pages/member-film-watchlist/page.ts'),
  'coming-soon': () => import('../../pages/coming-soon/page.ts'),
  content: () => import('../../pages/content/page.ts'),
} satisfies Record<string, () => Promise<{ page: PageModule }>>

function createRoute(id: keyof typeof pages, pattern: string, layout: LayoutName): PageRoute {
  return {
    id,
    pattern,
    layout,
    source: `src/pages/${id}/page.ts`,
    module: async () => {
      const { page }: { page: PageModule } = await pages[id]()
      if (!page.isMemberOnly) return page
      return (await import('./guard-member-page.tsx')).guardMemberPage(page)
    },
  }
}

/** Where aliased pages stand. */
export interface PatternSource {
  getPattern: (page: AliasedPage) => string
}

/**
 * Addresses of what is not open yet, and of what leads on: all share one page.
 * @param open patterns that have a page of their own
 */
function createComingSoonRoutes(routes: PatternSource, open: ReadonlySet<string>): PageRoute[] {
  const patterns = [
    ...Object.keys(comingSoonPatterns),
    ...memberPages.map((page) => routes.getPattern(page)),
    // A subpage that the member's part does not have leads to its first one.
    `${routes.getPattern('MemberOverview')}*`,
    ...Object.values(forwardedPatterns),
  ]
  const areaPatterns = listMemberAreaPatterns(routes)
  return patterns
    .filter((pattern) => !open.has(pattern))
    .map((pattern) => {
      if (areaPatterns.has(pattern)) return createRoute('member-coming-soon', pattern, 'member')
      return createRoute('coming-soon', pattern, withoutNavigation.test(pattern) ? 'quiet' : 'browsing')
    })
}

/** What is behind the sign-in. */
function listMemberAreaPatterns(routes: PatternSource): ReadonlySet<string> {
  const named = memberPages.filter((page) => !entryPages.has(page)).map((page) => routes.getPattern(page))
  const fixed = Object.keys(comingSoonPatterns).filter((pattern) => pattern.startsWith('/member/'))
  return new Set([...named, ...fixed])
}

/** Every page of the storefront; aliased pages are at the addresses from the initial data. */
export function createRouteTable(routes: PatternSource): PageRoute[] {
  const table = [
    createRoute('home', routes.getPattern('Home'), 'browsing'),
    createRoute('films', routes.getPattern('Films'), 'browsing'),
    createRoute('film', routes.getPattern('FilmDetails'), 'browsing'),
    createRoute('events', routes.getPattern('Events'), 'browsing'),
    createRoute('event', routes.getPattern('EventDetails'), 'browsing'),
    createRoute('sites', routes.getPattern('Cinemas'), 'browsing'),
    createRoute('site', routes.getPattern('Cinema'), 'browsing'),
    ...(Object.keys(sitePatterns) as (keyof typeof sitePatterns)[]).map((id) =>
      createRoute(id, sitePatterns[id], 'browsing'),
    ),
    // No city prompt for a visitor who looks for a lost ticket.
    createRoute('find-order', routes.getPattern('FindOrder'), 'quiet'),
    createRoute('sign-in', routes.getPattern('SignIn'), 'sign-in'),
    createRoute('password-reset', routes.getPattern('PasswordReset'), 'sign-in'),
    // The code of a reset stands behind the address of its page, wherever that is.
    createRoute('password-reset', `${routes.getPattern('PasswordReset')}*`, 'sign-in'),
    createRoute('order-booking-mode', orderPatterns.bookingMode, 'order'),
    createRoute('order-tickets', orderPatterns.tickets, 'order'),
    createRoute('order-seats', orderPatterns.seats, 'order'),
    createRoute('order-customer-details', orderPatterns.customerDetails, 'order'),
    createRoute('order-payment', orderPatterns.payment, 'order'),
    createRoute('order-payment-return', orderPatterns.paymentReturn, 'order'),
    createRoute('order-payment-standalone', orderPatterns.paymentStandalone, 'order'),
    createRoute('completed-order', orderPatterns.completedOrder, 'order'),
    ...(Object.keys(foodPatterns) as (keyof typeof foodPatterns)[]).map((id) =>
      createRoute(id, foodPatterns[id], 'food'),
    ),
    createRoute('counter', staffPatterns.counter, 'counter'),
    ...(Object.keys(giftShopPatterns) as (keyof typeof giftShopPatterns)[]).map((id) =>
      createRoute(id, giftShopPatterns[id], 'gift-shop'),
    ),
    createRoute('member-update-details', routes.getPattern('MemberUpdateDetails'), 'member'),
    createRoute('sign-up', routes.getPattern('SignUp'), 'sign-in'),
    createRoute('sign-up-photo', memberEntryPatterns['sign-up-photo'], 'sign-in'),
    createRoute('member-overview', routes.getPattern('MemberOverview'), 'member'),
    createRoute('member-rewards', routes.getPattern('MemberRewardsAndOffers'), 'member'),
    createRoute('member-recharge-points', routes.getPattern('MemberRechargePoints'), 'member'),
    createRoute('member-bookings', routes.getPattern('MemberBookingsAndTransactions'), 'member'),
    createRoute('member-film-watchlist', routes.getPattern('MemberWatchlist'), 'member'),
    ...(Object.keys(memberPatterns) as (keyof typeof memberPatterns)[]).map((id) =>
      createRoute(id, memberPatterns[id], 'member'),
    ),
  ]
  const open = new Set(table.map(({ pattern }) => pattern))
  table.push(...createComingSoonRoutes(routes, open))
  return [...table, ...getDetailCatchAlls(table), createRoute('content', '*', 'browsing')]
}
