import type { OrderResponse, OrderTicket } from '@foyer/contract/wire/orders'
import type { MonetaryValue, TranslatedText } from '@foyer/contract/wire/common'
import { addValues } from './amounts.ts'
import { countParts, type PackagePart } from './package-parts.ts'

/** What has been taken off the price of a ticket. */
export interface Saving {
  /** Null where the ticket does not name a discount. */
  readonly discountId: string | null
  readonly saved: MonetaryValue
  /** A voucher or card has paid it: it is no discount. */
  readonly isRedeemed: boolean
}

/** Tickets of one type, as a summary shows them. */
export interface OrderLine {
  readonly ticketTypeId: string
  readonly name: string
  readonly areaName: string
  readonly quantity: number
  /** Places that all of them take: more than the quantity for packages. */
  readonly places: number
  /** What one package holds; empty for a single ticket. */
  readonly parts: readonly PackagePart[]
  /** `H12`, in the order of the tickets; empty without allocated seating. */
  readonly seatLabels: readonly string[]
  /** Of all of them, without booking fees, in the currency's main unit. */
  readonly price: MonetaryValue
  /** What has been taken off the prices, ticket by ticket. */
  readonly savings: readonly Saving[]
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
      places: tickets.reduce((sum, ticket) => sum + Math.max(1, ticket.tickets?.length ?? 0), 0),
      parts: type ? countParts(type, relatedData.ticketTypes, texts) : [],
      seatLabels: tickets.flatMap(getSeatIds).flatMap((seatId) => {
        const seat = seats.get(seatId)
        return seat ? [seat.rowLabel + seat.label] : []
      }),
      savings: tickets.map((ticket) => ({
        discountId: ticket.discountId ?? null,
        saved: ticket.amountSaved,
        isRedeemed:
          (ticket.voucherId ?? ticket.ticketRedemptionCardId ?? ticket.thirdPartyMemberCardId ?? null) !==
          null,
      })),
      price: addValues(tickets.map((ticket) => ticket.price)),
      bookingFee: addValues(tickets.map((ticket) => ticket.bookingFee)),
    }
  })
}

/** Seats of a ticket, or of the tickets of a package. */
const getSeatIds = ({ seatId, tickets = [] }: OrderTicket): string[] =>
  [seatId, ...tickets.map((part) => part.seatId)].filter((id) => typeof id === 'string')
