import type { Order } from '@foyer/contract/wire/orders'
import { listPaymentParts } from '../../domain/payment-parts.ts'
import { listPaying } from '../../stores/orders/redemptions/applied-codes.ts'

/** Whether vouchers, gift cards or others pay a part of an order. */
export const isShared = (order: Order): boolean =>
  listPaymentParts(order).length > 0 || listPaying(order).length > 0
