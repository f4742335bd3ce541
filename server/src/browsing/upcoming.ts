import type { ProgrammeSnapshot } from '../schedule/programme.ts'
import { isOnSale, type Showtime } from '../domain/showtime.ts'
import type { Taken } from '../seating/occupancy.ts'
import type { BrowsingContext } from './browsing-context.ts'

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
