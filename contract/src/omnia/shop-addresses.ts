import { defaultPages, type PageType } from './pages.ts'

/** Addresses that the content system does not name; the order always stands here. */
export const orderPatterns = {
  tickets: '/order/showtimes/:showtimeId/tickets/',
  seats: '/order/showtimes/:showtimeId/seats/',
  customerDetails: '/order/customer-details/',
  payment: '/order/payment/',
  completedOrder: '/completed-order/',
} as const

/** Pages that the content system does not name, by their folder in the storefront's `pages/`: alike for every brand. */
export const sitePatterns = {
  search: '/search/',
} as const

/** What a part of the site that is not open yet is called in the words of its page. */
export type ComingSoonSection = 'food' | 'giftShop' | 'member' | 'subscription' | 'visit' | 'payment'

/** Addresses of what is not open yet; those that the content system names are added from its map. */
export const comingSoonPatterns: Readonly<Record<string, ComingSoonSection>> = {
  '/food-and-drink/': 'food',
  '/gift-shop/': 'giftShop',
  '/gift-shop/orders/:orderId/confirmation/': 'giftShop',
  '/sign-up/photo/': 'member',
  '/go/seat/:siteId/:screenId/:seatName/': 'food',
  '/go/table/:siteId/:locationName/': 'food',
  '/journeys/:journeyId/': 'visit',
  '/journeys/by-reference/:journeyReference/': 'visit',
  '/order/payment/standalone/': 'payment',
  '/order/sites/:siteId/food-and-drink/': 'food',
  '/order/showtimes/:showtimeId/food-and-drink/': 'food',
  '/member/payment-cards/': 'member',
  '/member/payment-cards/add-payment-card/': 'member',
  '/member/payment-cards/update-subscription-payment-card/': 'member',
  '/member/subscriptions/': 'member',
  '/subscription/': 'subscription',
  '/subscription/payment/': 'subscription',
  '/subscription/member-details/': 'subscription',
  '/subscription/member-photo/': 'subscription',
  '/subscription/member-sign-in/': 'subscription',
  '/subscription/reactivate/': 'subscription',
}

/** Addresses that lead to another one: how a seat is booked is not asked yet, and the member's part has a short name. */
export const forwardedPatterns = {
  bookingMode: '/order/showtimes/:showtimeId/booking-mode/',
  myAccount: '/my-account/',
} as const

/** A detail page is one of a thing with a name and an id: the name is for people, the id ends the address. */
const detailPattern = /^(\/.*?)(?::(?:film|event|site)Name\/)?:((?:film|event|site)Id)\/$/

/**
 * What all addresses of a detail page begin with, and the parameter that ends them; null of other patterns, and of one of
 * parameters alone, which would be every address there is.
 */
export function parseDetailPattern(pattern: string): { beginning: string; parameter: string } | null {
  const [, beginning = '/', parameter = ''] = detailPattern.exec(pattern) ?? []
  return beginning === '/' || beginning.includes(':') ? null : { beginning, parameter }
}

/** The segment that ends what stands behind a detail page's beginning, if it may be an id: ids have digits. */
export function lastId(rest: string): string | undefined {
  const last = rest.split('/').findLast(Boolean)
  return last !== undefined && /\d/.test(last) ? last : undefined
}

/** What of the shop stands at an address that a page of an editor cannot have; undefined where it is free. */
export function shopPageAt(
  path: string,
  pages: Readonly<Partial<Record<PageType, string>>> = {},
): string | undefined {
  const aliased = Object.entries({ ...defaultPages, ...pages })
  const isAt = ([, pattern]: [string, string]) => fits(pattern, path)
  const isBelow = ([alias, pattern]: [string, string]) => {
    if (alias === 'MemberOverview' || alias === 'PasswordReset') return path.startsWith(pattern)
    const beginning = parseDetailPattern(pattern)?.beginning
    return (
      beginning !== undefined &&
      path.startsWith(beginning) &&
      lastId(path.slice(beginning.length)) !== undefined
    )
  }
  const own = aliased.find(isAt) ?? aliased.find(isBelow)
  if (own) return `the page ${own[0]} (${own[1]})`
  const fixed = [
    ...Object.values(orderPatterns),
    ...Object.values(sitePatterns),
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
