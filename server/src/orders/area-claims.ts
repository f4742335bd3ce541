import { sql, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** How many places of an area without named seats an order wants, until when. */
export interface AreaClaim {
  readonly showtimeId: string
  readonly areaCategoryId: string
  readonly orderId: string
  readonly quantity: number
  /** Places in all. */
  readonly capacity: number
  readonly state: 'held' | 'sold'
  /** Epoch milliseconds. */
  readonly expiresAt: number
  readonly now: number
}

/**
 * Claims places for an order, if they are left, and returns whether it got them.
 *
 * The count and the claim are one statement. On SQLite that is enough, since writes are serial; PostgreSQL could count
 * for two orders concurrently, so the showtime's row is locked first and the count starts after that.
 */
export async function claimPlaces(trx: Transaction<Tables>, claim: AreaClaim): Promise<boolean> {
  await lockShowtime(trx, claim.showtimeId)
  const { showtimeId, areaCategoryId, orderId, quantity, capacity, state, expiresAt, now } = claim
  const taken = await sql<{ quantity: number }>`
    insert into area_claim (showtime_id, area_category_id, order_id, quantity, state, expires_at)
    select s.id, ${areaCategoryId}, ${orderId}, ${sql.lit(quantity)}, ${state}, ${sql.lit(expiresAt)}
    from showtime s
    where s.id = ${showtimeId} and ${sql.lit(quantity)} <= ${sql.lit(capacity)} - (
      select coalesce(sum(other.quantity), 0) from area_claim other
      where other.showtime_id = ${showtimeId} and other.area_category_id = ${areaCategoryId}
        and other.order_id <> ${orderId}
        and (other.state = 'sold' or other.expires_at > ${sql.lit(now)})
    )
    on conflict (showtime_id, area_category_id, order_id)
    do update set quantity = excluded.quantity, state = excluded.state, expires_at = excluded.expires_at
    returning quantity`.execute(trx)
  return taken.rows.length === 1
}

async function lockShowtime(trx: Transaction<Tables>, showtimeId: string): Promise<void> {
  // A write that changes nothing: the portable way to take the row's lock.
  await trx
    .updateTable('showtime')
    .set((eb) => ({ price_card: eb.ref('price_card') }))
    .where('id', '=', showtimeId)
    .execute()
}

/** Releases an order's places of a showtime, except in the areas where it keeps some. */
export async function releasePlaces(
  trx: Transaction<Tables>,
  order: { orderId: string; showtimeId: string; keep?: readonly string[] },
): Promise<void> {
  let query = trx
    .deleteFrom('area_claim')
    .where('order_id', '=', order.orderId)
    .where('showtime_id', '=', order.showtimeId)
  if (order.keep && order.keep.length > 0) query = query.where('area_category_id', 'not in', order.keep)
  await query.execute()
}
