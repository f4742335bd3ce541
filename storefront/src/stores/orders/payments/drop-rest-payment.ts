import type { Order, OrderPayment } from '@foyer/contract/wire/orders'
import { findRestPayment } from '../../../domain/payment-parts.ts'
import { isCondition } from '../../../services/http/failure.ts'
import type { PaymentsService } from '../../../services/ocapi/payments.ts'
import { toRefusal, type RefusedOutcome } from '../order-outcome.ts'

/**
 * Takes a payment of another type off an order before one of `type` begins: the two are never on it together. One that
 * is with the bank stays.
 * @returns why it stays; null if it does not stand in the way
 */
export async function dropRestPayment(
  payments: Pick<PaymentsService, 'remove'>,
  order: Order,
  type: OrderPayment['type'],
): Promise<RefusedOutcome | null> {
  const other = findRestPayment(order)
  if (!other || other.type === type || other.status !== 'NotStarted') return null
  const removed = await payments.remove(order.id, other.id)
  // The server may have dropped it by itself.
  if (removed.ok || isCondition(removed.failure, 'payment-not-found')) return null
  return toRefusal(removed.failure)
}
