import { defaultPages, type PageType } from './pages.ts'

/** Addresses that the content system does not define; the order's are fixed. */
export const orderPatterns = {
  bookingMode: '/order/showtimes/:showtimeId/booking-mode/',
  tickets: '/order/showtimes/:showtimeId/tickets/',
  seats: '/order/showtimes/:showtimeId/seats/',
  customerDetails: '/order/customer-details/',
  payment: '/order/payment/',
  /** Where a payment provider's page sends visitors back to. */
  paymentReturn: '/order/payment/return/',
  /** Pays for an order that its address names. */
  paymentStandalone: '/order/payment/standalone/',
  completedOrder: '/completed-order/',
} as const

/** Pages of food and drink, by their folder in the storefront's `pages/`. */
export const foodPatterns = {
  'order-food': '/order/showtimes/:showtimeId/food-and-drink/',
  'order-site-food': '/order/sites/:siteId/food-and-drink/',
  /** The cinema first. */
  'order-food-sites': '/food-and-drink/',
  /** What a code at a seat leads to. */
  'order-at-seat': '/go/seat/:siteId/:screenId/:seatName/',
  /** What a code at a table leads to. */
  'order-at-table': '/go/table/:siteId/:locationName/',
  /** Pays at the seat or the table for what is brought there: details and payment on one page. Foyer's extension. */
  'order-payment-at-place': '/order/payment/at-place/',
} as const

/** Pages for the cinemas' staff, by their folder in the storefront's `pages/`: Foyer's extension. Nothing links to them. */
export const staffPatterns = {
  /** Orders that the workstation's site has to hand over. */
  counter: '/counter/',
} as const

/** Pages of the gift shop, by their folder in the storefront's `pages/`. */
export const giftShopPatterns = {
  'gift-shop': '/gift-shop/',
  'gift-shop-basket': '/gift-shop/basket/',
  'gift-shop-confirmation': '/gift-shop/orders/:orderId/confirmation/',
  'gift-card': '/gift-shop/gift-card/',
  'gift-card-balance': '/gift-shop/balance/',
  /** Bought gift cards, to print. */
  'gift-card-sheets': '/gift-shop/orders/:orderId/cards/',
} as const

/** Pages that the content system does not name, by their folder in the storefront's `pages/`: alike for every brand. */
export const sitePatterns = {
  search: '/search/',
} as const

/** Pages of the member's area that the content system does not name, by their folder in the storefront's `pages/`. */
export const memberPatterns = {
  'member-account': '/member/account/',
  'member-transactions': '/member/account/transactions/',
  /** What one order cost, to print. */
  'member-receipt': '/member/receipt/',
  'member-seen-films': '/member/film-watchlist/seen/',
  'member-payment-cards': '/member/payment-cards/',
  'member-add-payment-card': '/member/payment-cards/add-payment-card/',
  'member-signing-in': '/member/account/signing-in/',
  'member-messages': '/member/account/messages/',
  'member-vouchers': '/member/account/vouchers/',
  'member-data': '/member/account/your-data/',
  'member-refer-a-friend': '/member/refer-a-friend/',
} as const

/** Pages on the way into the member's area that the content system does not name, by their folder in `pages/`. */
export const memberEntryPatterns = {
  /** Where a new member may add a photo. */
  'sign-up-photo': '/sign-up/photo/',
} as const

/** Addresses of the member's area that are the same in every brand. */
export const memberAreaAddresses = {
  paymentCards: memberPatterns['member-payment-cards'],
  addPaymentCard: memberPatterns['member-add-payment-card'],
  vouchers: memberPatterns['member-vouchers'],
  data: memberPatterns['member-data'],
  subscriptions: '/member/subscriptions/',
} as const

/** The name, in its page's texts, of a part of the site that is not open yet. */
export type ComingSoonSection = 'member' | 'subscription' | 'visit'

/** Addresses of areas that are not open yet; those that the content system names are added from its map. */
export const comingSoonPatterns: Readonly<Record<string, ComingSoonSection>> = {
  '/journeys/:journeyId/': 'visit',
  '/journeys/by-reference/:journeyReference/': 'visit',
  '/member/payment-cards/update-subscription-payment-card/': 'member',
  [memberAreaAddresses.subscriptions]: 'member',
  '/subscription/': 'subscription',
  '/subscription/payment/': 'subscription',
  '/subscription/member-details/': 'subscription',
  '/subscription/member-photo/': 'subscription',
  '/subscription/member-sign-in/': 'subscription',
  '/subscription/reactivate/': 'subscription',
}

/** Addresses that redirect: the member's area has a short name. */
export const forwardedPatterns = {
  myAccount: '/my-account/',
} as const

/** Matches the pattern of a page of one film, event or site: a prefix, the name for people if there is one, the id. */
const detailPattern = /^(\/.*?)(?::(?:film|event|site)Name\/)?:((?:film|event|site)Id)\/$/

/**
 * Splits the pattern of a detail page: `/films/:filmName/:filmId/` is `{ prefix: '/films/', parameter: 'filmId' }`. Null
 * for patterns that do not end in `:filmId/`, `:eventId/` or `:siteId/`, and for those whose prefix is `/` or has a
 * parameter, since it would match too many addresses.
 */
export function parseDetailPattern(pattern: string): { prefix: string; parameter: string } | null {
  const [, prefix = '/', parameter = ''] = detailPattern.exec(pattern) ?? []
  return prefix === '/' || prefix.includes(':') ? null : { prefix, parameter }
}

/** The segment after a detail page's prefix, if it may be an id: ids have digits. */
export function findLastId(rest: string): string | undefined {
  const last = rest.split('/').findLast(Boolean)
  return last !== undefined && /\d/.test(last) ? last : undefined
}

/** The page of the shop at an address, which an editor's page cannot use; undefined if it is free. */
export function findShopPage(
  path: string,
  pages: Readonly<Partial<Record<PageType, string>>> = {},
): string | undefined {
  const aliased = Object.entries({ ...defaultPages, ...pages })
  const isAt = ([, pattern]: [string, string]) => fits(pattern, path)
  const isBelow = ([alias, pattern]: [string, string]) => {
    if (alias === 'MemberOverview' || alias === 'PasswordReset') return path.startsWith(pattern)
    const prefix = parseDetailPattern(pattern)?.prefix
    return (
      prefix !== undefined && path.startsWith(prefix) && findLastId(path.slice(prefix.length)) !== undefined
    )
  }
  const own = aliased.find(isAt) ?? aliased.find(isBelow)
  if (own) return `the page ${own[0]} (${own[1]})`
  const fixed = [
    ...Object.values(orderPatterns),
    ...Object.values(foodPatterns),
    ...Object.values(staffPatterns),
    ...Object.values(giftShopPatterns),
    ...Object.values(sitePatterns),
    ...Object.values(memberPatterns),
    ...Object.values(memberEntryPatterns),
    ...Object.keys(comingSoonPatterns),
  ]
  const other = [...fixed, ...Object.values(forwardedPatterns)].find((pattern) => fits(pattern, path))
  return other && `a page of the shop itself (${other})`
}

function fits(pattern: string, path: string): boolean {
  const [wanted, found] = [pattern.split('/'), path.split('/')]
  return (
    wanted.length === found.length &&
    wanted.every(
      (segment, index) => segment === found[index] || (segment.startsWith(':') && Boolean(found[index])),
    )
  )
}
