import { sql } from 'kysely'
import type { Clock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import { addDays, getBusinessDate } from '../domain/time-zone.ts'

/** What is asked of the database at most once in this time, ms: a seat more or less changes no order. */
const trustedFor = 60_000
/** Days that have gone by whose sales still count. */
const daysCounted = 28

/**
 * What films sold from a business date on. The showtimes come first, and the claims of each by their key: SQLite would
 * rather read every claim ever sold and look up its showtime. It keeps the order of a cross join; to PostgreSQL that is a
 * join like any other.
 */
export const selectSoldSince = (businessDate: string) => sql<{ film_id: string; sold: number }>`
  select s.film_id, count(*) as sold
  from showtime s cross join seat_claim c
  where s.id = c.showtime_id and s.business_date >= ${businessDate} and c.state = 'sold'
  group by s.film_id
  union all
  select s.film_id, sum(c.quantity) as sold
  from showtime s cross join scarce_claim c
  where s.id = c.showtime_id and s.business_date >= ${businessDate} and c.state = 'sold'
  group by s.film_id`

/** Seats and places sold by film, of the last four weeks and of all showtimes to come. */
export function createPopularity({ database, clock }: { database: Database; clock: Clock }) {
  let known: { sold: Promise<ReadonlyMap<string, number>>; at: number } | null = null

  async function read(now: number): Promise<ReadonlyMap<string, number>> {
    const since = addDays(getBusinessDate('UTC', now), -daysCounted)
    const { rows } = await selectSoldSince(since).execute(database.read)
    const sold = new Map<string, number>()
    // PostgreSQL sums bigints as numeric, which arrives as text.
    for (const row of rows) sold.set(row.film_id, (sold.get(row.film_id) ?? 0) + Number(row.sold))
    return sold
  }

  return {
    sold(): Promise<ReadonlyMap<string, number>> {
      const now = clock.now()
      if (known && now >= known.at && now < known.at + trustedFor) return known.sold
      const pending = { sold: read(now), at: now }
      known = pending
      pending.sold.catch(() => {
        // What failed is asked again.
        if (known === pending) known = null
      })
      return pending.sold
    },
  }
}
