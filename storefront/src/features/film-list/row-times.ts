import type { ListedShowtime } from '../../stores/showtimes.ts'
import { byStart } from '../film-showtimes/group-showtimes.ts'
import { saleState } from '../film-showtimes/showtime-state.ts'

/** Names of the cast in a row's credits. */
export const castListed = 3

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
  { showtimes }: { readonly showtimes: readonly ListedShowtime[] },
  { filmId, attribute, now }: RowTimesQuery,
): ListedShowtime[] {
  return showtimes
    .filter(
      (showtime) =>
        showtime.filmId === filmId &&
        (attribute === null || showtime.attributeIds.includes(attribute)) &&
        saleState(showtime, now, 0) !== 'started',
    )
    .sort(byStart)
}
