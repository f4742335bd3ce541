import type { OrderContents, PaymentLine } from '../order-store/order-contents.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { fitPayments, isRestPayment, sumMoneyGoods } from './payment-parts.ts'
import { priceContents } from './price-contents.ts'

/**
 * Contents of an order after a change of its lines, with payments that fit its new total. Other tickets or seats end a
 * payment of the rest that has not begun, whatever they cost: seats without tickets cost nothing and must not be sold.
 */
export function changeContents(before: OrderContents, change: Partial<OrderContents>): OrderContents {
  const contents = { ...before, ...change, payments: [] }
  const total = priceContents(contents).totals.totalPrice.gross
  const payments =
    contents.showtimes === before.showtimes ? before.payments : before.payments.filter(isBegunOrFixed)
  return { ...contents, payments: fitPayments(payments, total, sumMoneyGoods(contents)) }
}

const isBegunOrFixed = (payment: PaymentLine) => !isRestPayment(payment) || payment.status !== 'NotStarted'

/** An order after a change of its lines. */
export function changeOrder(order: StoredOrder, change: Partial<OrderContents>): StoredOrder {
  const contents = changeContents(order.contents, change)
  return { ...order, contents, totalMinor: priceContents(contents).totals.totalPrice.gross }
}
