import type { Database } from '../database/database.ts'
import type { StatementProgram } from '../database/statements.ts'
import { dropHeldClaims } from './drop-held-claims.ts'
import { toPlaceholders } from './write-only.ts'

/** Most bookings released in one transaction, so that a long list does not block sales. */
const bookingsAtATime = 200

/** Literals as in the index `sales_order_by_release`. UnpaidConfirmed bookings are never released. */
const isDue = `booking_mode = 'Unpaid' and status = 'Completed' and expires_at <= ?`

/**
 * Marks bookings of mode Unpaid that have reached the cut-off of their showtime, and deletes their claims. Nothing
 * depends on when or on which server it runs: their claims expire at the cut-off like holds.
 * @returns the number of released bookings
 */
export async function releaseUnpaidOrders(database: Database, now: number): Promise<number> {
  return database.run(() => releaseOrders(now))
}

function* releaseOrders(now: number): StatementProgram<number> {
  const candidates = yield {
    sql: `select id from sales_order where ${isDue} order by expires_at limit ${bookingsAtATime}`,
    parameters: [now],
  }
  if (candidates.length === 0) return 0
  // Checked again in the statement that marks: on PostgreSQL another server may have come in between.
  const released = yield {
    sql: `update sales_order set status = 'Expired', version = version + 1
      where id in (${toPlaceholders(candidates.length)}) and ${isDue} returning id`,
    parameters: [...candidates.map((row) => row['id'] ?? null), now],
  }
  return yield* dropHeldClaims(released)
}
