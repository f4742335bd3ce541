import type { ProgrammeSnapshot } from '../schedule/programme.ts'
import { isOnSale, type Showtime } from '../domain/showtime.ts'
import type { Taken } from '../seating/occupancy.ts'
import type { BrowsingContext } from './browsing-context.ts'
import { getNextStart } from './showtime-reads.ts'

/** Showtimes of all days with how full those days are, at one moment. */
export interface Upcoming {
  readonly snapshot: ProgrammeSnapshot
  /** In order of start. */
  readonly showtimes: readonly Showtime[]
  /** By business date, for dates with any of the showtimes. */
  readonly taken: ReadonlyMap<string, Taken>
  /** Epoch milliseconds. */
  readonly now: number
}

/** Reads the showtimes that can still be bought and pass the test. */
export async function getUpcomingWithOccupancy(
  { programme, occupancy, clock }: BrowsingContext,
  test: (showtime: Showtime) => boolean,
): Promise<Upcoming> {
  const snapshot = await programme.snapshot()
  const now = clock.now()
  const showtimes = [...snapshot.byDate.values()].flatMap((ofDay) =>
    ofDay.filter((showtime) => isOnSale(showtime, now) && test(showtime)),
  )
  const dates = [...new Set(showtimes.map((showtime) => showtime.businessDate))]
  const taken = new Map<string, Taken>()
  for (const date of dates) taken.set(date, await occupancy.takenOn(date))
  return { snapshot, showtimes, taken, now }
}

/** Showtimes of a screen that can still be bought. @property until when the first of them begins, epoch milliseconds */
export async function getUpcomingOfScreen(context: BrowsingContext, screenId: string) {
  const upcoming = await getUpcomingWithOccupancy(context, (showtime) => showtime.screenId === screenId)
  return { ...upcoming, until: getNextStart(upcoming.showtimes) }
}

/** How long before its start the visitors of a showtime take their seats, milliseconds. */
const seatedBefore = 60 * 60_000

/** Showtimes of a screen whose visitors sit there, or take their seats: begun ones too. */
export async function getSeatedWithOccupancy(
  { programme, occupancy, clock }: BrowsingContext,
  screenId: string,
): Promise<Upcoming & { readonly until: number }> {
  const snapshot = await programme.snapshot()
  const now = clock.now()
  const ofScreen = [...snapshot.byDate.values()].flatMap((ofDay) =>
    ofDay.filter((showtime) => showtime.screenId === screenId),
  )
  const showtimes = ofScreen.filter(({ startsAt, endsAt }) => now >= startsAt - seatedBefore && now < endsAt)
  const taken = new Map<string, Taken>()
  for (const date of new Set(showtimes.map(({ businessDate }) => businessDate)))
    taken.set(date, await occupancy.takenOn(date))
  const changes = ofScreen.flatMap(({ startsAt, endsAt }) => [startsAt - seatedBefore, endsAt])
  return { snapshot, showtimes, taken, now, until: Math.min(...changes.filter((at) => at > now)) }
}
