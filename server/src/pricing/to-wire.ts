import type { MonetaryValue } from '@foyer/contract/wire/common'
import type { OrderTicket } from '@foyer/contract/wire/orders'
import { toWire, type TaxedAmount } from '../domain/money.ts'
import type { MinorUnits } from './order-to-price.ts'
import type { PricedLine, PricedTicket, PricedTotals } from './priced-order.ts'

/** Converts a line to the interface's form. */
export function toWireLine(
  { price, saved }: PricedLine,
  decimals: number,
): Pick<OrderTicket, 'price' | 'amountSaved'> {
  return { price: toWire(price, decimals), amountSaved: toWire(saved, decimals) }
}

/**
 * Converts a ticket to the interface's form; what a voucher waives of the booking fee shows in the order's two sums of
 * fees.
 */
export function toWireTicket(
  ticket: PricedTicket,
  decimals: number,
): Pick<OrderTicket, 'price' | 'amountSaved' | 'bookingFee'> {
  return { ...toWireLine(ticket, decimals), bookingFee: toWire(ticket.bookingFee, decimals) }
}

/** Converts every total to the interface's form, with the same names. */
export function toWireTotals(
  totals: PricedTotals,
  decimals: number,
): Record<keyof PricedTotals, MonetaryValue> {
  return {
    totalPrice: toWire(totals.totalPrice, decimals),
    originalPrice: toWire(totals.originalPrice, decimals),
    saved: toWire(totals.saved, decimals),
    totalBookingFee: toWire(totals.totalBookingFee, decimals),
    originalBookingFee: toWire(totals.originalBookingFee, decimals),
    mandatoryFee: toWire(totals.mandatoryFee, decimals),
    tip: toWire(totals.tip, decimals),
  }
}

/**
 * Converts a payment's covered amount to the interface's form: with the order's tax if it pays for the whole order,
 * else without.
 */
export function toWirePayment(covered: MinorUnits, total: TaxedAmount, decimals: number): MonetaryValue {
  return toWire(covered === total.gross ? total : { gross: covered, tax: 0 }, decimals)
}
