import { sql, type Kysely } from 'kysely'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { Showtime } from '../domain/showtime.ts'
import { getSeating } from '../catalogue/seating.ts'

/** Places of each showtime that orders hold or have bought; showtimes without any are missing. */
export type Taken = ReadonlyMap<string, number>

/** How full showtimes are, as last committed. For display only: no sale is decided on it. */
export interface Occupancy {
  /** Of all showtimes of a business date. The same object until a number changes, so caches may compare it by identity. */
  takenOn(businessDate: string): Promise<Taken>
  /** Free places of one showtime, read from the database. */
  countAvailable(showtime: Showtime): Promise<number>
  /** Free places computed from `takenOn` of its date. */
  availableBy(taken: Taken, showtime: Showtime): number
}

interface Known {
  taken: Taken
  /** Number of commits when it was read. */
  commits: number
  /** Epoch milliseconds: when a hold expires, or another process may have written. */
  until: number
}

/** Delay after which writes of other processes on the same database are seen, milliseconds. */
const trustedFor = 1_000

export function createOccupancy(options: {
  database: Database
  clock: Clock
  catalogue: Catalogue
}): Occupancy {
  const { database, clock, catalogue } = options
  const known = new Map<string, Known>()
  let commits = 0
  database.onCommit(() => {
    commits += 1
  })

  async function takenOn(businessDate: string): Promise<Taken> {
    const now = clock.now()
    const earlier = known.get(businessDate)
    if (earlier && earlier.commits === commits && now < earlier.until && now >= earlier.until - trustedFor)
      return earlier.taken
    const seen = commits
    const { taken, nextExpiry } = await readTaken(database.read, now, { businessDate })
    const fresh: Known = {
      taken: earlier && isSame(earlier.taken, taken) ? earlier.taken : taken,
      commits: seen,
      until: Math.min(now + trustedFor, nextExpiry ?? Infinity),
    }
    known.set(businessDate, fresh)
    return fresh.taken
  }

  const availableBy = (taken: Taken, showtime: Showtime) =>
    Math.max(0, getSeating(catalogue, showtime).sellableCount - (taken.get(showtime.id) ?? 0))

  return {
    takenOn,
    availableBy,
    countAvailable: async (showtime) => {
      const { taken } = await readTaken(database.read, clock.now(), { showtimeId: showtime.id })
      return availableBy(taken, showtime)
    },
  }
}

/** Counts claims that are sold or still held. */
async function readTaken(
  db: Kysely<Tables>,
  now: number,
  which: { businessDate: string } | { showtimeId: string },
): Promise<{ taken: Map<string, number>; nextExpiry: number | null }> {
  const whose =
    'showtimeId' in which
      ? sql`c.showtime_id = ${which.showtimeId}`
      : sql`c.showtime_id in (select id from showtime where business_date = ${which.businessDate})`
  const { rows } = await sql<{ showtime_id: string; taken: number; next_expiry: number | null }>`
    select c.showtime_id, count(*) as taken, min(case when c.state = 'held' then c.expires_at end) as next_expiry
    from seat_claim c
    where ${whose} and (c.state = 'sold' or c.expires_at > ${now})
    group by c.showtime_id
    union all
    select c.showtime_id, sum(c.quantity) as taken, min(case when c.state = 'held' then c.expires_at end) as next_expiry
    from scarce_claim c
    where ${whose} and (c.state = 'sold' or c.expires_at > ${now})
    group by c.showtime_id`.execute(db)
  const taken = new Map<string, number>()
  let nextExpiry: number | null = null
  for (const row of rows) {
    // PostgreSQL sums bigints as numeric, which arrives as text.
    taken.set(row.showtime_id, (taken.get(row.showtime_id) ?? 0) + Number(row.taken))
    if (row.next_expiry !== null) nextExpiry = Math.min(nextExpiry ?? Infinity, row.next_expiry)
  }
  return { taken, nextExpiry }
}

function isSame(a: Taken, b: Taken): boolean {
  return a.size === b.size && [...a].every(([id, count]) => b.get(id) === count)
}
