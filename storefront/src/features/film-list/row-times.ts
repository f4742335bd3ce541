import type { Showtime } from '@foyer/contract/wire/showtimes'
import type { DayOfShowtimes } from '../../stores/showtimes.ts'
import { byStart } from '../film-showtimes/group-showtimes.ts'
import { saleState } from '../film-showtimes/showtime-state.ts'

/** Times in a row; the film's page has the rest. */
export const timesShown = 8

interface RowTimesQuery {
  filmId: string
  /** Attribute id; null is any. */
  attribute: string | null
  /** Epoch milliseconds. */
  now: number
}

/** A film's times of the day that have not begun, the first ones first. */
export function rowTimes(
  { showtimes }: Pick<DayOfShowtimes, 'showtimes'>,
  { filmId, attribute, now }: RowTimesQuery,
): Showtime[] {
  return showtimes
    .filter(
      (showtime) =>
        showtime.filmId === filmId &&
        (attribute === null || showtime.attributeIds.includes(attribute)) &&
        saleState(showtime, now, 0) !== 'started',
    )
    .sort(byStart)
}
