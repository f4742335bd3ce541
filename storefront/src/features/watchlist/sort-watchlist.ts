import type { Film } from '@foyer/contract/wire/films'

/** A run that ends within so many days is in its last ones: tickets are sold further ahead. */
const lastDays = 7

/** A film that can be seen. Dates are business dates, `yyyy-mm-dd`. */
export interface CurrentFilm {
  readonly film: Film
  /** Next day with a screening; null where the days are not known. */
  readonly nextDate: string | null
  /** The last day, if it is near: after it there is no more chance. */
  readonly lastDate: string | null
}

export interface SortedWatchlist {
  /** The one with the least time left first. */
  readonly current: readonly CurrentFilm[]
  /** Films that are not on yet, or no longer, in the order of the list. */
  readonly upcoming: readonly Film[]
}

export interface WatchlistToSort {
  /** In the order of the list. */
  readonly films: readonly Film[]
  /** Days with a screening of a film in the chosen cinemas, in order; null where they are not known. */
  readonly getDates: (filmId: string) => readonly string[] | null
  /** Whether a film is on as far as the chain says, where the days are not known. */
  readonly isCurrent: (filmId: string) => boolean
  /** The day after a number of days from today. */
  readonly addDays: (days: number) => string
}

/** Divides a watchlist in what can be seen, sorted by the last chance, and what cannot. */
export function sortWatchlist({ films, getDates, isCurrent, addDays }: WatchlistToSort): SortedWatchlist {
  const [today, near] = [addDays(0), addDays(lastDays)]
  const current: (CurrentFilm & { readonly until: string })[] = []
  const upcoming: Film[] = []
  for (const film of films) {
    const dates = getDates(film.id)?.filter((date) => date >= today)
    const until = dates?.at(-1)
    if (until !== undefined)
      current.push({ film, nextDate: dates?.[0] ?? null, lastDate: until < near ? until : null, until })
    else if (dates === undefined && isCurrent(film.id))
      current.push({ film, nextDate: null, lastDate: null, until: '9999' })
    else upcoming.push(film)
  }
  // Sorting keeps the order of the list among equals.
  return { current: current.sort((a, b) => a.until.localeCompare(b.until)), upcoming }
}
