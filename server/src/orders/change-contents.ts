import type { OrderContents } from '../order-store/order-contents.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { fitPayments, sumMoneyGoods } from './payment-parts.ts'
import { priceContents } from './price-contents.ts'

/** Contents of an order after a change of its lines, with payments that fit its new total. */
export function changeContents(before: OrderContents, change: Partial<OrderContents>): OrderContents {
  const contents = { ...before, ...change, payments: [] }
  const total = priceContents(contents).totals.totalPrice.gross
  return { ...contents, payments: fitPayments(before.payments, total, sumMoneyGoods(contents)) }
}

/** An order after a change of its lines. */
export function changeOrder(order: StoredOrder, change: Partial<OrderContents>): StoredOrder {
  const contents = changeContents(order.contents, change)
  return { ...order, contents, totalMinor: priceContents(contents).totals.totalPrice.gross }
}
