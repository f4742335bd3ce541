import type { ResultRow, StatementProgram } from '../database/statements.ts'
import type { GrowScarce, Refusal, TakeScarce } from './steps.ts'
import { writeOnly } from './write-only.ts'

/** An update that changes nothing is a lock on both engines: the claim cannot be released meanwhile. */
const lockClaim =
  'update scarce_claim set quantity = quantity where scarce_id = ? and order_id = ? returning quantity'
const keepClaim = `insert into scarce_claim (scarce_id, order_id, showtime_id, quantity, state, expires_at)
  values (?, ?, ?, ?, ?, ?) on conflict (scarce_id, order_id) do update
  set quantity = excluded.quantity, state = excluded.state, expires_at = excluded.expires_at`
const dropClaim = 'delete from scarce_claim where scarce_id = ? and order_id = ? returning quantity'

const countWithin = `insert into scarce (id, capacity, taken) values (?, ?, ?)
  on conflict (id) do update set capacity = excluded.capacity, taken = scarce.taken + excluded.taken
  where excluded.taken < 0 or scarce.taken + excluded.taken <= excluded.capacity returning taken`
const countWithinRow = `update scarce set taken = taken + ?
  where id = ? and (taken + ? <= capacity or ? < 0) returning taken`
const grow = 'update scarce set capacity = capacity + ? where id = ? returning capacity'
const reduce = 'update scarce set taken = taken - ? where id = ?'
const dropRunOut = `delete from scarce_claim
  where scarce_id = ? and state = 'held' and expires_at <= ? and order_id <> ? returning quantity`

/**
 * Claims a quantity of a limited resource. Count and limit are checked in one statement. If it is refused, expired
 * claims are released and it is tried once more, so that a hold is free from the millisecond it expires.
 */
export function* applyTakeScarce(orderId: string, step: TakeScarce): StatementProgram<Refusal | null> {
  const { scarceId, quantity, capacity, showtimeId, state, expiresAt, now } = step
  const [own] = yield { sql: lockClaim, parameters: [scarceId, orderId] }
  const change = quantity - (own ? Number(own['quantity']) : 0)
  if (change !== 0 && !(yield* count(scarceId, change, capacity))) {
    const runOut = sumQuantities(yield { sql: dropRunOut, parameters: [scarceId, now, orderId] })
    if (runOut === 0) return { kind: 'scarce', scarceId }
    yield { sql: reduce, parameters: [runOut, scarceId] }
    if (!(yield* count(scarceId, change, capacity))) return { kind: 'scarce', scarceId }
  }
  if (quantity === 0) return yield* writeOnly(dropClaim, [scarceId, orderId])
  return yield* writeOnly(keepClaim, [scarceId, orderId, showtimeId, quantity, state, expiresAt])
}

function* count(scarceId: string, change: number, capacity: number | null): StatementProgram<boolean> {
  if (capacity === null)
    return (yield { sql: countWithinRow, parameters: [change, scarceId, change, change] }).length === 1
  // The conflict's condition does not apply to the insert of a row.
  if (change > capacity) return false
  return (yield { sql: countWithin, parameters: [scarceId, capacity, change] }).length === 1
}

/** One statement, so that no other change of the resource is lost. */
export function* applyGrowScarce({ scarceId, quantity }: GrowScarce): StatementProgram<Refusal | null> {
  const rows = yield { sql: grow, parameters: [quantity, scarceId] }
  return rows.length === 1 ? null : { kind: 'scarce', scarceId }
}

export function* applyGiveScarce(orderId: string, scarceId: string): StatementProgram<null> {
  const given = sumQuantities(yield { sql: dropClaim, parameters: [scarceId, orderId] })
  if (given !== 0) yield { sql: reduce, parameters: [given, scarceId] }
  return null
}

/** Releases everything that an order holds or has bought. */
export function* applyFreeClaims(orderId: string): StatementProgram<null> {
  const claims = yield {
    sql: 'delete from scarce_claim where order_id = ? returning scarce_id, quantity',
    parameters: [orderId],
  }
  yield* reduceSorted(claims)
  return yield* writeOnly('delete from seat_claim where order_id = ?', [orderId])
}

/** Counters in order of their ids, as everywhere, so that overlapping transactions cannot deadlock. */
export function* reduceSorted(claims: readonly ResultRow[]): StatementProgram<void> {
  const sums = new Map<string, number>()
  for (const claim of claims) {
    const id = String(claim['scarce_id'])
    sums.set(id, (sums.get(id) ?? 0) + Number(claim['quantity']))
  }
  for (const [id, quantity] of [...sums].sort(([a], [b]) => (a < b ? -1 : 1)))
    yield { sql: reduce, parameters: [quantity, id] }
}

export function* applyExtendClaims(orderId: string, expiresAt: number): StatementProgram<null> {
  yield { sql: 'update seat_claim set expires_at = ? where order_id = ?', parameters: [expiresAt, orderId] }
  return yield* writeOnly('update scarce_claim set expires_at = ? where order_id = ?', [expiresAt, orderId])
}

const sumQuantities = (rows: readonly ResultRow[]) =>
  rows.reduce((sum, row) => sum + Number(row['quantity']), 0)
