import type { WatchedFilmsResponse, WatchedShowtime } from '@foyer/contract/wire/member-history'
import { indexById } from './by-id.ts'

/** Least number of cases from which a statement about a year is made. */
export const fewestCases = 3

/** What occurs most, and how often. */
export interface Most {
  readonly value: string
  readonly count: number
}

/** What a year of films comes to. A value that fewer than three cases stand for is null. */
export interface FilmYear {
  /** The first one first; a film that was seen twice stands twice. */
  readonly showtimes: readonly WatchedShowtime[]
  readonly count: number
  /** Together, of the films whose length is known. */
  readonly minutes: number
  readonly row: (Most & { readonly seat: Most | null }) | null
  /** By id, with the screen there by id. */
  readonly site: (Most & { readonly screen: Most | null }) | null
  /** By id, with what comes next. */
  readonly genre: (Most & { readonly second: Most | null }) | null
  /** 0 is Sunday. */
  readonly weekday: Most | null
}

/** What a year of films comes to. Other servers say only which films; then each stands once, on its last day. */
export function getFilmYear({ films, showtimes, relatedData }: WatchedFilmsResponse): FilmYear {
  const known = indexById(relatedData.films, ({ id }) => id)
  const shown = (showtimes ?? films.map(toShowtime)).filter(({ filmId }) => known.has(filmId))
  const seats = shown.flatMap(({ seats: [seat] }) => seat ?? [])
  const row = findMost(seats.map(({ rowLabel }) => rowLabel))
  const site = findMost(shown.map(({ siteId }) => siteId))
  const genres = shown.flatMap(({ filmId }) => known.get(filmId)?.genreIds ?? [])
  const genre = findMost(genres)
  return {
    showtimes: shown,
    count: shown.length,
    minutes: shown.reduce((sum, { filmId }) => sum + (known.get(filmId)?.runtimeInMinutes ?? 0), 0),
    row: row && {
      ...row,
      seat: findMost(seats.flatMap(({ rowLabel, label }) => (rowLabel === row.value ? [label] : []))),
    },
    site: site && {
      ...site,
      screen: findMost(shown.flatMap(({ siteId, screenId }) => (siteId === site.value ? [screenId] : []))),
    },
    genre: genre && { ...genre, second: findMost(genres.filter((id) => id !== genre.value)) },
    weekday: findMost(
      shown.map(({ businessDate }) => String(new Date(`${businessDate}T00:00:00Z`).getUTCDay())),
    ),
  }
}

/** The value that occurs most; of equal ones the first. Null below three cases. */
function findMost(values: readonly string[]): Most | null {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  let most: Most | null = null
  for (const [value, count] of counts)
    if (count >= fewestCases && count > (most?.count ?? 0)) most = { value, count }
  return most
}

function toShowtime({ filmId, lastWatchedAt }: WatchedFilmsResponse['films'][number]): WatchedShowtime {
  return {
    ...{ orderId: '', showtimeId: filmId, filmId, siteId: '', screenId: '', seats: [] },
    businessDate: lastWatchedAt.slice(0, 10),
    startsAt: lastWatchedAt,
  }
}
