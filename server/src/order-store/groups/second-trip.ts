import type { SetStatement } from '../../database/sets.ts'
import type { SqlValue } from '../../database/statements.ts'
import { changingColumns, constantColumns, toChangingValues, toConstantValues } from '../stored-order.ts'
import type { GroupState } from './group-state.ts'
import { getRecordStatements } from './record-sets.ts'
import { getInsertText, toArrays, toGivenRows, type SetColumn } from './set-sql.ts'

/** Writes of the accepted commands, and removal of rows inserted for the refused ones. */
export function getSecondTrip(state: GroupState, unusedKeys: readonly string[]): SetStatement[] {
  const statements: SetStatement[] = []
  const write = <Row>(
    rows: readonly Row[],
    sql: string,
    columns: readonly SetColumn[],
    toValues: (row: Row) => readonly SqlValue[],
  ) => {
    if (rows.length > 0) statements.push({ sql, parameters: toArrays(rows.map(toValues), columns) })
  }
  const orders = state.orders.getChanges()
  const claims = state.claims.getChanges()
  const seats = state.seats.getChanges()
  write(unusedKeys, deleteKeys, keyColumns, (key) => [key])
  write(orders.inserted, insertOrders, orderColumns, toOrderValues)
  write(orders.updated, saveOrders, savedColumns, toSavedValues)
  write(state.counters.getChanges().updated, setCounters, counterColumns, (row) => [
    row.id,
    row.capacity,
    row.taken,
  ])
  write(claims.deleted, deleteClaims, claimKey, (row) => [row.scarce_id, row.order_id])
  write([...claims.inserted, ...claims.updated], keepClaims, claimColumns, (row) => [
    row.scarce_id,
    row.order_id,
    row.showtime_id,
    row.quantity,
    row.state,
    row.expires_at,
  ])
  write(seats.deleted, deleteSeats, seatKey, (row) => [row.showtime_id, row.seat_id])
  write(seats.updated, setSeats, seatColumns, (row) => [
    row.showtime_id,
    row.seat_id,
    row.order_id,
    row.state,
    row.expires_at,
  ])
  return [...statements, ...getRecordStatements(state.records)]
}

const keyColumns: readonly SetColumn[] = [['key', 'text']]
const deleteKeys = 'delete from idempotency where key = any($1::text[])'

const numbers = new Set<string>(['created_at', 'expires_at', 'total_minor', 'completed_at'])
const toColumn = (name: string): SetColumn => [name, numbers.has(name) ? 'bigint' : 'text']
const version: SetColumn = ['version', 'bigint']
const changing = changingColumns.map(toColumn)
const orderColumns: readonly SetColumn[] = [...constantColumns.map(toColumn), version, ...changing]
const savedColumns: readonly SetColumn[] = [['id', 'text'], version, ...changing]
const insertOrders = getInsertText('sales_order', orderColumns)
const saveOrders = `update sales_order set ${[version, ...changing].map(([name]) => `${name} = given.${name}`).join(', ')}
  from ${toGivenRows(savedColumns)} where sales_order.id = given.id`

type OrderRow = ReturnType<GroupState['orders']['list']>[number]

const toOrderValues = ({ order, version: written }: OrderRow): SqlValue[] =>
  order ? [...toConstantValues(order), written, ...toChangingValues(order)] : []

const toSavedValues = ({ id, order, version: written }: OrderRow): SqlValue[] =>
  order ? [id, written, ...toChangingValues(order)] : []

const counterColumns: readonly SetColumn[] = [
  ['id', 'text'],
  ['capacity', 'bigint'],
  ['taken', 'bigint'],
]
const setCounters = `update scarce set capacity = given.capacity, taken = given.taken
  from ${toGivenRows(counterColumns)} where scarce.id = given.id`

const claimKey: readonly SetColumn[] = [
  ['scarce_id', 'text'],
  ['order_id', 'text'],
]
const claimColumns: readonly SetColumn[] = [
  ...claimKey,
  ['showtime_id', 'text'],
  ['quantity', 'bigint'],
  ['state', 'text'],
  ['expires_at', 'bigint'],
]
const deleteClaims = `delete from scarce_claim using ${toGivenRows(claimKey)}
  where scarce_claim.scarce_id = given.scarce_id and scarce_claim.order_id = given.order_id`
const keepClaims = `${getInsertText('scarce_claim', claimColumns)} on conflict (scarce_id, order_id) do update
  set quantity = excluded.quantity, state = excluded.state, expires_at = excluded.expires_at`

const seatKey: readonly SetColumn[] = [
  ['showtime_id', 'text'],
  ['seat_id', 'text'],
]
const seatColumns: readonly SetColumn[] = [
  ...seatKey,
  ['order_id', 'text'],
  ['state', 'text'],
  ['expires_at', 'bigint'],
]
const deleteSeats = `delete from seat_claim using ${toGivenRows(seatKey)}
  where seat_claim.showtime_id = given.showtime_id and seat_claim.seat_id = given.seat_id`
const setSeats = `update seat_claim set order_id = given.order_id, state = given.state, expires_at = given.expires_at
  from ${toGivenRows(seatColumns)}
  where seat_claim.showtime_id = given.showtime_id and seat_claim.seat_id = given.seat_id`
