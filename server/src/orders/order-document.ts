import type {
  Customer,
  Order,
  OrderPayment,
  OrderRelatedData,
  OrderResponse,
  OrderShowtime,
  OrderTicket,
} from '@foyer/contract/wire/orders'
import { computeContainedTax, nothing, sum, toWire, type TaxedAmount } from '../domain/money.ts'
import type { OrderRecord, OrderRow, PaymentRow, TicketRow } from './order-records.ts'
import type { OrderSettings } from './settings.ts'
import type { ShowtimeDetails } from './showtime-details.ts'

/** Facts of each showtime on an order, by showtime id. */
export type ShowtimeDetailsById = ReadonlyMap<string, ShowtimeDetails>

/** Tax rate of an amount without a ticket. */
const noTax = 0

/** Prices, fees and their sum, each the sum of its lines. */
export function sumTickets(tickets: readonly TicketRow[]): { total: TaxedAmount; bookingFee: TaxedAmount } {
  const prices = sum(
    tickets.map((ticket) => computeContainedTax(ticket.price_minor, ticket.tax_basis_points)),
  )
  const bookingFee = sum(
    tickets.map((ticket) => computeContainedTax(ticket.booking_fee_minor, ticket.tax_basis_points)),
  )
  return { total: sum([prices, bookingFee]), bookingFee }
}

/** What of the settings shows in an order. */
export type DocumentSettings = Pick<OrderSettings, 'currencyDecimals' | 'longestHold'>

/** Latest end of an order's hold, however often its expiry is reset. Epoch milliseconds. */
export function getLatestEnd(order: OrderRow, { longestHold }: Pick<OrderSettings, 'longestHold'>): number {
  return order.created_at + longestHold
}

/** An order as the wire has it. */
export function toOrderDocument(
  record: OrderRecord,
  details: ShowtimeDetailsById,
  settings: DocumentSettings,
): Order {
  const { order, tickets, payments } = record
  const decimals = settings.currencyDecimals
  const { total, bookingFee } = sumTickets(tickets)
  const completed = order.status === 'Completed'
  const totalPrice = toWire(total, decimals)
  const totalBookingFee = toWire(bookingFee, decimals)
  return {
    id: order.id,
    type: order.type,
    status: completed ? 'Completed' : 'InProgress',
    siteId: order.site_id,
    expiresAt: order.status === 'InProgress' ? toIsoInstant(order.expires_at) : null,
    latestExpiresAt: order.status === 'InProgress' ? toIsoInstant(getLatestEnd(order, settings)) : null,
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
            createdAt: toIsoInstant(order.completed_at),
          }
        : null,
    vouchers: [],
    deals: [],
    payments: payments.map((payment) => toPaymentDocument(payment, total, decimals)),
    showtimes: record.showtimeIds.map((id) => toShowtimeDocument(id, record, details.get(id), decimals)),
    items: [],
    subscription: null,
  }
}

/** A payment's value carries the order's tax when it pays for the whole order. */
export function toPaymentDocument(payment: PaymentRow, total: TaxedAmount, decimals: number): OrderPayment {
  const value =
    payment.amount_minor === total.gross ? total : computeContainedTax(payment.amount_minor, noTax)
  return { id: payment.id, type: payment.type, value: toWire(value, decimals), status: payment.status }
}

function toShowtimeDocument(
  showtimeId: string,
  { tickets, openSeats }: OrderRecord,
  details: ShowtimeDetails | undefined,
  decimals: number,
): OrderShowtime {
  const own = tickets.filter((ticket) => ticket.showtime_id === showtimeId)
  const open = openSeats.filter((seat) => seat.showtimeId === showtimeId)
  const seatIds = [...own.map((ticket) => ticket.seat_id), ...open.map((seat) => seat.seatId)]
  return {
    showtimeId,
    tickets: own.map((ticket) => toTicketDocument(ticket, decimals)),
    seats: seatIds.flatMap((id) => (id === null ? [] : (details?.seats.get(id) ?? []))),
    seatSwapStatus: { isAvailable: false, unavailableReason: null },
  }
}

function toTicketDocument(ticket: TicketRow, decimals: number): OrderTicket {
  return {
    type: 'Ticket',
    id: ticket.ticket_id,
    ticketTypeId: ticket.ticket_type_id,
    seatId: ticket.seat_id,
    price: toWire(computeContainedTax(ticket.price_minor, ticket.tax_basis_points), decimals),
    amountSaved: toWire(nothing, decimals),
    bookingFee: toWire(computeContainedTax(ticket.booking_fee_minor, ticket.tax_basis_points), decimals),
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
export function mergeRelatedData(record: OrderRecord, details: ShowtimeDetailsById): OrderRelatedData {
  const parts = record.showtimeIds.flatMap((id) => details.get(id)?.relatedData ?? [])
  const bought = new Set(record.tickets.map((ticket) => ticket.ticket_type_id))
  return {
    showtimes: uniqueById(parts.flatMap((part) => part.showtimes)),
    sites: uniqueById(parts.flatMap((part) => part.sites)),
    films: uniqueById(parts.flatMap((part) => part.films)),
    castAndCrew: uniqueById(parts.flatMap((part) => part.castAndCrew)),
    genres: uniqueById(parts.flatMap((part) => part.genres)),
    censorRatings: uniqueById(parts.flatMap((part) => part.censorRatings)),
    attributes: uniqueById(parts.flatMap((part) => part.attributes)),
    screens: uniqueById(parts.flatMap((part) => part.screens)),
    events: uniqueById(parts.flatMap((part) => part.events)),
    areaCategories: uniqueById(parts.flatMap((part) => part.areaCategories)),
    ticketTypes: uniqueById(parts.flatMap((part) => part.ticketTypes.filter(({ id }) => bought.has(id)))),
  }
}

/** The answer of every call that reads or changes an order in progress. */
export function toOrderResponse(
  record: OrderRecord,
  details: ShowtimeDetailsById,
  settings: DocumentSettings,
): OrderResponse {
  return {
    order: toOrderDocument(record, details, settings),
    relatedData: mergeRelatedData(record, details),
  }
}

/** The customer of the order, or null if not set yet. */
export function getCustomer(record: { readonly order: Pick<OrderRow, 'customer'> }): Customer | null {
  // Written only by this server, from a validated request.
  return record.order.customer === null ? null : (JSON.parse(record.order.customer) as Customer)
}

/**
 * The customer as shown to anybody with the order's link: the link grants access forever, and years later no names are
 * needed. Null after enough time since the last showtime, or since the sale if none is known.
 */
export function hideCustomer(
  record: OrderRecord,
  details: ShowtimeDetailsById,
  now: number,
  shownFor: number,
): Customer | null {
  const { status, completed_at: completedAt, created_at: createdAt } = record.order
  if (status !== 'Completed') return getCustomer(record)
  const over = Math.max(completedAt ?? createdAt, ...[...details.values()].map(({ startsAt }) => startsAt))
  return now > over + shownFor ? null : getCustomer(record)
}

/** UTC, as the wire writes an instant that no zone matters to. */
export function toIsoInstant(at: number): string {
  return new Date(at).toISOString()
}

function uniqueById<T extends { id: string }>(entities: readonly T[]): T[] {
  return [...new Map(entities.map((entity) => [entity.id, entity])).values()]
}
