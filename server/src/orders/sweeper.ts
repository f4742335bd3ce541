import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'

/** Orders marked in one transaction at most, so that a long list does not hold up a sale. */
const ordersAtATime = 200

/**
 * Marks expired orders and deletes their claims. Its timing does not matter: an expired hold is free from its last
 * millisecond, by the guard itself. Orders in completion are skipped.
 * @returns the number of marked orders
 */
export async function sweepExpiredOrders(database: Database, now: number): Promise<number> {
  return database.tx(async (trx) => {
    const candidates = await trx
      .selectFrom('customer_order')
      .select('id')
      .where('status', '=', 'InProgress')
      .where('expires_at', '<=', now)
      .orderBy('expires_at')
      .limit(ordersAtATime)
      .execute()
    if (candidates.length === 0) return 0
    // Checked again in the marking statement: on PostgreSQL a payment may have arrived in between.
    const expired = await trx
      .updateTable('customer_order')
      .set({ status: 'Expired', client: null })
      .where(
        'id',
        'in',
        candidates.map(({ id }) => id),
      )
      .where('status', '=', 'InProgress')
      .where('expires_at', '<=', now)
      .returning('id')
      .execute()
    const ids = expired.map(({ id }) => id)
    if (ids.length > 0) {
      await trx.deleteFrom('seat_claim').where('order_id', 'in', ids).where('state', '=', 'held').execute()
      await trx.deleteFrom('area_claim').where('order_id', 'in', ids).where('state', '=', 'held').execute()
    }
    return ids.length
  })
}

/** Runs a task every so often, one run at a time, and keeps no process alive. */
export function repeat(
  task: () => Promise<unknown>,
  interval: number,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    running = task()
      .catch((error: unknown) => log.error({ err: error }, 'a regular task failed'))
      .finally(() => {
        busy = false
      })
  }, interval).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
