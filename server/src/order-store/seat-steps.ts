import type { SqlValue, StatementProgram } from '../database/statements.ts'
import type { ClaimSeats, Refusal } from './steps.ts'
import { toPlaceholders, writeOnly } from './write-only.ts'

/** Statement texts by number of seats: an order has few. */
const claimTexts = new Map<number, string>()

function getClaimText(count: number): string {
  const known = claimTexts.get(count)
  if (known !== undefined) return known
  const rows = Array.from({ length: count }, () => '(?, ?, ?, ?, ?)').join(', ')
  const text = `insert into seat_claim (showtime_id, seat_id, order_id, state, expires_at) values ${rows}
    on conflict (showtime_id, seat_id) do update
    set order_id = excluded.order_id, state = excluded.state, expires_at = excluded.expires_at
    where seat_claim.order_id = excluded.order_id or (seat_claim.state = 'held' and seat_claim.expires_at <= ?)
    returning seat_id`
  claimTexts.set(count, text)
  return text
}

/**
 * The guard against double sale. One statement decides: the primary key lets one order have a seat, and the condition
 * for taking over an expired hold is part of the statement, so that nothing can happen between check and write. Seats
 * are sorted, so that two overlapping commands cannot deadlock.
 */
export function* applyClaimSeats(orderId: string, claim: ClaimSeats): StatementProgram<Refusal | null> {
  const { showtimeId, seatIds, state, expiresAt, now } = claim
  if (seatIds.length === 0) return null
  const values = [...seatIds].sort().flatMap((id): SqlValue[] => [showtimeId, id, orderId, state, expiresAt])
  const rows = yield { sql: getClaimText(seatIds.length), parameters: [...values, now] }
  if (rows.length === seatIds.length) return null
  const taken = new Set(rows.map((row) => String(row['seat_id'])))
  return { kind: 'seats', showtimeId, missing: seatIds.filter((id) => !taken.has(id)) }
}

export function* applyFreeSeats(
  orderId: string,
  showtimeId: string,
  seatIds: readonly string[],
): StatementProgram<null> {
  if (seatIds.length === 0) return null
  const sql = `delete from seat_claim where order_id = ? and showtime_id = ? and seat_id in (${toPlaceholders(seatIds.length)})`
  return yield* writeOnly(sql, [orderId, showtimeId, ...seatIds])
}
