import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Store } from '../database/store.ts'
import { addDays, businessDateAt } from '../schedule/zone.ts'

/** What is asked of the database at most once in this time, ms: a seat more or less changes no order. */
const trustedFor = 60_000
/** Days that have gone by whose sales still count. */
const daysCounted = 28

/** Seats and places sold by film, of the last four weeks and of all showtimes to come. */
export function popularity({ store, clock }: { store: Store; clock: Clock }) {
  let known: { sold: Promise<ReadonlyMap<string, number>>; at: number } | null = null

  async function read(now: number): Promise<ReadonlyMap<string, number>> {
    const since = addDays(businessDateAt('UTC', now), -daysCounted)
    const { rows } = await sql<{ film_id: string; sold: number }>`
      select s.film_id, count(*) as sold
      from seat_claim c join showtime s on s.id = c.showtime_id
      where s.business_date >= ${since} and c.state = 'sold'
      group by s.film_id
      union all
      select s.film_id, sum(c.quantity) as sold
      from area_claim c join showtime s on s.id = c.showtime_id
      where s.business_date >= ${since} and c.state = 'sold'
      group by s.film_id`.execute(store.read)
    const sold = new Map<string, number>()
    // PostgreSQL sums bigints as numeric, which arrives as text.
    for (const row of rows) sold.set(row.film_id, (sold.get(row.film_id) ?? 0) + Number(row.sold))
    return sold
  }

  return {
    sold(): Promise<ReadonlyMap<string, number>> {
      const now = clock.now()
      if (known && now >= known.at && now < known.at + trustedFor) return known.sold
      const asked = { sold: read(now), at: now }
      known = asked
      asked.sold.catch(() => {
        // What failed is asked again.
        if (known === asked) known = null
      })
      return asked.sold
    },
  }
}
