import type { Showtime } from '@foyer/contract/wire/showtimes'
import type { Stores } from '../../stores/create-stores.ts'
import type { DayOfShowtimes } from '../../stores/films/showtimes.ts'
import { compareByStart } from './group-showtimes.ts'
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

/** What the times of a film are found in. */
export type TimesSources = Pick<Stores, 'cinemaGroups' | 'screeningDates' | 'showtimes' | 'today'>

/** The first two business dates of a film that are not past. */
export function getNextDates(stores: TimesSources, filmId: string): string[] {
  const today = stores.today.businessDate()
  return stores.screeningDates
    .getDates(createFilmDatesQuery(stores, filmId))
    .filter((date) => date >= today)
    .slice(0, 2)
}

/** The day whose times stand after today's where few are left: the next one of the film; undefined without times today. */
export function getFollowingDate(stores: TimesSources, filmId: string): string | undefined {
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
export function findNextTimes(stores: TimesSources, filmId: string): NextTime[] {
  return getNextDates(stores, filmId)
    .flatMap((date) => {
      const day = stores.showtimes.whole(createFilmDayQuery(stores, filmId, date))
      return day
        ? getBookable(day.showtimes, stores.today.now).map((showtime) => ({ showtime, day, date }))
        : []
    })
    .slice(0, nextTimesShown)
}
