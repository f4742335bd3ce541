import type { Order, OrderPayment } from '@foyer/contract/wire/orders'

/** Payments of what the others leave: one of them at a time. */
const restTypes: ReadonlySet<OrderPayment['type']> = new Set(['Embedded', 'Redirect', 'CinemaProcessed'])

export const isRestPayment = ({ type }: Pick<OrderPayment, 'type'>): boolean => restTypes.has(type)

/** Payments that stand for an agreed part of the order, oldest first: gift cards, a member's balance. */
export function listPaymentParts({ payments }: Pick<Order, 'payments'>): OrderPayment[] {
  return payments.filter((payment) => !isRestPayment(payment) && payment.status !== 'Declined')
}

/** The latest payment of the rest; undefined before one has begun. */
export function findRestPayment({ payments }: Pick<Order, 'payments'>): OrderPayment | undefined {
  return payments.findLast(isRestPayment)
}

/** Six decimals are more than a currency has, and drop what adding binary fractions leaves. */
const precision = 1e6
const round = (amount: number) => Math.round(amount * precision) / precision

/** Main unit: what the parts leave to pay. */
export function getRestToPay(order: Pick<Order, 'payments' | 'totalPrice'>): number {
  const parts = listPaymentParts(order).reduce((sum, { value }) => sum + value.valueIncludingTax, 0)
  return Math.max(0, round(order.totalPrice.valueIncludingTax - parts))
}

/**
 * How an order is paid for. Amounts: main unit.
 * - `web`: the rest by a web payment; the server completes the order.
 * - `gift-cards`, `nothing`: nothing is left to pay; the page completes it.
 * - `at-cinema`: a booking that is paid for there; the page completes it.
 */
export type Settlement =
  | { readonly kind: 'web'; readonly rest: number }
  | { readonly kind: 'gift-cards'; readonly amount: number }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'at-cinema'; readonly amount: number }

export function getSettlement(order: Pick<Order, 'payments' | 'totalPrice' | 'booking'>): Settlement {
  const total = order.totalPrice.valueIncludingTax
  const rest = getRestToPay(order)
  const isBooked = order.booking?.mode === 'Unpaid' || order.booking?.mode === 'UnpaidConfirmed'
  if (total === 0) return { kind: 'nothing' }
  if (isBooked && rest > 0) return { kind: 'at-cinema', amount: total }
  return rest > 0 ? { kind: 'web', rest } : { kind: 'gift-cards', amount: total }
}
