import type { Clock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'

/** An address counts once within this time per film, milliseconds. */
const countedOnceIn = 3_600_000
/** Most remembered addresses; beyond, all are forgotten. */
const rememberedWatches = 10_000

/** Counts how often trailers are watched, by film and day, without data about the viewers. */
export function createTrailerWatches({ database, clock }: { database: Database; clock: Clock }) {
  const counted = new Map<string, number>()
  return {
    /** @returns whether it was counted */
    async record(filmId: string, address: string): Promise<boolean> {
      const now = clock.now()
      const key = `${filmId} ${address}`
      const before = counted.get(key)
      if (before !== undefined && now - before < countedOnceIn && now >= before) return false
      if (counted.size >= rememberedWatches) counted.clear()
      counted.set(key, now)
      const day = new Date(now).toISOString().slice(0, 10)
      try {
        await database.tx((trx) =>
          trx
            .insertInto('trailer_watch')
            .values({ film_id: filmId, day, count: 1 })
            .onConflict((conflict) =>
              conflict
                .columns(['film_id', 'day'])
                .doUpdateSet((eb) => ({ count: eb('trailer_watch.count', '+', 1) })),
            )
            .execute(),
        )
      } catch (error) {
        // A count that was not stored may be repeated.
        counted.delete(key)
        throw error
      }
      return true
    },
  }
}
