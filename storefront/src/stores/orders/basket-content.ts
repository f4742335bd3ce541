import type { BookingMode } from '@foyer/contract/wire/enumerations'
import type { RequestedTicket } from '@foyer/contract/wire/orders'

/** A ticket in the basket, with what opens its price where that is restricted. */
export type BasketTicket = RequestedTicket

export interface BasketItem {
  readonly itemId: string
  readonly quantity: number
  /** Quantity by modifier id. */
  readonly modifiers: Readonly<Record<string, number>>
  /** For the kitchen; empty without one. */
  readonly comment: string
}

/** A code that opens a discount for tickets of the showtime. */
export interface AppliedDiscount {
  readonly code: string
  readonly discountId: string
}

/** What a visitor has chosen, of whatever kind, before the server holds it. */
export interface Basket {
  /** Showtime of the seats and tickets; null without one. */
  readonly showtimeId: string | null
  /** Where the order is collected; null until known. */
  readonly siteId: string | null
  readonly bookingMode: BookingMode
  readonly seatIds: readonly string[]
  readonly tickets: readonly BasketTicket[]
  readonly discounts: readonly AppliedDiscount[]
  readonly items: readonly BasketItem[]
  /** For whoever brings the items; empty without one. */
  readonly itemDeliveriesComment: string
  /** In the currency's main unit. */
  readonly tip: number
}

export const emptyBasket: Basket = {
  showtimeId: null,
  siteId: null,
  bookingMode: 'Paid',
  seatIds: [],
  tickets: [],
  discounts: [],
  items: [],
  itemDeliveriesComment: '',
  tip: 0,
}

/** Quantity by ticket type id. */
export function countByType(
  tickets: readonly Pick<BasketTicket, 'ticketTypeId'>[],
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { ticketTypeId } of tickets) counts[ticketTypeId] = (counts[ticketTypeId] ?? 0) + 1
  return counts
}

/**
 * Tickets in these quantities: as many of the known ones as are still wanted, each with what opens its price, then new
 * ones. A ticket's id is its type's with the lowest free number, so that the same choice is the same request.
 */
export function toTickets(
  quantities: Readonly<Record<string, number>>,
  known: readonly BasketTicket[] = [],
): BasketTicket[] {
  return Object.entries(quantities).flatMap(([ticketTypeId, quantity]) => {
    const retained = known.filter((ticket) => ticket.ticketTypeId === ticketTypeId).slice(0, quantity)
    const used = new Set(retained.map(({ id }) => id))
    const tickets = [...retained]
    for (let number = 1; tickets.length < quantity; number++) {
      const id = `${ticketTypeId}-${String(number)}`
      if (!used.has(id)) tickets.push({ id, ticketTypeId })
    }
    return tickets
  })
}
