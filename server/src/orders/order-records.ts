import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'

export type OrderRow = Selectable<Tables['customer_order']>
export type TicketRow = Selectable<Tables['order_ticket']>
export type PaymentRow = Selectable<Tables['payment']>

/** An order with all that is on it. */
export interface OrderRecord {
  readonly order: OrderRow
  /** In the order in which they were added. */
  readonly showtimeIds: readonly string[]
  readonly tickets: readonly TicketRow[]
  /** Seats of showtimes without tickets: held before their tickets are chosen. Sorted by id. */
  readonly openSeats: readonly OpenSeat[]
  /** Oldest first; the last one counts. */
  readonly payments: readonly PaymentRow[]
}

export interface OpenSeat {
  readonly showtimeId: string
  readonly seatId: string
}

type Reader = Kysely<Tables> | Transaction<Tables>

/** An order as committed (or as this transaction has left it), or null. */
export async function readOrder(db: Reader, orderId: string): Promise<OrderRecord | null> {
  const order = await db.selectFrom('customer_order').selectAll().where('id', '=', orderId).executeTakeFirst()
  return order ? { order, ...(await readContents(db, orderId)) } : null
}

/**
 * An order for changing: its row is locked, so that two requests about one order come one after the other.
 * The update that changes nothing is the lock that both engines understand.
 */
export async function lockOrder(trx: Transaction<Tables>, orderId: string): Promise<OrderRecord | null> {
  const order = await trx
    .updateTable('customer_order')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirst()
  return order ? { order, ...(await readContents(trx, orderId)) } : null
}

async function readContents(db: Reader, orderId: string): Promise<Omit<OrderRecord, 'order'>> {
  const showtimes = await db
    .selectFrom('order_showtime')
    .select('showtime_id')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  const tickets = await db
    .selectFrom('order_ticket')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('showtime_id')
    .orderBy('position')
    .execute()
  const payments = await db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const showtimeIds = showtimes.map((row) => row.showtime_id)
  const ticketed = new Set(tickets.map((ticket) => ticket.showtime_id))
  const open = showtimeIds.filter((id) => !ticketed.has(id))
  return { showtimeIds, tickets, openSeats: await readOpenSeats(db, orderId, open), payments }
}

/** Most orders have tickets with their seats: then there is no query. */
async function readOpenSeats(
  db: Reader,
  orderId: string,
  showtimeIds: readonly string[],
): Promise<OpenSeat[]> {
  if (showtimeIds.length === 0) return []
  const rows = await db
    .selectFrom('seat_claim')
    .select(['showtime_id', 'seat_id'])
    .where('order_id', '=', orderId)
    .where('showtime_id', 'in', showtimeIds)
    .orderBy('seat_id')
    .execute()
  return rows.map((row) => ({ showtimeId: row.showtime_id, seatId: row.seat_id }))
}

/** Showtimes that an order is for, as committed: what to read facts of before the transaction. */
export async function findShowtimesOfOrder(db: Reader, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('order_showtime')
    .select('showtime_id')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.showtime_id)
}
