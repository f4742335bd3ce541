import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { releasePlaces } from './sell-places.ts'

/** Why a completion fails. */
export type CompletionFailure = 'seats-unavailable' | 'payment-refused'

/** Writes down that the completion will fail, and frees its seats; the money is still to be given back. */
export async function markFailed(
  trx: Transaction<Tables>,
  orderId: string,
  failure: CompletionFailure,
): Promise<void> {
  const marked = await trx
    .updateTable('completion')
    .set({ failure })
    .where('order_id', '=', orderId)
    .where('status', '=', 'Pending')
    .returning('order_id')
    .executeTakeFirst()
  if (marked) await releasePlaces(trx, orderId)
}

/** The end of a completion that failed: seats are free, no money is reserved, the order is gone. */
export async function finishFailed(trx: Transaction<Tables>, orderId: string, now: number): Promise<void> {
  const finished = await trx
    .updateTable('completion')
    .set({ status: 'Failed', finished_at: now })
    .where('order_id', '=', orderId)
    .where('status', '=', 'Pending')
    .returning('failure')
    .executeTakeFirst()
  if (!finished) return
  const reason = finished.failure === 'payment-refused' ? 'declined' : 'seats-unavailable'
  await trx
    .updateTable('payment')
    .set({ status: 'Declined', decline_reason: reason, updated_at: now })
    .where('order_id', '=', orderId)
    .where('status', '=', 'Completed')
    .execute()
  await trx.updateTable('customer_order').set({ status: 'Expired' }).where('id', '=', orderId).execute()
}

/** Number and code of a completed order, drawn outside the transaction. */
export interface TicketNumbers {
  readonly barcode: string
  readonly transactionNumber: string
  readonly journeyId: string
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * The end of a completion that went well. Does nothing when another runner was first.
 * @returns whether it was this one
 * @throws a unique violation when the code or the number is somebody's already
 */
export async function finishCompleted(
  trx: Transaction<Tables>,
  orderId: string,
  { barcode, transactionNumber, journeyId, now }: TicketNumbers,
): Promise<boolean> {
  const finished = await trx
    .updateTable('completion')
    .set({ status: 'Completed', transaction_number: transactionNumber, finished_at: now })
    .where('order_id', '=', orderId)
    .where('status', '=', 'Pending')
    .returning('order_id')
    .executeTakeFirst()
  if (!finished) return false
  await trx
    .updateTable('customer_order')
    .set({
      status: 'Completed',
      completed_at: now,
      transaction_number: transactionNumber,
      barcode,
      client: null,
    })
    .where('id', '=', orderId)
    .execute()
  await trx
    .insertInto('journey')
    .values({ id: journeyId, order_id: orderId, reference: barcode, created_at: now })
    .execute()
  return true
}
