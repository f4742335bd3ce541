import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** A claim: order, seats, and expiry. */
export interface SeatClaim {
  readonly showtimeId: string
  readonly orderId: string
  readonly seatIds: readonly string[]
  readonly state: 'held' | 'sold'
  /** Epoch milliseconds. */
  readonly expiresAt: number
  readonly now: number
}

/**
 * Claims seats for an order and returns those it got. The caller compares them with its request and rolls back if one
 * is missing: all or nothing.
 */
export type ClaimSeats = (trx: Transaction<Tables>, claim: SeatClaim) => Promise<ReadonlySet<string>>

/**
 * The guard against double sale. One statement decides: the primary key lets one order have a seat, and the condition
 * for taking over an expired hold is part of the statement, so that there is no gap between check and claim. Seats are
 * sorted, so that two overlapping groups cannot deadlock.
 */
export const claimSeats: ClaimSeats = async (trx, claim) => {
  if (claim.seatIds.length === 0) return new Set()
  const rows = [...claim.seatIds].sort().map((seatId) => ({
    showtime_id: claim.showtimeId,
    seat_id: seatId,
    order_id: claim.orderId,
    state: claim.state,
    expires_at: claim.expiresAt,
  }))
  const taken = await trx
    .insertInto('seat_claim')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['showtime_id', 'seat_id'])
        .doUpdateSet((eb) => ({
          order_id: eb.ref('excluded.order_id'),
          state: eb.ref('excluded.state'),
          expires_at: eb.ref('excluded.expires_at'),
        }))
        .where((eb) =>
          eb.or([
            eb('seat_claim.order_id', '=', claim.orderId),
            eb.and([eb('seat_claim.state', '=', 'held'), eb('seat_claim.expires_at', '<=', claim.now)]),
          ]),
        ),
    )
    .returning('seat_id')
    .execute()
  return new Set(taken.map((row) => row.seat_id))
}

/** Releases an order's seats of a showtime, except those it keeps. */
export async function releaseSeats(
  trx: Transaction<Tables>,
  order: { orderId: string; showtimeId: string; keep?: readonly string[] },
): Promise<void> {
  let query = trx
    .deleteFrom('seat_claim')
    .where('order_id', '=', order.orderId)
    .where('showtime_id', '=', order.showtimeId)
  if (order.keep && order.keep.length > 0) query = query.where('seat_id', 'not in', order.keep)
  await query.execute()
}

/** Which of these seats somebody else holds or has bought, as this transaction sees it. For friendly answers only. */
export async function findSeatsOfOthers(
  trx: Transaction<Tables>,
  claim: Pick<SeatClaim, 'showtimeId' | 'orderId' | 'seatIds' | 'now'>,
): Promise<Set<string>> {
  if (claim.seatIds.length === 0) return new Set()
  const rows = await trx
    .selectFrom('seat_claim')
    .select('seat_id')
    .where('showtime_id', '=', claim.showtimeId)
    .where('seat_id', 'in', claim.seatIds)
    .where('order_id', '<>', claim.orderId)
    .where((eb) => eb.or([eb('state', '=', 'sold'), eb('expires_at', '>', claim.now)]))
    .execute()
  return new Set(rows.map((row) => row.seat_id))
}
