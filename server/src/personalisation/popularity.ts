import { sql } from 'kysely'
import type { Clock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import { addDays, getBusinessDate } from '../domain/time-zone.ts'

/** How long sales figures are cached, milliseconds: a few more seats change no ranking. */
const trustedFor = 60_000
/** Number of past days whose sales count. */
const daysCounted = 28

/**
 * Sales of films from a business date on. Showtimes come first, and the claims of each by key: SQLite would otherwise
 * read every sold claim and look up its showtime. It keeps the order of a cross join; for PostgreSQL that is an
 * ordinary join.
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

/** Reads sold seats and places by film, of the last four weeks and all future showtimes. */
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
        // A failed query is tried again next time.
        if (known === pending) known = null
      })
      return pending.sold
    },
  }
}
