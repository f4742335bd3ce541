import type {
  Customer,
  Order,
  OrderPayment,
  OrderRelatedData,
  OrderResponse,
  OrderShowtime,
  OrderTicket,
} from '@foyer/contract/wire/orders'
import { containedTax, nothing, sum, toWire, type TaxedAmount } from './money.ts'
import type { OrderRecord, OrderRow, PaymentRow, TicketRow } from './order-records.ts'
import type { OrderSettings } from './settings.ts'
import type { ShowtimeFacts } from './showtime-facts.ts'

/** Facts of each showtime on an order, by showtime id. */
export type FactsById = ReadonlyMap<string, ShowtimeFacts>

/** Tax rate of a sum that no ticket stands behind. */
const noTax = 0

/** Prices, fees and their sum, each the sum of its lines. */
export function totalsOf(tickets: readonly TicketRow[]): { total: TaxedAmount; bookingFee: TaxedAmount } {
  const prices = sum(tickets.map((ticket) => containedTax(ticket.price_minor, ticket.tax_basis_points)))
  const bookingFee = sum(
    tickets.map((ticket) => containedTax(ticket.booking_fee_minor, ticket.tax_basis_points)),
  )
  return { total: sum([prices, bookingFee]), bookingFee }
}

/** What of the settings shows in an order. */
export type DocumentSettings = Pick<OrderSettings, 'currencyDecimals' | 'longestHold'>

/** When the hold of an order ends at the latest, however often its time is begun anew. Epoch milliseconds. */
export function latestEndOf(order: OrderRow, { longestHold }: Pick<OrderSettings, 'longestHold'>): number {
  return order.created_at + longestHold
}

/** An order as the wire has it. */
export function orderDocument(record: OrderRecord, facts: FactsById, settings: DocumentSettings): Order {
  const { order, tickets, payments } = record
  const decimals = settings.currencyDecimals
  const { total, bookingFee } = totalsOf(tickets)
  const completed = order.status === 'Completed'
  const totalPrice = toWire(total, decimals)
  const totalBookingFee = toWire(bookingFee, decimals)
  return {
    id: order.id,
    type: order.type,
    status: completed ? 'Completed' : 'InProgress',
    siteId: order.site_id,
    expiresAt: order.status === 'InProgress' ? instant(order.expires_at) : null,
    latestExpiresAt: order.status === 'InProgress' ? instant(latestEndOf(order, settings)) : null,
    totalPrice,
    originalPrice: totalPrice,
    booking: {
      id: order.barcode,
      mode: order.booking_mode,
      totalBookingFee,
      originalBookingFee: totalBookingFee,
    },
    transaction:
      completed && order.transaction_number !== null && order.barcode !== null && order.completed_at !== null
        ? {
            number: order.transaction_number,
            barcode: order.barcode,
            createdAt: instant(order.completed_at),
          }
        : null,
    vouchers: [],
    deals: [],
    payments: payments.map((payment) => paymentDocument(payment, total, decimals)),
    showtimes: record.showtimeIds.map((id) => showtimeDocument(id, record, facts.get(id), decimals)),
    items: [],
    subscription: null,
  }
}

/** A payment's value carries the order's tax when it pays for the whole order. */
export function paymentDocument(payment: PaymentRow, total: TaxedAmount, decimals: number): OrderPayment {
  const value = payment.amount_minor === total.gross ? total : containedTax(payment.amount_minor, noTax)
  return { id: payment.id, type: payment.type, value: toWire(value, decimals), status: payment.status }
}

function showtimeDocument(
  showtimeId: string,
  { tickets, openSeats }: OrderRecord,
  facts: ShowtimeFacts | undefined,
  decimals: number,
): OrderShowtime {
  const own = tickets.filter((ticket) => ticket.showtime_id === showtimeId)
  const open = openSeats.filter((seat) => seat.showtimeId === showtimeId)
  const seatIds = [...own.map((ticket) => ticket.seat_id), ...open.map((seat) => seat.seatId)]
  return {
    showtimeId,
    tickets: own.map((ticket) => ticketDocument(ticket, decimals)),
    seats: seatIds.flatMap((id) => (id === null ? [] : (facts?.seats.get(id) ?? []))),
    seatSwapStatus: { isAvailable: false, unavailableReason: null },
  }
}

function ticketDocument(ticket: TicketRow, decimals: number): OrderTicket {
  return {
    type: 'Ticket',
    id: ticket.ticket_id,
    ticketTypeId: ticket.ticket_type_id,
    seatId: ticket.seat_id,
    price: toWire(containedTax(ticket.price_minor, ticket.tax_basis_points), decimals),
    amountSaved: toWire(nothing, decimals),
    bookingFee: toWire(containedTax(ticket.booking_fee_minor, ticket.tax_basis_points), decimals),
    rewardId: null,
    ticketRedemptionCardId: null,
    voucherId: null,
    collectionStatus: 'NotCollected',
    refundStatus: 'NotRefunded',
    tickets: [],
    items: [],
  }
}

/** What an order refers to, each entity once. */
export function relatedDataOf(record: OrderRecord, facts: FactsById): OrderRelatedData {
  const parts = record.showtimeIds.flatMap((id) => facts.get(id)?.relatedData ?? [])
  const bought = new Set(record.tickets.map((ticket) => ticket.ticket_type_id))
  return {
    showtimes: onceEach(parts.flatMap((part) => part.showtimes)),
    sites: onceEach(parts.flatMap((part) => part.sites)),
    films: onceEach(parts.flatMap((part) => part.films)),
    castAndCrew: onceEach(parts.flatMap((part) => part.castAndCrew)),
    genres: onceEach(parts.flatMap((part) => part.genres)),
    censorRatings: onceEach(parts.flatMap((part) => part.censorRatings)),
    attributes: onceEach(parts.flatMap((part) => part.attributes)),
    screens: onceEach(parts.flatMap((part) => part.screens)),
    events: onceEach(parts.flatMap((part) => part.events)),
    areaCategories: onceEach(parts.flatMap((part) => part.areaCategories)),
    ticketTypes: onceEach(parts.flatMap((part) => part.ticketTypes.filter(({ id }) => bought.has(id)))),
  }
}

/** The answer of every call that reads or changes an order in progress. */
export function orderResponse(
  record: OrderRecord,
  facts: FactsById,
  settings: DocumentSettings,
): OrderResponse {
  return {
    order: orderDocument(record, facts, settings),
    relatedData: relatedDataOf(record, facts),
  }
}

/** Who the order is for, or null when nobody has said so yet. */
export function customerOf(record: { readonly order: Pick<OrderRow, 'customer'> }): Customer | null {
  // Written by this server alone, from a checked request.
  return record.order.customer === null ? null : (JSON.parse(record.order.customer) as Customer)
}

/**
 * The customer as whoever has an order's link may see them: the link is the key to it for ever, and who holds it years later
 * needs no names. Null when so much time has passed since the last showing, or since the sale where none is known.
 */
export function customerShownTo(
  record: OrderRecord,
  facts: FactsById,
  now: number,
  shownFor: number,
): Customer | null {
  const { status, completed_at: completedAt, created_at: createdAt } = record.order
  if (status !== 'Completed') return customerOf(record)
  const over = Math.max(completedAt ?? createdAt, ...[...facts.values()].map(({ startsAt }) => startsAt))
  return now > over + shownFor ? null : customerOf(record)
}

/** UTC, as the wire writes an instant that no zone matters to. */
export function instant(at: number): string {
  return new Date(at).toISOString()
}

function onceEach<T extends { id: string }>(entities: readonly T[]): T[] {
  return [...new Map(entities.map((entity) => [entity.id, entity])).values()]
}
