import type { PackagePart, ShowtimeLine, TicketLine } from '../order-store/order-contents.ts'
import type { Step } from '../order-store/steps.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import type { TicketToPrice } from '../pricing/order-to-price.ts'
import type { PricedTicket } from '../pricing/priced-order.ts'
import { listDiscountLines, listTicketDiscounts } from './apply-discounts.ts'
import { countRequestedPlaces, type HoldRequest } from './hold-request.ts'
import type { SeatedTicket } from './hold-rules.ts'
import { getOpeners, toRedemption } from './open-prices.ts'
import { changeContents } from './change-contents.ts'
import { priceContents, priceNewTickets } from './price-contents.ts'
import type { TicketRedemptions } from './redeem-tickets.ts'
import type { OrderSettings } from './settings.ts'
import type { TicketOffer } from './showtime-details.ts'

/** What opens the prices of a request's tickets, by ticket. */
export interface TicketOpenings {
  readonly redemptions: TicketRedemptions
  /** Ids of rewards that the member has taken. */
  readonly usedRewards: ReadonlyMap<string, readonly string[]>
}

/** Replaces an order's tickets for the showtime, and updates its total. */
export function setShowtimeLine(
  hold: HoldRequest,
  tickets: readonly SeatedTicket[],
  { isFeeApplicableToUnpaidBookings }: Pick<OrderSettings, 'isFeeApplicableToUnpaidBookings'>,
  { redemptions, usedRewards }: TicketOpenings,
): StoredOrder {
  const { order, showtime, request, expiresAt } = hold
  const { showtimeId } = showtime
  const before = order.contents.showtimes
  const others = before.filter((line) => line.showtimeId !== showtimeId)
  const priced = priceNewTickets(
    { ...order.contents, showtimes: others },
    tickets.map((ticket) => toTicketToPrice(ticket, hold, redemptions)),
    { bookingMode: order.bookingMode, isFeeApplicableToUnpaidBookings },
  )
  const line: ShowtimeLine = {
    showtimeId,
    tickets: tickets.map((ticket) => ({
      ...toTicketLine(ticket, priced),
      ...redemptions.get(ticket.ticket.id)?.reference,
      ...toUsedRewards(usedRewards.get(ticket.ticket.id)),
    })),
    openSeatIds: tickets.length > 0 ? [] : [...request.seats].sort(),
  }
  const isWanted = countRequestedPlaces(request, showtime) > 0
  const isOn = before.length > others.length
  const changed = isOn
    ? before.map((each) => (each.showtimeId === showtimeId ? line : each))
    : [...before, line]
  const showtimes = isWanted ? changed : others
  const contents = changeContents(order.contents, {
    showtimes,
    discounts: listDiscountLines(hold, { showtimes }),
  })
  const totalMinor = priceContents(contents).totals.totalPrice.gross
  return { ...order, contents, totalMinor, expiresAt: isWanted ? expiresAt : order.expiresAt }
}

const toUsedRewards = (ids: readonly string[] = []): Pick<TicketLine, 'usedRewardIds'> =>
  ids.length === 0 ? {} : { usedRewardIds: ids }

function toTicketToPrice(
  { ticket, offer }: SeatedTicket,
  hold: HoldRequest,
  redemptions: TicketRedemptions,
): TicketToPrice {
  return {
    id: ticket.id,
    listPrice: offer.restriction?.listPriceMinor ?? offer.priceMinor,
    bookingFee: offer.bookingFeeMinor,
    taxBasisPoints: offer.taxBasisPoints,
    discounts: listTicketDiscounts(hold, ticket),
    redemption: toRedemption(ticket, offer) ?? redemptions.get(ticket.id)?.redemption ?? null,
  }
}

function toTicketLine(
  { ticket, offer, seatIds }: SeatedTicket,
  pricedTickets: ReadonlyMap<string, PricedTicket>,
): TicketLine {
  const priced = pricedTickets.get(ticket.id)
  if (!priced) throw new RangeError(`ticket ${ticket.id} has no price`)
  const savedMinor = priced.saved.gross
  const waivedFeeMinor = priced.originalBookingFee.gross - priced.bookingFee.gross
  return {
    id: ticket.id,
    ticketTypeId: offer.ticketTypeId,
    areaCategoryId: offer.areaCategoryId,
    seatId: offer.package ? null : (seatIds[0] ?? null),
    priceMinor: priced.price.gross,
    ...(savedMinor > 0 ? { savedMinor } : {}),
    bookingFeeMinor: priced.bookingFee.gross,
    ...(waivedFeeMinor > 0 ? { waivedFeeMinor } : {}),
    taxBasisPoints: offer.taxBasisPoints,
    ...getOpeners(ticket, offer),
    ...(priced.discountId === null ? {} : { discountId: priced.discountId }),
    ...(offer.package ? { parts: listParts(offer.package, seatIds) } : {}),
  }
}

function listParts(
  { tickets, items }: NonNullable<TicketOffer['package']>,
  seatIds: SeatedTicket['seatIds'],
): PackagePart[] {
  return [
    ...tickets.map(({ ticketTypeId }, index) => ({
      kind: 'ticket' as const,
      ticketTypeId,
      seatId: seatIds[index] ?? null,
    })),
    ...items.map(({ itemId, quantity }) => ({ kind: 'item' as const, itemId, quantity })),
  ]
}

/** Steps that record the showtimes of an order, if they have changed. */
export function getShowtimeSteps(before: StoredOrder, after: StoredOrder, showtimeId: string): Step[] {
  const isOn = ({ contents }: StoredOrder) =>
    contents.showtimes.some((line) => line.showtimeId === showtimeId)
  if (isOn(before) === isOn(after)) return []
  return [{ kind: isOn(after) ? 'showtime.add' : 'showtime.remove', showtimeId }]
}
