import type { OrderResponse, OrderTicket } from '@foyer/contract/wire/orders'
import type { MonetaryValue, TranslatedText } from '@foyer/contract/wire/common'
import { addValues } from './amounts.ts'

/** Tickets of one type, as a summary shows them. */
export interface OrderLine {
  readonly ticketTypeId: string
  readonly name: string
  readonly areaName: string
  readonly quantity: number
  /** `H12`, in the order of the tickets; empty without allocated seating. */
  readonly seatLabels: readonly string[]
  /** Of all of them, without booking fees, in the currency's main unit. */
  readonly price: MonetaryValue
  /** Of all of them. */
  readonly bookingFee: MonetaryValue
}

type OrderLineTexts = (translated: TranslatedText | null | undefined) => string

/** An order's tickets by type, in the order in which they stand on it. */
export function getOrderLines({ order, relatedData }: OrderResponse, texts: OrderLineTexts): OrderLine[] {
  const seats = new Map(order.showtimes.flatMap((each) => each.seats).map((seat) => [seat.id, seat]))
  const byType = new Map<string, OrderTicket[]>()
  for (const ticket of order.showtimes.flatMap((each) => each.tickets)) {
    byType.set(ticket.ticketTypeId, [...(byType.get(ticket.ticketTypeId) ?? []), ticket])
  }
  return [...byType].map(([ticketTypeId, tickets]) => {
    const type = relatedData.ticketTypes.find((each) => each.id === ticketTypeId)
    const area = relatedData.areaCategories.find((each) => each.id === type?.areaCategoryId)
    return {
      ticketTypeId,
      name: texts(type?.description),
      areaName: texts(area?.name),
      quantity: tickets.length,
      seatLabels: tickets.flatMap(({ seatId }) => {
        const seat = seatId === null ? undefined : seats.get(seatId)
        return seat ? [seat.rowLabel + seat.label] : []
      }),
      price: addValues(tickets.map((ticket) => ticket.price)),
      bookingFee: addValues(tickets.map((ticket) => ticket.bookingFee)),
    }
  })
}
