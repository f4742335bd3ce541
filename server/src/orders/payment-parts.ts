import type { OrderContents, PaymentLine } from '../order-store/order-contents.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'

/** Types of payment that pay the rest: an order has at most one of these at a time. */
const restTypes: ReadonlySet<PaymentLine['type']> = new Set(['Embedded', 'Redirect', 'CinemaProcessed'])

/** Whether a payment pays the rest of an order, and not a fixed part. */
export function isRestPayment({ type }: PaymentLine): boolean {
  return restTypes.has(type)
}

/** Gift cards that pay a part of an order. They are charged on completion. */
export function listGiftCards({ payments }: Pick<OrderContents, 'payments'>): PaymentLine[] {
  return payments.filter(({ type, status }) => type === 'GiftCard' && status !== 'Declined')
}

const sumAmounts = (payments: readonly PaymentLine[]) =>
  payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** Amount that the fixed parts leave for one payment of the rest, minor units. */
export function getRestToPay({ totalMinor, contents }: Pick<StoredOrder, 'totalMinor' | 'contents'>): number {
  const parts = contents.payments.filter(
    (payment) => !isRestPayment(payment) && payment.status !== 'Declined',
  )
  return Math.max(0, totalMinor - sumAmounts(parts))
}

/** The order without its gift cards. */
export function dropGiftCards(order: StoredOrder): StoredOrder {
  const payments = order.contents.payments.filter(({ type }) => type !== 'GiftCard')
  return { ...order, contents: { ...order.contents, payments } }
}

/**
 * Adapts the payments of an order to a new total. A payment of the rest that has not begun is dropped: it has the old
 * amount, and its provider is refused when it asks. Gift cards pay at most what is left for each, in their order.
 */
export function fitPayments(payments: readonly PaymentLine[], totalMinor: number): PaymentLine[] {
  let left = totalMinor
  return payments.flatMap((payment): PaymentLine[] => {
    if (payment.status === 'Declined') return [payment]
    if (isRestPayment(payment)) return payment.status === 'NotStarted' ? [] : [payment]
    const amountMinor = Math.min(payment.amountMinor, left)
    left -= amountMinor
    return amountMinor === 0
      ? []
      : [amountMinor === payment.amountMinor ? payment : { ...payment, amountMinor }]
  })
}
