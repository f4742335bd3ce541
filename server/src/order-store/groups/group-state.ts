import type { Tables } from '../../database/tables.ts'
import type { RecordStep } from '../record-steps.ts'
import type { StoredOrder } from '../stored-order.ts'
import { GroupRows } from './group-rows.ts'

type Seat = Tables['seat_claim']
type Counter = Tables['scarce']
type Claim = Tables['scarce_claim']

/** An order's row: its version, and the write to it, if any. */
interface OrderRow {
  readonly id: string
  readonly version: number
  readonly order: StoredOrder | null
}

/** A step that is written unchanged with its command. */
interface GroupRecord {
  readonly orderId: string
  readonly step: RecordStep
}

/** The rows that a group has locked and read, with the changes of its commands. */
export interface GroupState {
  /** Keys of requests that this group answers; the others have an answer already. */
  readonly keys: Set<string>
  readonly orders: GroupRows<OrderRow>
  readonly seats: GroupRows<Seat>
  readonly counters: GroupRows<Counter>
  readonly claims: GroupRows<Claim>
  /** Records of the commands that are written. */
  readonly records: GroupRecord[]
}

export function createGroupState(): GroupState {
  return {
    keys: new Set(),
    orders: new GroupRows(({ id }) => id),
    seats: new GroupRows((row) => getSeatKey(row.showtime_id, row.seat_id)),
    counters: new GroupRows(({ id }) => id),
    claims: new GroupRows((row) => getClaimKey(row.scarce_id, row.order_id)),
    records: [],
  }
}

/** Ends the validation of a command: its changes are kept or discarded. */
export function endCommand(state: GroupState, isWritten: boolean): void {
  for (const rows of [state.orders, state.seats, state.counters, state.claims]) rows.end(isWritten)
}

export const getSeatKey = (showtimeId: string, seatId: string): string => `${showtimeId} ${seatId}`
export const getClaimKey = (scarceId: string, orderId: string): string => `${scarceId} ${orderId}`
