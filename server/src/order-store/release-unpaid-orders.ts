import type { Database } from '../database/database.ts'
import type { StatementProgram } from '../database/statements.ts'
import { dropHeldClaims } from './drop-held-claims.ts'
import { toPlaceholders } from './write-only.ts'

/** Bookings released in one transaction at most, so that a long list does not hold up a sale. */
const bookingsAtATime = 200

/** Literals as in the index `sales_order_by_release`. UnpaidConfirmed is never released. */
const isDue = `booking_mode = 'Unpaid' and status = 'Completed' and expires_at <= ?`

/**
 * Writes down which bookings of mode Unpaid have reached the cut-off of their showtime, and clears their claims away.
 * Nothing depends on when it runs, or on which server: their claims run out at the cut-off like holds.
 * @returns how many bookings it released
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
  // Asked again in the statement that marks: on PostgreSQL another server may have come between.
  const released = yield {
    sql: `update sales_order set status = 'Expired', version = version + 1
      where id in (${toPlaceholders(candidates.length)}) and ${isDue} returning id`,
    parameters: [...candidates.map((row) => row['id'] ?? null), now],
  }
  return yield* dropHeldClaims(released)
}
