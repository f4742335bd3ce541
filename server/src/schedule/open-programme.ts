import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import { findEarlyBookingReward, toAdvanceBookingRule } from './advance-booking.ts'
import { computeReleaseDate } from './lifecycle.ts'
import { findContext, type Programme, type ProgrammeSnapshot } from './programme.ts'
import type { Showtime } from '../domain/showtime.ts'
import { toShowtime } from './showtime-rows.ts'
import { getFirstDay, getNextTopUp, generateDueDays } from './top-up.ts'
import { getBusinessDate } from '../domain/time-zone.ts'

export interface ProgrammeOptions {
  readonly catalogue: Catalogue
  readonly database: Database
  readonly clock: Clock
}

/** Opens the programme of a chain: on return, the showtimes of the next fortnight are in the database. */
export async function openProgramme(options: ProgrammeOptions): Promise<Programme> {
  const { catalogue, database, clock } = options
  let current = await load()
  let loading: Promise<ProgrammeSnapshot> | null = null

  async function load(): Promise<ProgrammeSnapshot> {
    const now = clock.now()
    const firstDay = await getFirstDay(database, catalogue, now)
    await generateDueDays(database, catalogue, firstDay, now)
    return createSnapshot(options, firstDay, now)
  }

  function refresh(): Promise<ProgrammeSnapshot> {
    loading ??= load()
      .then((fresh) => (current = fresh))
      .finally(() => {
        loading = null
      })
    return loading
  }

  function snapshot(): Promise<ProgrammeSnapshot> {
    const now = clock.now()
    return now >= current.validFrom && now < current.validUntil ? Promise.resolve(current) : refresh()
  }

  async function showtimesById(ids: readonly string[]): Promise<Showtime[]> {
    const { byId } = await snapshot()
    const older = ids.filter((id) => !byId.has(id))
    const rows =
      older.length === 0
        ? []
        : await database.read.selectFrom('showtime').selectAll().where('id', 'in', older).execute()
    const stored = new Map(rows.map((row) => [row.id, toShowtime(row)]))
    return ids.flatMap((id) => byId.get(id) ?? stored.get(id) ?? [])
  }

  return {
    snapshot,
    showtimesById,
    showtimeWithContext: async (id) => {
      const [showtime] = await showtimesById([id])
      return showtime ? findContext(catalogue, showtime) : null
    },
    getReleaseDate: (film) => computeReleaseDate(film, current.firstDay, current.today),
    getAdvanceBookingRule: (film, site) =>
      toAdvanceBookingRule(film, site, {
        releaseDate: computeReleaseDate(film, current.firstDay, current.today),
        today: current.today,
        early: findEarlyBookingReward(catalogue.membership, film),
      }),
    topUp: async () => {
      await snapshot()
    },
  }
}

async function createSnapshot(
  { catalogue, database }: ProgrammeOptions,
  firstDay: string,
  now: number,
): Promise<ProgrammeSnapshot> {
  const zones = [...catalogue.sites.values()].map((site) => site.ianaTimeZoneName)
  const todays = zones.map((zone) => getBusinessDate(zone, now))
  const rows = await database.read
    .selectFrom('showtime')
    .selectAll()
    .where(
      'business_date',
      '>=',
      todays.reduce((first, date) => (date < first ? date : first)),
    )
    .orderBy('business_date')
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  const byDate = new Map<string, Showtime[]>()
  const byId = new Map<string, Showtime>()
  for (const row of rows) {
    const showtime = toShowtime(row)
    // The row of a cinema or film that is no longer in the catalogue is kept for its orders, but not shown.
    if (!contextExists(catalogue, showtime)) continue
    byId.set(showtime.id, showtime)
    const ofDate = byDate.get(showtime.businessDate)
    if (ofDate) ofDate.push(showtime)
    else byDate.set(showtime.businessDate, [showtime])
  }
  return {
    firstDay,
    today: todays[0] ?? firstDay,
    byId,
    byDate,
    validFrom: now,
    validUntil: getNextTopUp(catalogue, now),
  }
}

function contextExists(catalogue: Catalogue, showtime: Showtime): boolean {
  return (
    catalogue.films.has(showtime.filmId) &&
    catalogue.sites.has(showtime.siteId) &&
    catalogue.screens.has(showtime.screenId)
  )
}
