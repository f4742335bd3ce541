import type { SetStatement } from '../../database/sets.ts'
import type { ResultRow, SqlValue } from '../../database/statements.ts'
import type { ClaimSeats, Command, KeepAnswer, Step } from '../steps.ts'
import { getSeatKey, type GroupState } from './group-state.ts'
import { listNames, toArrays, toGivenRows, type SetColumn } from './set-sql.ts'

/** A statement, and the handler of its rows. */
export interface Request {
  readonly statement: SetStatement
  readonly receive: (rows: readonly ResultRow[]) => void
}

/**
 * Statements that lock and read everything that the commands depend on. Tables are always in the same order, and sorted
 * within each, so that two groups cannot deadlock: keys, orders, counters, seats.
 */
export function getFirstTrip(commands: readonly Command[], state: GroupState): Request[] {
  const given = commands.flatMap(({ orderId, steps }) => steps.map((step): GivenStep => ({ orderId, step })))
  return [
    ...keepKeys(given, state),
    lockOrders(commands, state),
    ...lockCounters(given, state),
    ...lockSeats(given, state),
  ]
}

interface GivenStep {
  readonly orderId: string
  readonly step: Step
}

const keyColumns: readonly SetColumn[] = [
  ['key', 'text'],
  ['request_hash', 'text'],
  ['status', 'bigint'],
  ['body', 'text'],
  ['created_at', 'bigint'],
]
const keepAnswers = `insert into idempotency (${listNames(keyColumns)})
  select * from ${toGivenRows(keyColumns)} order by key
  on conflict (key) do update set request_hash = excluded.request_hash, status = excluded.status,
    body = excluded.body, created_at = excluded.created_at
  where idempotency.created_at <= excluded.created_at - $6::bigint returning key`

/** One statement for each lifetime of answers (there is one). */
function keepKeys(given: readonly GivenStep[], state: GroupState): Request[] {
  const keeps = given.flatMap(({ step }): KeepAnswer[] => (step.kind === 'key.keep' ? [step] : []))
  const lifetimes = [...new Set(keeps.map(({ lifetime }) => lifetime))]
  return lifetimes.map((lifetime) => {
    const rows = keeps
      .filter((keep) => keep.lifetime === lifetime)
      .map(({ key, requestHash, status, body, now }) => [key, requestHash, status, body, now])
    return {
      statement: { sql: keepAnswers, parameters: [...toArrays(rows, keyColumns), lifetime] },
      receive: (stored) => stored.forEach((row) => state.keys.add(String(row['key']))),
    }
  })
}

function lockOrders(commands: readonly Command[], state: GroupState): Request {
  return {
    statement: {
      sql: 'select id, version from sales_order where id = any($1::text[]) order by id for update',
      parameters: [commands.map(({ orderId }) => orderId)],
    },
    receive: (rows) => {
      for (const row of rows)
        state.orders.load({ id: String(row['id']), version: Number(row['version']), order: null })
    },
  }
}

const counterColumns: readonly SetColumn[] = [
  ['id', 'text'],
  ['capacity', 'bigint'],
]
const makeCounters = `insert into scarce (id, capacity, taken)
  select id, capacity, 0 from ${toGivenRows(counterColumns)} order by id on conflict (id) do nothing`
const lockTheCounters = `select id, capacity, taken from scarce where id in (
    select unnest($1::text[]) union select scarce_id from scarce_claim where order_id = any($2::text[])
  ) order by id for update`
const readClaims = `select scarce_id, order_id, showtime_id, quantity, state, expires_at
  from scarce_claim where order_id = any($1::text[])`

function lockCounters(given: readonly GivenStep[], state: GroupState): Request[] {
  const wanted = new Map<string, number>()
  const named = new Set<string>()
  const orders = new Set<string>()
  for (const { orderId, step } of given) {
    if (!changesCounters(step) && !concernsAll(step)) continue
    orders.add(orderId)
    if (step.kind === 'scarce.take' && step.capacity !== null) wanted.set(step.scarceId, step.capacity)
    if ('scarceId' in step) named.add(step.scarceId)
  }
  if (orders.size === 0) return []
  const freeing = listOrders(given, ({ kind }) => kind === 'claims.free')
  const requests: Request[] = []
  if (wanted.size > 0)
    requests.push({
      statement: { sql: makeCounters, parameters: toArrays([...wanted], counterColumns) },
      receive: () => undefined,
    })
  if (named.size > 0 || freeing.length > 0)
    requests.push({
      statement: { sql: lockTheCounters, parameters: [[...named], freeing] },
      receive: (rows) => rows.forEach((row) => state.counters.load(toCounter(row))),
    })
  // After the counters are locked: any other change of these orders' claims has to lock the counter or the order.
  requests.push({
    statement: { sql: readClaims, parameters: [[...orders]] },
    receive: (rows) => rows.forEach((row) => state.claims.load(toClaim(row))),
  })
  return requests
}

const seatColumns: readonly SetColumn[] = [
  ['showtime_id', 'text'],
  ['seat_id', 'text'],
  ['order_id', 'text'],
  ['state', 'text'],
  ['expires_at', 'bigint'],
]
const seatNames = listNames(seatColumns)
/**
 * A free seat is inserted, an existing claim is locked by an update that changes nothing: either way its key belongs to
 * this group until the commit. `xmax` is 0 in an inserted row.
 */
const touchSeats = `insert into seat_claim (${seatNames})
  select distinct on (showtime_id, seat_id) ${seatNames} from (
    select ${seatNames} from ${toGivenRows(seatColumns)}
    union all select ${seatNames} from seat_claim where order_id = any($6::text[])
  ) as touched order by showtime_id, seat_id
  on conflict (showtime_id, seat_id) do update set order_id = seat_claim.order_id
  returning ${seatNames}, case when xmax = 0 then 1 else 0 end as is_fresh`

function lockSeats(given: readonly GivenStep[], state: GroupState): Request[] {
  const touched = new Map<string, readonly SqlValue[]>()
  const touch = (showtimeId: string, seatIds: readonly string[], values: readonly SqlValue[]) => {
    for (const seatId of seatIds) {
      const key = getSeatKey(showtimeId, seatId)
      if (!touched.has(key)) touched.set(key, [showtimeId, seatId, ...values])
    }
  }
  // Inserted as its first applicant wants it: mostly it stays like that.
  for (const { orderId, step } of given)
    if (step.kind === 'seat.claim')
      touch(step.showtimeId, step.seatIds, [orderId, step.state, step.expiresAt])
  for (const { orderId, step } of given)
    if (step.kind === 'seat.free') touch(step.showtimeId, step.seatIds, [orderId, 'held', 0])
  const all = listOrders(given, concernsAll)
  if (touched.size === 0 && all.length === 0) return []
  return [
    {
      statement: { sql: touchSeats, parameters: [...toArrays([...touched.values()], seatColumns), all] },
      receive: (rows) => rows.forEach((row) => state.seats.load(toSeat(row), Number(row['is_fresh']) === 1)),
    },
  ]
}

/** Whether a step names the counter that it changes. */
const changesCounters = ({ kind }: Step): boolean =>
  kind === 'scarce.take' || kind === 'scarce.give' || kind === 'scarce.grow'

/** Whether a step concerns all claims of its order. */
const concernsAll = ({ kind }: Step): boolean => kind === 'claims.free' || kind === 'claims.extend'

const listOrders = (given: readonly GivenStep[], isMeant: (step: Step) => boolean): string[] => [
  ...new Set(given.flatMap(({ orderId, step }) => (isMeant(step) ? [orderId] : []))),
]

const toCounter = (row: ResultRow) => ({
  id: String(row['id']),
  capacity: Number(row['capacity']),
  taken: Number(row['taken']),
})

const toState = (row: ResultRow): ClaimSeats['state'] => (row['state'] === 'sold' ? 'sold' : 'held')

const toClaim = (row: ResultRow) => ({
  scarce_id: String(row['scarce_id']),
  order_id: String(row['order_id']),
  showtime_id: row['showtime_id'] === null ? null : String(row['showtime_id']),
  quantity: Number(row['quantity']),
  state: toState(row),
  expires_at: Number(row['expires_at']),
})

const toSeat = (row: ResultRow) => ({
  showtime_id: String(row['showtime_id']),
  seat_id: String(row['seat_id']),
  order_id: String(row['order_id']),
  state: toState(row),
  expires_at: Number(row['expires_at']),
})
