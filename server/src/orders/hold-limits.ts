import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { ShowtimeDetails } from './showtime-details.ts'

/** What one client may hold without having paid for it. Seats are those with a name and counted places alike. */
export interface HoldLimits {
  /** Of one showtime, at most. */
  readonly seatsOfShowtime: number
  /** Of one showtime, at most this share of its auditorium. */
  readonly shareOfShowtime: number
  /** Of all showtimes together. */
  readonly seatsInAll: number
  /** Above this share of the auditorium, or half of the maximum, a challenge is required; 1 disables it. */
  readonly challengeShare: number
}

/** However small an auditorium is, two people can sit together. */
const leastOfShowtime = 2

const getCapacity = ({ seats, unallocatedAreas }: ShowtimeDetails) =>
  [...unallocatedAreas.values()].reduce((sum, places) => sum + places, seats.size)

/** Maximum seats of a showtime that one client may hold unpaid, and the number up to which no challenge is required. */
export function getShowtimeLimits(
  limits: HoldLimits,
  details: ShowtimeDetails,
): { most: number; unchallenged: number } {
  const capacity = getCapacity(details)
  const share = Math.max(leastOfShowtime, Math.floor(capacity * limits.shareOfShowtime))
  const most = Math.min(limits.seatsOfShowtime, share)
  // In a large auditorium the share exceeds the maximum: then half of the maximum requires a challenge.
  const few = Math.min(Math.floor(capacity * limits.challengeShare), Math.floor(most / 2))
  const unchallenged = limits.challengeShare >= 1 ? most : Math.max(leastOfShowtime, few)
  return { most, unchallenged }
}

/** Seats that a client's open orders hold of one showtime. */
export interface UnpaidHold {
  readonly orderId: string
  readonly showtimeId: string
  readonly seats: number
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/**
 * Unpaid seats that a client holds. Its holds are counted one after the other: the first caller in a transaction makes
 * the others wait until it has ended (on SQLite they do so anyway), so that no two pass concurrently.
 */
export async function listUnpaidHolds(
  trx: Transaction<Tables>,
  client: string,
  now: number,
): Promise<UnpaidHold[]> {
  // The write is the lock that both engines understand.
  await trx
    .insertInto('hold_client')
    .values({ client, seen_at: now })
    .onConflict((conflict) =>
      conflict.column('client').doUpdateSet((eb) => ({ seen_at: eb.ref('excluded.seen_at') })),
    )
    .execute()
  const seats = await trx
    .selectFrom('customer_order as o')
    .innerJoin('seat_claim as c', 'c.order_id', 'o.id')
    .select((eb) => ['c.order_id', 'c.showtime_id', 'c.expires_at', eb.lit(1).as('seats')])
    .where('o.client', '=', client)
    .where('o.expires_at', '>', now)
    .where('o.status', '=', 'InProgress')
    .where('c.state', '=', 'held')
    .execute()
  const places = await trx
    .selectFrom('customer_order as o')
    .innerJoin('area_claim as c', 'c.order_id', 'o.id')
    .select(['c.order_id', 'c.showtime_id', 'c.expires_at', 'c.quantity as seats'])
    .where('o.client', '=', client)
    .where('o.expires_at', '>', now)
    .where('o.status', '=', 'InProgress')
    .where('c.state', '=', 'held')
    .execute()
  return [...seats, ...places].map((row) => ({
    orderId: row.order_id,
    showtimeId: row.showtime_id,
    seats: Number(row.seats),
    expiresAt: row.expires_at,
  }))
}

/** Forgets clients that have held nothing since `before`, epoch milliseconds. */
export async function deleteClients(database: Database, before: number): Promise<void> {
  await database.tx((trx) => trx.deleteFrom('hold_client').where('seen_at', '<', before).execute())
}
