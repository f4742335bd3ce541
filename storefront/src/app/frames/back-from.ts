import { foodPatterns } from '@foyer/contract/omnia/shop-addresses'
import type { PageContext } from '../../context/page-module.ts'
import type { Routes } from '../../domain/routes.ts'
import type { OrderStep } from '../../order/steps.ts'
import { toQuery, type TicketQuantities } from '../../order/tickets/ticket-quantities.ts'

export interface HeldShowtime {
  /** Null while nothing is held. */
  readonly showtimeId: string | null
  /** Of the order; null without one. */
  readonly siteId: string | null
  readonly party: TicketQuantities
  /** Page of the code at the seat or table that food is brought to; null without one. */
  readonly placeAddress: string | null
}

/** The step that an address stands for, by its end. */
const stepByEnd: readonly (readonly [end: string, step: OrderStep])[] = [
  ['/booking-mode/', 'booking'],
  ['/tickets/', 'tickets'],
  ['/seats/', 'seats'],
  ['/food-and-drink/', 'food'],
  ['/customer-details/', 'details'],
  ['/payment/', 'payment'],
]

const atPlace = ({ pattern }: PageContext) => pattern === foodPatterns['order-payment-at-place']

/**
 * The step before the one an address stands for, with its party; from the first one, the films. From the details it is the
 * tickets, whichever step comes before: seats are chosen from there. Food and drink without a showtime begins with its
 * cinema.
 * @param steps of the order
 */
export function getWayBack(
  page: PageContext,
  routes: Routes,
  { showtimeId: heldId, siteId, party, placeAddress }: HeldShowtime,
  steps: readonly OrderStep[],
): string {
  const showtimeId = page.params.showtimeId ?? heldId
  const current = stepByEnd.find(([end]) => page.pattern.endsWith(end))?.[1]
  if (current === undefined) return atPlace(page) && placeAddress !== null ? placeAddress : routes.films()
  const previous = steps[steps.indexOf(current) - 1]
  const before = (current === 'details' && previous === 'seats') || current === 'food' ? 'tickets' : previous
  if (before === 'details') return routes.customerDetails()
  if (before === 'basket') return routes.giftShopBasket()
  if (showtimeId === null) {
    if (current === 'food') return routes.foodSites()
    return before === 'food' && siteId !== null ? routes.siteFood(siteId) : routes.films()
  }
  const query = page.url.search || toQuery(party)
  switch (before) {
    case 'booking':
      return routes.bookingMode(showtimeId)
    case 'tickets':
      return routes.tickets(showtimeId) + query
    case 'seats':
      return routes.seats(showtimeId) + query
    case 'food':
      return routes.food(showtimeId)
    case 'payment':
    case undefined:
      return routes.films()
    default:
      return before satisfies never
  }
}
