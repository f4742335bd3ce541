import type { BookingMode } from '@foyer/contract/wire/enumerations'
import type { RequestedTicket } from '@foyer/contract/wire/orders'
import type { ItemChoice } from '../../domain/item-choice.ts'

/** A ticket in the basket, with what opens its price where that is restricted. */
export type BasketTicket = RequestedTicket

/** A line of goods in the basket. */
export interface BasketItem {
  /** Of the line: it names the same line in every request. */
  readonly id: string
  /** An item, or the size of one. */
  readonly itemId: string
  readonly quantity: number
  readonly modifiers: ItemChoice
  /** For the kitchen; empty without one. */
  readonly comment: string
  /** The member's reward that gives it for nothing; absent: it is paid. */
  readonly rewardId?: string
}

/** How goods reach the visitor, where that is not the counter. */
export type BasketDelivery =
  | {
      readonly method: 'InSeatDelivery'
      readonly seat: { readonly showtimeId: string; readonly seatId: string }
    }
  | { readonly method: 'CustomLocationDelivery'; readonly locationId: string }
  /** At the start of a slot, UTC. */
  | { readonly method: 'ServiceAreaPickup'; readonly startsAt: string }

/** A tip, as it is sent: in the currency's main unit, or a percentage of the items. */
export type BasketTip = { readonly amount: number } | { readonly percentage: number }

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
  /** Of the cinema. */
  readonly items: readonly BasketItem[]
  /** Null: fetched at the counter. */
  readonly delivery: BasketDelivery | null
  /** For the person who brings the items; empty without one. */
  readonly itemDeliveriesComment: string
  readonly tip: BasketTip | null
  /** Page of the code at the seat or table that the items are brought to; null where no code has said so. */
  readonly placeAddress: string | null
}

export const emptyBasket: Basket = {
  showtimeId: null,
  siteId: null,
  bookingMode: 'Paid',
  seatIds: [],
  tickets: [],
  discounts: [],
  items: [],
  delivery: null,
  itemDeliveriesComment: '',
  tip: null,
  placeAddress: null,
}

/** No goods, and no delivery, note, tip or place for them. */
export const noItems = {
  items: [],
  delivery: null,
  itemDeliveriesComment: '',
  tip: null,
  placeAddress: null,
} as const satisfies Partial<Basket>

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
