import type { Film } from '@foyer/contract/wire/films'
import type { Site } from '@foyer/contract/wire/sites'
import {
  ticketPricesFor,
  type Catalogue,
  type CatalogueFilm,
  type CatalogueScreen,
  type PricedTicket,
} from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import type { Store } from '../database/store.ts'
import { seatingOf, type Seating } from '../seating/room.ts'
import { releaseDateOn } from './lifecycle.ts'
import { showtimeOfRow, type Showtime } from './showtime.ts'
import { firstDayOf, nextTopUp, topUp } from './top-up.ts'
import { businessDateAt, minute } from './zone.ts'

/** A showtime with all that selling it needs; nothing of it changes while it is on sale. */
export interface ShowtimeContext {
  readonly showtime: Showtime
  readonly film: CatalogueFilm
  readonly site: Site
  readonly screen: CatalogueScreen
  readonly seating: Seating
  readonly prices: readonly PricedTicket[]
}

/** The showtimes of today and later, as they stand until the next business day of any site. */
export interface ProgrammeSnapshot {
  /** Business date on which the chain opened its doors: what films' releases count from. */
  readonly firstDay: string
  /** Business date in the chain's first zone, for what is said of the whole network. */
  readonly today: string
  readonly byId: ReadonlyMap<string, Showtime>
  /** In the order of their start, then of their id; dates ascend. */
  readonly byDate: ReadonlyMap<string, readonly Showtime[]>
  /** Epoch milliseconds: the snapshot is good from the first to just before the second. */
  readonly validFrom: number
  readonly validUntil: number
}

/** What is shown where and when. Made with `openProgramme`, which fills the database and keeps the showtimes at hand. */
export interface Programme {
  /** The showtimes as of the clock; fills the database first when a new business day has begun. */
  snapshot(): Promise<ProgrammeSnapshot>
  /** Also one that is over, as long as an order knows it. Null when there is none. */
  showtimeWithContext(showtimeId: string): Promise<ShowtimeContext | null>
  /** Several, in the order asked for; those that do not exist are left out. */
  showtimesById(ids: readonly string[]): Promise<Showtime[]>
  /** Release date of a film as seen today in the chain's first zone, yyyy-mm-dd: what `relatedDataFor` wants. */
  releaseDateOf(film: CatalogueFilm): Film['releaseDate']
  /** Makes the showtimes of today to today + 13 of each site that are missing; removes old ones that no order knows. */
  topUp(): Promise<void>
  /** Stops the timer. */
  close(): void
}

export interface ProgrammeOptions {
  readonly catalogue: Catalogue
  readonly store: Store
  readonly clock: Clock
  /** Told when the hourly look fails; the next request tries again and then fails itself. */
  readonly onError?: (error: unknown) => void
}

/** How often it is looked whether a new business day has begun, when nobody asks for anything. */
const lookEvery = minute

/** Opens the programme of a chain: on return, the showtimes of the next fortnight are in the database. */
export async function openProgramme(options: ProgrammeOptions): Promise<Programme> {
  const { catalogue, store, clock, onError } = options
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

  const timer = setInterval(() => {
    snapshot().catch((error: unknown) => onError?.(error))
  }, lookEvery)
  timer.unref()

  return {
    snapshot,
    showtimesById,
    showtimeWithContext: async (id) => {
      const [showtime] = await showtimesById([id])
      return showtime ? contextOf(catalogue, showtime) : null
    },
    releaseDateOf: (film) => releaseDateOn(film, current.firstDay, current.today),
    topUp: async () => {
      await refresh()
    },
    close: () => clearInterval(timer),
  }
}

/** Null when the catalogue has lost the showtime's film or screen since. */
export function contextOf(catalogue: Catalogue, showtime: Showtime): ShowtimeContext | null {
  const film = catalogue.films.get(showtime.filmId)
  const site = catalogue.sites.get(showtime.siteId)
  const screen = catalogue.screens.get(showtime.screenId)
  if (!film || !site || !screen) return null
  return {
    showtime,
    film,
    site,
    screen,
    seating: seatingOf(catalogue, showtime),
    prices: ticketPricesFor(catalogue, showtime),
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
