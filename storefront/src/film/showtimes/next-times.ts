import type { Showtime } from '@foyer/contract/wire/showtimes'
import type { Stores } from '../../stores/create-stores.ts'
import { getFirstPricesStore } from '../../stores/films/first-prices.ts'
import type { DayOfShowtimes } from '../../stores/films/showtimes.ts'
import { compareByStart } from './group-showtimes.ts'
import { fewTimes } from './following-times.ts'
import { createFilmDatesQuery, createFilmDayQuery } from './queries.ts'
import { getSaleState } from './showtime-state.ts'

/** Times in the first view of a film's page. */
export const nextTimesShown = 3

/** A time that can be booked, with the day that it is of. */
export interface NextTime {
  readonly showtime: Showtime
  readonly day: DayOfShowtimes
  /** Business date, `YYYY-MM-DD`. */
  readonly date: string
}

type Needed = Pick<Stores, 'cinemaGroups' | 'screeningDates' | 'showtimes' | 'today'>

/** The first two business dates of a film that are not past. */
export function getNextDates(stores: Needed, filmId: string): string[] {
  const today = stores.today.businessDate()
  return stores.screeningDates
    .getDates(createFilmDatesQuery(stores, filmId))
    .filter((date) => date >= today)
    .slice(0, 2)
}

/** The day whose times stand after today's where few are left: the next one of the film; undefined without times today. */
export function getFollowingDate(stores: Needed, filmId: string): string | undefined {
  const [first, second] = getNextDates(stores, filmId)
  return first === stores.today.businessDate() ? second : undefined
}

/** Times of a day that can be booked, earliest first. */
export function getBookable(showtimes: readonly Showtime[], now: number): Showtime[] {
  return showtimes
    .filter((showtime) => {
      const state = getSaleState(showtime, now, 0)
      return state !== 'started' && state !== 'soldOut'
    })
    .sort(compareByStart)
}

/** The next times of a film that can be booked, of its first day and then the second, as far as they are known. */
export function findNextTimes(stores: Needed, filmId: string): NextTime[] {
  return getNextDates(stores, filmId)
    .flatMap((date) => {
      const day = stores.showtimes.whole(createFilmDayQuery(stores, filmId, date))
      return day
        ? getBookable(day.showtimes, stores.today.now).map((showtime) => ({ showtime, day, date }))
        : []
    })
    .slice(0, nextTimesShown)
}

/**
 * Brings the first time of a film that has none left today: what its card says in place of today's times.
 * @param filmId undefined where no film stands out
 */
export async function ensureFirstTime(stores: Needed, filmId: string | undefined): Promise<void> {
  if (filmId === undefined || stores.cinemaGroups.siteIds.length === 0) return
  await stores.screeningDates.for(createFilmDatesQuery(stores, filmId)).ensure()
  for (const date of getNextDates(stores, filmId)) {
    await stores.showtimes.ensure(createFilmDayQuery(stores, filmId, date))
    if (findNextTimes(stores, filmId).length > 0) break
  }
}

/** Whether a cinema has few times of a day left, or none: then the next day's are shown as well. */
function isThin(stores: Needed, filmId: string, date: string): boolean {
  const day = stores.showtimes.whole(createFilmDayQuery(stores, filmId, date))
  const bookable = getBookable(day?.showtimes ?? [], stores.today.now)
  const siteIds = new Set([...stores.cinemaGroups.siteIds, ...bookable.map(({ siteId }) => siteId)])
  const count = (id: string) => bookable.filter(({ siteId }) => siteId === id).length
  return bookable.length < nextTimesShown || [...siteIds].some((id) => count(id) < fewTimes)
}

/** Brings the next times of a film and what they cost: the second day only where few of the first are left. */
export async function ensureNextTimes(stores: Needed & Pick<Stores, 'core'>, filmId: string): Promise<void> {
  for (const date of getNextDates(stores, filmId)) {
    await stores.showtimes.ensure(createFilmDayQuery(stores, filmId, date))
    if (!isThin(stores, filmId, date)) break
  }
  const ids = findNextTimes(stores, filmId).map(({ showtime }) => showtime.id)
  await getFirstPricesStore(stores).ensure(ids)
}
