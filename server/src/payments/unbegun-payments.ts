import type { PaymentLine } from '../order-store/order-contents.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { isRestPayment } from '../orders/payment-parts.ts'

/** Payments without one of the rest that has not begun: its amount changes. */
export const dropUnbegun = (payments: readonly PaymentLine[]): PaymentLine[] =>
  payments.filter((payment) => !isRestPayment(payment) || payment.status !== 'NotStarted')

/** The order with other payments. */
export const replacePayments = (order: StoredOrder, payments: readonly PaymentLine[]): StoredOrder => ({
  ...order,
  contents: { ...order.contents, payments },
})
