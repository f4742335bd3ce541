import type { ResultRow, StatementProgram } from '../database/statements.ts'
import { reduceSorted } from './scarce-steps.ts'
import { toPlaceholders } from './write-only.ts'

/**
 * Deletes the claims that orders hold; sold claims stay.
 * @param orders rows with the order's `id`
 * @returns the number of orders
 */
export function* dropHeldClaims(orders: readonly ResultRow[]): StatementProgram<number> {
  if (orders.length === 0) return 0
  const ids = orders.map((row) => row['id'] ?? null)
  const theirs = `order_id in (${toPlaceholders(ids.length)}) and state = 'held'`
  // Counters before seats, as everywhere: a transaction that has locked a seat never waits for a counter.
  yield* reduceSorted(
    yield { sql: `delete from scarce_claim where ${theirs} returning scarce_id, quantity`, parameters: ids },
  )
  yield { sql: `delete from seat_claim where ${theirs}`, parameters: ids }
  return ids.length
}
