import type { FilmsResponse } from '@foyer/contract/wire/films'
import type { Showtime } from '@foyer/contract/wire/showtimes'
import { dehydratePart } from '../../cache/snapshots.ts'
import type { PageContext } from '../../context/page-module.ts'
import type { Stores } from '../../stores/create-stores.ts'
import { filmsForLists } from '../../stores/films/films.ts'
import { dehydrateListedFilms } from '../../stores/films/listed-films.ts'
import { dehydrateListedDay } from '../../stores/films/listed-day.ts'
import { getFirstTimesKey, type DayOfShowtimes } from '../../stores/films/showtimes.ts'
import { getSaleState } from '../../film/showtimes/showtime-state.ts'
import { readFilters, type FilmFilters } from './film-filters-url.ts'
import { castListed, getRowTimes, timesShown } from './row-times.ts'

/** One more than is shown says that there are more. */
const timesTaken = timesShown + 1

type Taken = Readonly<Record<string, unknown>>

const never = () => false

/**
 * What a page carries of the server's stores: of films and showtimes as much as lists show, where a chain has thousands and
 * each is described at length. Whatever asks for more fetches it whole: the caches see to that. Apart from the pages, so
 * that no browser fetches it.
 * @param routeId of the page's route; the page of a film has that film whole
 * @param snapshots what the stores hold, by name
 * @param isFramed whether the page cuts the backdrop of a film, by its id; no film's by default
 */
export function dehydrateFilmList(
  routeId: string,
  snapshots: Taken,
  stores: Pick<Stores, 'configuration' | 'films' | 'today'>,
  { url }: Pick<PageContext, 'url'>,
  isFramed: (filmId: string) => boolean = never,
): Taken {
  const filters = readFilters(url.searchParams, stores.configuration.value.browsing)
  const isFilms = routeId === 'films'
  return {
    ...snapshots,
    ...(routeId !== 'film' && shortenCatalogues(snapshots, isFramed)),
    ...(isFilms && { showtimes: shortenDays(snapshots.showtimes, stores, filters) }),
  }
}

function shortenDays(
  days: unknown,
  { configuration, films, today }: Pick<Stores, 'configuration' | 'films' | 'today'>,
  { attribute }: FilmFilters,
): Taken {
  const { now } = today
  const { fewLeftShare } = configuration.value.tickets
  const hasNews = (showtime: Showtime) => getSaleState(showtime, now, fewLeftShare) !== 'available'
  const shorten = (day: DayOfShowtimes) => {
    const listed = films.list.flatMap(({ id }) =>
      getRowTimes(day, { filmId: id, attribute, now }).slice(0, timesTaken),
    )
    return dehydrateListedDay(day, listed, hasNews)
  }
  return Object.fromEntries(
    Object.entries((days ?? {}) as Taken).map(([key, snapshot]) => [
      key,
      dehydratePart(snapshot, getFirstTimesKey(attribute), shorten),
    ]),
  )
}

/** All films, and those of a cinema: `films` and `films1001`. */
function shortenCatalogues(snapshots: Taken, isFramed: (filmId: string) => boolean): Taken {
  const shortenFilms = (films: FilmsResponse) => dehydrateListedFilms(films, castListed, isFramed)
  const catalogues = Object.entries(snapshots).filter(([name]) => name.startsWith('films'))
  return Object.fromEntries(
    catalogues.map(([name, taken]) => [name, dehydratePart(taken, filmsForLists, shortenFilms)]),
  )
}
