import type { WatchlistFilm } from '@foyer/contract/wire/watchlist'
import { readJson, type Storage } from '../browser/storage.ts'
import { watchlistNewsKey } from '../visitor/signed-in.ts'

/** The same film may open again. */
const toMark = ({ filmId, bookingOpenedAt }: WatchlistFilm) => `${filmId} ${bookingOpenedAt ?? ''}`

/**
 * Films on the list whose booking has opened and which this browser has not shown yet; they count as shown from then on.
 * What is no longer on the list is forgotten.
 */
export function takeNews(films: readonly WatchlistFilm[], local: Storage): WatchlistFilm[] {
  const opened = films.filter(({ bookingOpenedAt }) => typeof bookingOpenedAt === 'string')
  const stored: unknown = readJson(local, watchlistNewsKey)
  const shown = new Set<unknown>(Array.isArray(stored) ? stored : [])
  if (opened.length > 0 || shown.size > 0) local.set(watchlistNewsKey, JSON.stringify(opened.map(toMark)))
  return opened.filter((film) => !shown.has(toMark(film)))
}
