import type { NamedEntity } from '@foyer/contract/wire/common'
import type {
  Customer,
  Order,
  OrderDeal,
  OrderPayment,
  OrderRelatedData,
  OrderResponse,
  OrderShowtime,
  OrderTicket,
  OrderTicketRedemptionCard,
  OrderVoucher,
} from '@foyer/contract/wire/orders'
import { toWire, type TaxedAmount } from '../domain/money.ts'
import type { TicketType } from '@foyer/contract/wire/ticket-prices'
import {
  listPlaces,
  type OrderContents,
  type PaymentLine,
  type RedemptionCardLine,
  type ShowtimeLine,
  type TicketLine,
  type VoucherLine,
} from '../order-store/order-contents.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import type { PricedOrder, PricedTicket } from '../pricing/priced-order.ts'
import { toWirePayment, toWireTicket, toWireTotals } from '../pricing/to-wire.ts'
import { toGoodsDocument } from './items/goods-document.ts'
import { toIsoInstant } from './iso-instant.ts'
import { getBalanceUnits } from './payment-parts.ts'
import { priceContents } from './price-contents.ts'
import type { OrderSettings } from './settings.ts'
import type { ShowtimeDetails } from './showtime-details.ts'
import { isReleasable } from './unpaid-bookings.ts'

/** Details of each showtime on an order, by showtime id. */
export type ShowtimeDetailsById = ReadonlyMap<string, ShowtimeDetails>

/** Settings that an order's document depends on. */
export type DocumentSettings = Pick<OrderSettings, 'currencyDecimals' | 'longestHold'>

/** Latest possible expiry of an order's hold, however often it is reset. Epoch milliseconds. */
export function getLatestEnd(
  order: Pick<StoredOrder, 'createdAt'>,
  { longestHold }: Pick<OrderSettings, 'longestHold'>,
): number {
  return order.createdAt + longestHold
}

/** Converts an order to the interface's form. */
export function toOrderDocument(
  order: StoredOrder,
  details: ShowtimeDetailsById,
  settings: DocumentSettings,
): Order {
  const { showtimes, payments } = order.contents
  const decimals = settings.currencyDecimals
  const priced = priceContents(order.contents)
  const { totalPrice, originalPrice, totalBookingFee, originalBookingFee } = toWireTotals(
    priced.totals,
    decimals,
  )
  const tickets = new Map(priced.tickets.map((ticket) => [ticket.id, ticket]))
  const completed = order.status === 'Completed'
  const isCollected = order.contents.collectedAt !== null
  const isRefunded = order.contents.refund !== undefined
  return {
    id: order.id,
    type: order.type,
    status: completed ? 'Completed' : 'InProgress',
    siteId: order.siteId,
    expiresAt: order.status === 'InProgress' ? toIsoInstant(order.expiresAt) : null,
    latestExpiresAt: order.status === 'InProgress' ? toIsoInstant(getLatestEnd(order, settings)) : null,
    totalPrice,
    originalPrice,
    booking:
      order.bookingMode === null
        ? null
        : {
            id: order.bookingId,
            mode: order.bookingMode,
            totalBookingFee,
            originalBookingFee,
            ...(isReleasable(order) ? { releasesAt: toIsoInstant(order.expiresAt) } : {}),
          },
    transaction:
      completed && order.transactionNumber !== null && order.bookingId !== null && order.completedAt !== null
        ? {
            number: order.transactionNumber,
            barcode: order.bookingId,
            createdAt: toIsoInstant(order.completedAt),
          }
        : null,
    vouchers: order.contents.vouchers.map(toVoucherDocument),
    deals: order.contents.deals.map((deal) => toDealDocument(deal, priced, decimals)),
    ...toCardsDocument(order.contents),
    payments: payments.map((payment) => toPaymentDocument(payment, priced.totals.totalPrice, decimals)),
    showtimes: showtimes.map((line) =>
      toShowtimeDocument(line, details.get(line.showtimeId), tickets, { decimals, isCollected, isRefunded }),
    ),
    ...toGoodsDocument(order, priced, decimals),
    subscription: null,
  }
}

export function toPaymentDocument(payment: PaymentLine, total: TaxedAmount, decimals: number): OrderPayment {
  const { id, type, amountMinor, status, maskedDetail } = payment
  const document = { id, type, value: toWirePayment(amountMinor, total, decimals), status }
  const units = getBalanceUnits(payment)
  return {
    ...document,
    ...(type === 'GiftCard' ? { maskedDetail } : {}),
    ...(payment.balance ? { balanceTypeId: payment.balance.balanceTypeId, units } : {}),
  }
}

export function toVoucherDocument(voucher: VoucherLine): OrderVoucher {
  const { id, kind, maskedBarcode, voucherTypeCode, description, expiresAt } = voucher
  return {
    id,
    type: kind,
    maskedBarcode,
    voucherTypeCode,
    voucherTypeDescription: description,
    expiresAt: expiresAt === null ? null : toIsoInstant(expiresAt),
  }
}

function toDealDocument(
  { id, dealId, voucherId }: OrderContents['deals'][number],
  { deals }: Pick<PricedOrder, 'deals'>,
  decimals: number,
): OrderDeal {
  const { saved = 0, tax = 0 } = deals.find((deal) => deal.id === id) ?? {}
  return { id, dealId, voucherId, amountSaved: toWire({ gross: saved, tax }, decimals) }
}

export function toCardDocument(card: RedemptionCardLine): OrderTicketRedemptionCard {
  const { id, kind, maskedNumber, schemeId, subscriptionId } = card
  return {
    id,
    type: kind,
    maskedCardNumber: maskedNumber,
    ...(schemeId === undefined ? {} : { thirdPartyMemberSchemeId: schemeId }),
    ...(subscriptionId === undefined ? {} : { subscriptionId }),
  }
}

/** Other servers do not have this field, so it is present only if it is not empty. */
function toCardsDocument({ redemptionCards }: OrderContents): Pick<Order, 'ticketRedemptionCards'> {
  return redemptionCards.length > 0 ? { ticketRedemptionCards: redemptionCards.map(toCardDocument) } : {}
}

/** What is the same for all tickets of an order. */
interface TicketForm {
  readonly decimals: number
  readonly isCollected: boolean
  readonly isRefunded: boolean
}

function toShowtimeDocument(
  { showtimeId, tickets, openSeatIds }: ShowtimeLine,
  details: ShowtimeDetails | undefined,
  priced: ReadonlyMap<string, PricedTicket>,
  form: TicketForm,
): OrderShowtime {
  const seatIds = [...tickets.flatMap(listPlaces).map(({ seatId }) => seatId), ...openSeatIds]
  return {
    showtimeId,
    tickets: tickets.flatMap((ticket) => {
      const price = priced.get(ticket.id)
      return price ? [toTicketDocument(ticket, price, form)] : []
    }),
    seats: seatIds.flatMap((id) => (id === null ? [] : (details?.seats.get(id) ?? []))),
    seatSwapStatus: { isAvailable: false, unavailableReason: null },
  }
}

function toTicketDocument(
  ticket: TicketLine,
  priced: PricedTicket,
  { decimals, isCollected, isRefunded }: TicketForm,
): OrderTicket {
  const { parts = [] } = ticket
  return {
    type: 'Ticket',
    id: ticket.id,
    ticketTypeId: ticket.ticketTypeId,
    seatId: ticket.seatId,
    ...toWireTicket(priced, decimals),
    rewardId: ticket.rewardId ?? null,
    ticketRedemptionCardId: ticket.ticketRedemptionCardId ?? null,
    voucherId: ticket.voucherId ?? null,
    collectionStatus: isCollected ? 'Collected' : 'NotCollected',
    refundStatus: isRefunded ? 'Refunded' : 'NotRefunded',
    tickets: parts.flatMap((part) =>
      part.kind === 'ticket'
        ? [{ ticketTypeId: part.ticketTypeId, admissionStatus: 'NotAdmitted', seatId: part.seatId }]
        : [],
    ),
    items: parts.flatMap((part) =>
      part.kind === 'item' ? Array.from({ length: part.quantity }, () => ({ itemId: part.itemId })) : [],
    ),
    ...(ticket.discountId === undefined ? {} : { discountId: ticket.discountId }),
    ...(ticket.thirdPartyMemberCardId === undefined
      ? {}
      : { thirdPartyMemberCardId: ticket.thirdPartyMemberCardId }),
  }
}

/** Showtimes of an order with the ticket types bought for each. */
export type BoughtTicketTypes = readonly {
  readonly showtimeId: string
  readonly ticketTypeIds: readonly string[]
}[]

const listBought = ({ showtimes }: OrderContents): BoughtTicketTypes =>
  showtimes.map(({ showtimeId, tickets }) => ({
    showtimeId,
    ticketTypeIds: tickets.flatMap(({ ticketTypeId, parts = [] }) => [
      ticketTypeId,
      ...parts.flatMap((part) => (part.kind === 'ticket' ? [part.ticketTypeId] : [])),
    ]),
  }))

/** Ticket types of an order's tickets, each once, as currently in the catalogue. */
export function listBoughtTicketTypes(contents: OrderContents, details: ShowtimeDetailsById): TicketType[] {
  return collectRelatedData(listBought(contents), details).ticketTypes
}

/** What an order refers to, each entity once. Ticket types and items of a completed order are those that were sold. */
export function mergeRelatedData(order: StoredOrder, details: ShowtimeDetailsById): OrderRelatedData {
  const related = collectRelatedData(listBought(order.contents), details)
  const { sold, items } = order.contents
  // As it is, so that its text is written once.
  if (!sold && items.length === 0) return related
  return {
    ...related,
    ...(sold ? { ticketTypes: [...sold.ticketTypes] } : {}),
    ...(sold?.site ? { sites: [sold.site] } : {}),
    ...toItemsDocument(items.map(({ itemId: id, name }) => ({ id, name }))),
  }
}

/** Orders without items say nothing of them. */
export function toItemsDocument(items: readonly NamedEntity[]): Pick<OrderRelatedData, 'items'> {
  return items.length > 0 ? { items: uniqueById(items) } : {}
}

/** Related data of one showtime by its ticket types: the same object for all orders, so that its text is created once. */
const relatedOfShowtime = new WeakMap<ShowtimeDetails, Map<string, OrderRelatedData>>()

/** Everything that showtimes and tickets refer to, each entity once. Shared by many answers: do not modify. */
export function collectRelatedData(
  showtimes: BoughtTicketTypes,
  details: ShowtimeDetailsById,
): OrderRelatedData {
  const bought = [...new Set(showtimes.flatMap(({ ticketTypeIds }) => ticketTypeIds))].sort()
  const [first, ...others] = showtimes.flatMap(({ showtimeId }) => details.get(showtimeId) ?? [])
  if (!first || others.length > 0) return joinRelatedData([...(first ? [first] : []), ...others], bought)
  const known = relatedOfShowtime.get(first) ?? new Map<string, OrderRelatedData>()
  relatedOfShowtime.set(first, known)
  const key = bought.join('\n')
  const related = known.get(key) ?? joinRelatedData([first], bought)
  known.set(key, related)
  return related
}

function joinRelatedData(
  details: readonly ShowtimeDetails[],
  ticketTypeIds: readonly string[],
): OrderRelatedData {
  const parts = details.map(({ relatedData }) => relatedData)
  const bought = new Set(ticketTypeIds)
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
  order: StoredOrder,
  details: ShowtimeDetailsById,
  settings: DocumentSettings,
): OrderResponse {
  return {
    order: toOrderDocument(order, details, settings),
    relatedData: mergeRelatedData(order, details),
  }
}

/**
 * The customer as shown to anybody with the order's link, which never expires. Null when enough time has passed since
 * the last showtime, or since the sale if the order has none: names are not needed any more.
 */
export function hideCustomer(
  order: StoredOrder,
  details: ShowtimeDetailsById,
  now: number,
  shownFor: number,
): Customer | null {
  if (order.status !== 'Completed') return order.customer
  const soldAt = order.completedAt ?? order.createdAt
  const over = Math.max(soldAt, ...[...details.values()].map(({ startsAt }) => startsAt))
  return now > over + shownFor ? null : order.customer
}

/** The first entity of each id. */
function uniqueById<T extends { id: string }>(entities: readonly T[]): T[] {
  const byId = new Map<string, T>()
  for (const entity of entities) if (!byId.has(entity.id)) byId.set(entity.id, entity)
  return [...byId.values()]
}
