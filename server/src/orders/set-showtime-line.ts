import type { ShowtimeLine, TicketLine } from '../order-store/order-contents.ts'
import type { Step } from '../order-store/steps.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import type { TicketToPrice } from '../pricing/order-to-price.ts'
import type { PricedTicket } from '../pricing/priced-order.ts'
import { countRequestedPlaces, type HoldRequest } from './hold-request.ts'
import type { SeatedTicket } from './hold-rules.ts'
import { priceContents, priceNewTickets } from './price-contents.ts'
import type { OrderSettings } from './settings.ts'

/** The order with the tickets in the place of those that it had for the showtime, and its new sum. */
export function setShowtimeLine(
  { order, showtime: { showtimeId }, request, expiresAt }: HoldRequest,
  tickets: readonly SeatedTicket[],
  { isFeeApplicableToUnpaidBookings }: Pick<OrderSettings, 'isFeeApplicableToUnpaidBookings'>,
): StoredOrder {
  const before = order.contents.showtimes
  const others = before.filter((line) => line.showtimeId !== showtimeId)
  const priced = priceNewTickets({ ...order.contents, showtimes: others }, tickets.map(toTicketToPrice), {
    bookingMode: order.bookingMode,
    isFeeApplicableToUnpaidBookings,
  })
  const line: ShowtimeLine = {
    showtimeId,
    tickets: tickets.map((ticket) => toTicketLine(ticket, priced)),
    openSeatIds: tickets.length > 0 ? [] : [...request.seats].sort(),
  }
  const isWanted = countRequestedPlaces(request) > 0
  const isOn = before.length > others.length
  const changed = isOn
    ? before.map((each) => (each.showtimeId === showtimeId ? line : each))
    : [...before, line]
  const contents = {
    ...order.contents,
    showtimes: isWanted ? changed : others,
    // Card fields that were opened for the old sum: the provider is refused when it asks whether it may charge them.
    payments: order.contents.payments.filter(({ status }) => status !== 'NotStarted'),
  }
  const totalMinor = priceContents(contents).totals.totalPrice.gross
  return { ...order, contents, totalMinor, expiresAt: isWanted ? expiresAt : order.expiresAt }
}

const toTicketToPrice = ({ ticketId, offer }: SeatedTicket): TicketToPrice => ({
  id: ticketId,
  listPrice: offer.priceMinor,
  bookingFee: offer.bookingFeeMinor,
  taxBasisPoints: offer.taxBasisPoints,
  discounts: [],
  redemption: null,
})

function toTicketLine(
  { ticketId, offer, seatId }: SeatedTicket,
  pricedTickets: ReadonlyMap<string, PricedTicket>,
): TicketLine {
  const priced = pricedTickets.get(ticketId)
  if (!priced) throw new RangeError(`ticket ${ticketId} has no price`)
  const savedMinor = priced.saved.gross
  const waivedFeeMinor = priced.originalBookingFee.gross - priced.bookingFee.gross
  return {
    id: ticketId,
    ticketTypeId: offer.ticketTypeId,
    areaCategoryId: offer.areaCategoryId,
    seatId,
    priceMinor: priced.price.gross,
    ...(savedMinor > 0 ? { savedMinor } : {}),
    bookingFeeMinor: priced.bookingFee.gross,
    ...(waivedFeeMinor > 0 ? { waivedFeeMinor } : {}),
    taxBasisPoints: offer.taxBasisPoints,
  }
}

/** Writes down which showtimes an order is for, where that has changed. */
export function getShowtimeSteps(before: StoredOrder, after: StoredOrder, showtimeId: string): Step[] {
  const isOn = ({ contents }: StoredOrder) =>
    contents.showtimes.some((line) => line.showtimeId === showtimeId)
  if (isOn(before) === isOn(after)) return []
  return [{ kind: isOn(after) ? 'showtime.add' : 'showtime.remove', showtimeId }]
}
