import type { Clock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import { ProblemError } from '../http/problem.ts'

const day = 86_400_000
/** How long watched films are remembered, milliseconds. */
const rememberedFor = 365 * day
/** Most remembered orders of one visitor, the latest. */
const rememberedOrders = 100
/**
 * Most visitors for whom an order is remembered: a group's phones, but not any number of invented ones by someone who
 * knows its id.
 */
const hashesOfOrder = 10

/** Remembers the films that a visitor, identified by a hash, has bought tickets for. */
export function watchHistory({ database, clock }: { database: Database; clock: Clock }) {
  return {
    /**
     * Records an order for a visitor. A repetition changes nothing, nor does one visitor too many.
     * @throws ProblemError `order-not-found` if there is no such completed order
     */
    async record(hash: string, orderId: string): Promise<void> {
      const now = clock.now()
      await database.tx(async (trx) => {
        const order = await trx
          .selectFrom('sales_order')
          .select('id')
          .where('id', '=', orderId)
          .where('status', '=', 'Completed')
          .executeTakeFirst()
        if (!order) throw new ProblemError('order-not-found')
        const known = await trx
          .selectFrom('watched_order')
          .select('member_hash')
          .where('order_id', '=', orderId)
          .where('recorded_at', '>=', now - rememberedFor)
          .limit(hashesOfOrder)
          .execute()
        if (known.length >= hashesOfOrder) return
        await trx
          .insertInto('watched_order')
          .values({ member_hash: hash, order_id: orderId, recorded_at: now })
          .onConflict((conflict) => conflict.columns(['member_hash', 'order_id']).doNothing())
          .execute()
        await trx
          .deleteFrom('watched_order')
          .where('recorded_at', '<', now - rememberedFor)
          .execute()
        const oldest = await trx
          .selectFrom('watched_order')
          .select('recorded_at')
          .where('member_hash', '=', hash)
          .orderBy('recorded_at', 'desc')
          .offset(rememberedOrders)
          .limit(1)
          .executeTakeFirst()
        if (oldest)
          await trx
            .deleteFrom('watched_order')
            .where('member_hash', '=', hash)
            .where('recorded_at', '<=', oldest.recorded_at)
            .execute()
      })
    },

    /** Ids of the films, each once. */
    async getFilms(hash: string): Promise<string[]> {
      const rows = await database.read
        .selectFrom('watched_order')
        .innerJoin('sales_order', 'sales_order.id', 'watched_order.order_id')
        .innerJoin('order_showtime', 'order_showtime.order_id', 'watched_order.order_id')
        .innerJoin('showtime', 'showtime.id', 'order_showtime.showtime_id')
        .select('showtime.film_id')
        .distinct()
        .where('watched_order.member_hash', '=', hash)
        .where('watched_order.recorded_at', '>=', clock.now() - rememberedFor)
        .where('sales_order.status', '=', 'Completed')
        .execute()
      return rows.map((row) => row.film_id)
    },
  }
}
export type WatchHistory = ReturnType<typeof watchHistory>
