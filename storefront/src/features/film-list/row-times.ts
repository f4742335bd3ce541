import type { Showtime } from '@foyer/contract/wire/showtimes'
import { compareByStart } from '../../film/showtimes/group-showtimes.ts'
import { getSaleState } from '../../film/showtimes/showtime-state.ts'

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

const indexes = new WeakMap<readonly Showtime[], ReadonlyMap<string, readonly Showtime[]>>()

/** The times of a day by film, so that a chain's are not gone through for each of its films. */
function byFilm(showtimes: readonly Showtime[]): ReadonlyMap<string, readonly Showtime[]> {
  const known = indexes.get(showtimes)
  if (known) return known
  const index = new Map<string, Showtime[]>()
  for (const showtime of showtimes) {
    const others = index.get(showtime.filmId)
    if (others) others.push(showtime)
    else index.set(showtime.filmId, [showtime])
  }
  indexes.set(showtimes, index)
  return index
}

/** A film's times of the day that have not begun, the first ones first. */
export function getRowTimes(
  { showtimes }: { readonly showtimes: readonly Showtime[] },
  { filmId, attribute, now }: RowTimesQuery,
): Showtime[] {
  return (byFilm(showtimes).get(filmId) ?? [])
    .filter(
      (showtime) =>
        (attribute === null || showtime.attributeIds.includes(attribute)) &&
        getSaleState(showtime, now, 0) !== 'started',
    )
    .sort(compareByStart)
}
