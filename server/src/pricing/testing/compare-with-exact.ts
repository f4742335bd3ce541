import { toWire, type TaxedAmount } from '../../domain/money.ts'
import { priceOrder } from '../price-order.ts'
import type { PricedOrder, PricingRefusal } from '../priced-order.ts'
import type { Fraction, Rounding } from './exact-fraction.ts'
import { ExactPricing } from './price-exactly.ts'
import { createRandomOrder } from './random-order.ts'

export const comparedDecimals = [0, 2, 3] as const

/**
 * Prices random orders in both ways, a third of them each in currencies of 0, 2 and 3 decimals.
 * @returns the orders that differ, each with its differences
 */
export function findDifferences(count: number, rounding: Rounding = 'HalfUp'): string[] {
  const differences: string[] = []
  for (let index = 0; index < count; index += 1) {
    const decimals = comparedDecimals[index % comparedDecimals.length] ?? 2
    const order = createRandomOrder('pricing', index)
    const exact = new ExactPricing(order, decimals, rounding).price()
    const expected = [...exact.amounts].map(([name, { top, bottom }]) => {
      const minor = top * 10n ** BigInt(decimals)
      return `${name}: ${minor % bottom === 0n ? minor / bottom : `${minor}/${bottom}`}`
    })
    const priced = priceOrder(order)
    const found = [...listAmounts(priced), ...listStatements(priced)]
    const all = [...expected, ...exact.statements]
    const wrong = [
      ...findMissing(all, found).map((each) => `exactly ${each}`),
      ...findMissing(found, all).map((each) => `found ${each}`),
      ...findWrongOnWire(priced.totals.totalPrice, exact.amounts.get('total'), decimals),
    ]
    if (wrong.length > 0) differences.push(`order ${index} (${decimals} decimals): ${wrong.join(', ')}`)
  }
  return differences
}

function findMissing(wanted: readonly string[], found: readonly string[]): string[] {
  const all = new Set(found)
  return wanted.filter((each) => !all.has(each))
}

function describeRefusal(refusal: PricingRefusal): string {
  switch (refusal.kind) {
    case 'DealWithoutEffect':
      return `${refusal.kind} ${refusal.dealId}`
    case 'VoucherWithoutEffect':
      return `${refusal.kind} ${refusal.ticketId} ${refusal.voucherId}`
    default:
      return `${refusal.kind} ${refusal.paymentId}`
  }
}

/** Whether the interface's number differs from the exact one in decimal notation. */
function findWrongOnWire(total: TaxedAmount, exact: Fraction | undefined, decimals: number): string[] {
  const unit = 10n ** BigInt(decimals)
  const minor = exact === undefined ? -1n : (exact.top * unit) / exact.bottom
  const text = `${minor / unit}.${String(minor % unit).padStart(decimals, '0')}`
  const { valueIncludingTax } = toWire(total, decimals)
  return valueIncludingTax === Number(text) ? [] : [`on the wire ${valueIncludingTax} for ${text}`]
}

function listStatements({ tickets, items, refusals }: PricedOrder): string[] {
  return [
    ...refusals.map(describeRefusal),
    ...[...tickets, ...items].flatMap(({ id, discountId }) =>
      discountId === null ? [] : [`Discount ${id} ${discountId}`],
    ),
  ]
}

/** Every amount of a priced order, with the names of the exact one. */
function listAmounts(order: PricedOrder): string[] {
  const { tickets, items, deals, mandatoryFees, totals, payments, restToPay } = order
  const both = (name: string, { gross, tax }: TaxedAmount) => [`${name}: ${gross}`, `${name} tax: ${tax}`]
  return [
    ...[...tickets, ...items].flatMap(({ id, price, original }) => [
      ...both(`price ${id}`, price),
      ...both(`original ${id}`, original),
    ]),
    ...tickets.flatMap(({ id, bookingFee, originalBookingFee }) => [
      ...both(`booking fee ${id}`, bookingFee),
      `original booking fee ${id}: ${originalBookingFee.gross}`,
    ]),
    ...deals.map(({ id, saved }) => `deal ${id}: ${saved}`),
    ...mandatoryFees.flatMap(({ price }, index) => both(`fee ${index}`, price)),
    `tip: ${totals.tip.gross}`,
    ...both('total', totals.totalPrice),
    `original total: ${totals.originalPrice.gross}`,
    `booking fees: ${totals.totalBookingFee.gross}`,
    `original booking fees: ${totals.originalBookingFee.gross}`,
    `fees: ${totals.mandatoryFee.gross}`,
    ...payments.map(({ id, covered }) => `payment ${id}: ${covered}`),
    `rest: ${restToPay}`,
  ]
}
