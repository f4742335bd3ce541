import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import type { Store } from '../database/store.ts'
import { advanceBookingRule } from './advance-booking.ts'
import { releaseDateOn } from './lifecycle.ts'
import { contextOf, type Programme, type ProgrammeSnapshot } from './programme.ts'
import { showtimeOfRow, type Showtime } from './showtime.ts'
import { firstDayOf, nextTopUp, topUp } from './top-up.ts'
import { businessDateAt } from './zone.ts'

export interface ProgrammeOptions {
  readonly catalogue: Catalogue
  readonly store: Store
  readonly clock: Clock
}

/** Opens the programme of a chain: on return, the showtimes of the next fortnight are in the database. */
export async function openProgramme(options: ProgrammeOptions): Promise<Programme> {
  const { catalogue, store, clock } = options
  let current = await load()
  let loading: Promise<ProgrammeSnapshot> | null = null

  async function load(): Promise<ProgrammeSnapshot> {
    const now = clock.now()
    const firstDay = await firstDayOf(store, catalogue, now)
    await topUp(store, catalogue, firstDay, now)
    return snapshotOf(options, firstDay, now)
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
        : await store.read.selectFrom('showtime').selectAll().where('id', 'in', older).execute()
    const stored = new Map(rows.map((row) => [row.id, showtimeOfRow(row)]))
    return ids.flatMap((id) => byId.get(id) ?? stored.get(id) ?? [])
  }

  return {
    snapshot,
    showtimesById,
    showtimeWithContext: async (id) => {
      const [showtime] = await showtimesById([id])
      return showtime ? contextOf(catalogue, showtime) : null
    },
    releaseDateOf: (film) => releaseDateOn(film, current.firstDay, current.today),
    advanceBookingRuleOf: (film, site) =>
      advanceBookingRule(film, site, releaseDateOn(film, current.firstDay, current.today), current.today),
    topUp: async () => {
      await snapshot()
    },
  }
}

async function snapshotOf(
  { catalogue, store }: ProgrammeOptions,
  firstDay: string,
  now: number,
): Promise<ProgrammeSnapshot> {
  const zones = [...catalogue.sites.values()].map((site) => site.ianaTimeZoneName)
  const todays = zones.map((zone) => businessDateAt(zone, now))
  const rows = await store.read
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
    const showtime = showtimeOfRow(row)
    // A row of a cinema or film that the catalogue no longer has is kept for its orders, not shown.
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
    validUntil: nextTopUp(catalogue, now),
  }
}

function contextExists(catalogue: Catalogue, showtime: Showtime): boolean {
  return (
    catalogue.films.has(showtime.filmId) &&
    catalogue.sites.has(showtime.siteId) &&
    catalogue.screens.has(showtime.screenId)
  )
}
