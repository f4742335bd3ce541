import { sum, type TaxedAmount } from '../domain/money.ts'
import { applyDeals, type DealtPrices } from './apply-deals.ts'
import { coverPayments } from './cover-payments.ts'
import { applyTax, subtract } from './minor-units.ts'
import type { OrderToPrice, TaxMode } from './order-to-price.ts'
import type { PricedDeal, PricedLine, PricedOrder, PricedTicket, PricedTotals } from './priced-order.ts'
import { priceMandatoryFees, priceTip } from './price-fees.ts'
import { findVoucherRefusal, priceItem, priceTicket, type Line, type TicketLine } from './price-lines.ts'

/**
 * Prices a whole order: the only source of its amounts. Each line is computed separately: list price, redemption or
 * discount, deals, tax; then fees and tip; totals are sums of these; payments come last. Amounts are whole minor units,
 * shares are rounded half up on their line (`minor-units.ts`), and the currency's decimals have no effect. Combinations
 * that are not allowed are returned as `refusals` beside the prices.
 * @throws RangeError on amounts that are negative, not whole or too large to be exact, on duplicate ids of lines, deals
 * or payments, and on a deal for a line that does not exist: programmer's errors.
 */
export function priceOrder(order: OrderToPrice): PricedOrder {
  const { taxMode, mandatoryFees } = order.settings
  requireUniqueIds([...order.tickets, ...order.items], 'line')
  requireUniqueIds(order.deals, 'deal')
  requireUniqueIds(order.payments, 'payment')
  const isCharged = isFeeCharged(order)
  const listedTickets = order.tickets.map((ticket) => priceTicket(ticket, isCharged))
  const listedItems = order.items.map(priceItem)
  const listed: readonly Line[] = [...listedTickets, ...listedItems]
  const dealt = applyDeals(new Map(listed.map(({ id, price }) => [id, price])), order.deals)
  const takeDeals = <L extends Line>(line: L): L => ({
    ...line,
    price: dealt.prices.get(line.id) ?? line.price,
  })
  const itemLines = listedItems.map(takeDeals)
  const tickets = listedTickets.map(takeDeals).map((line) => taxTicket(line, taxMode))
  const items = itemLines.map((line) => taxLine(line, taxMode))
  const fees = priceMandatoryFees(mandatoryFees, itemLines, taxMode)
  const mandatoryFee = sum(fees.map(({ price }) => price))
  const tip = { gross: priceTip(order.tip, itemLines), tax: 0 }
  const totals = addUp(tickets, items, { mandatoryFee, tip })
  const { payments, restToPay, refusals } = coverPayments(totals.totalPrice.gross, order.payments)
  return {
    tickets,
    items,
    mandatoryFees: fees,
    deals: taxDeals(listed, dealt, taxMode),
    totals,
    payments,
    restToPay,
    refusals: [...listedTickets.flatMap(findVoucherRefusal), ...dealt.refusals, ...refusals],
  }
}

/** Unpaid bookings have booking fees only if the channel says so. */
function isFeeCharged({ bookingMode, settings }: OrderToPrice): boolean {
  return bookingMode === 'Paid' || bookingMode === null || settings.isFeeApplicableToUnpaidBookings
}

function taxLine({ id, taxBasisPoints, discountId, ...line }: Line, mode: TaxMode): PricedLine {
  const original = applyTax(line.original, taxBasisPoints, mode)
  const price = applyTax(line.price, taxBasisPoints, mode)
  return { id, original, saved: subtract(original, price), price, discountId }
}

function taxTicket(line: TicketLine, mode: TaxMode): PricedTicket {
  return {
    ...taxLine(line, mode),
    originalBookingFee: applyTax(line.originalBookingFee, line.taxBasisPoints, mode),
    bookingFee: applyTax(line.bookingFee, line.taxBasisPoints, mode),
  }
}

/** Taxes of what deals save: of each line what its tax is before a deal and not after it, so that all add up. */
function taxDeals(listed: readonly Line[], { deals }: DealtPrices, mode: TaxMode): PricedDeal[] {
  const lines = new Map(listed.map((line) => [line.id, { price: line.price, rate: line.taxBasisPoints }]))
  return deals.map(({ id, saved, savings }) => {
    let tax = 0
    for (const [lineId, saving] of savings) {
      const { price = 0, rate = 0 } = lines.get(lineId) ?? {}
      tax += applyTax(price, rate, mode).tax - applyTax(price - saving, rate, mode).tax
      lines.set(lineId, { price: price - saving, rate })
    }
    return { id, saved, tax }
  })
}

function addUp(
  tickets: readonly PricedTicket[],
  items: readonly PricedLine[],
  added: Pick<PricedTotals, 'mandatoryFee' | 'tip'>,
): PricedTotals {
  const lines = [...tickets, ...items]
  const totalBookingFee = sum(tickets.map(({ bookingFee }) => bookingFee))
  const originalBookingFee = sum(tickets.map((ticket) => ticket.originalBookingFee))
  const unchanged: readonly TaxedAmount[] = [added.mandatoryFee, added.tip]
  const totalPrice = sum([...lines.map(({ price }) => price), totalBookingFee, ...unchanged])
  const originalPrice = sum([...lines.map(({ original }) => original), originalBookingFee, ...unchanged])
  const saved = subtract(originalPrice, totalPrice)
  return { totalPrice, originalPrice, saved, totalBookingFee, originalBookingFee, ...added }
}

function requireUniqueIds(entries: readonly { readonly id: string }[], what: string): void {
  const seen = new Set<string>()
  for (const { id } of entries) {
    if (seen.has(id)) throw new RangeError(`two ${what}s have the id ${id}`)
    seen.add(id)
  }
}
