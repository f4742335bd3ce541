import type { FilmsResponse } from '@foyer/contract/wire/films'
import type { Showtime } from '@foyer/contract/wire/showtimes'
import { dehydratePart } from '../../cache/snapshots.ts'
import type { PageContext } from '../../context/page-module.ts'
import type { Stores } from '../../stores/create-stores.ts'
import { filmsForLists } from '../../stores/films/films.ts'
import { dehydrateListedFilms } from '../../stores/films/listed-films.ts'
import { dehydrateListedDay } from '../../stores/films/listed-day.ts'
import { getFirstTimesKey, type DayOfShowtimes } from '../../stores/films/showtimes.ts'
import { toKey } from '../../cache/cached-map.ts'
import { findEnding, getFollowingQuery, getFollowingTimesKey } from '../../film/showtimes/following-day.ts'
import { fewTimes } from '../../film/showtimes/following-times.ts'
import { getSiteDay } from '../../film/showtimes/site-day.ts'
import { getSaleState } from '../../film/showtimes/showtime-state.ts'
import { readFilters } from './film-filters-url.ts'
import { getListedDayQuery } from './queries.ts'
import { castListed, getRowTimes, timesShown } from './row-times.ts'

/** One more than is shown says that there are more. */
const timesTaken = timesShown + 1

type DaySources = Pick<
  Stores,
  'cinemaGroups' | 'configuration' | 'films' | 'screeningDates' | 'showtimes' | 'today'
>

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
  stores: DaySources,
  page: Pick<PageContext, 'params' | 'url'>,
  isFramed: (filmId: string) => boolean = never,
): Taken {
  return {
    ...snapshots,
    ...(routeId !== 'film' && shortenCatalogues(snapshots, isFramed)),
    ...shortenDays(routeId, snapshots.showtimes, stores, page),
  }
}

function shortenDays(
  routeId: string,
  days: unknown,
  stores: DaySources,
  page: Pick<PageContext, 'params' | 'url'>,
) {
  const listed = getListed(routeId, stores, page)
  if (!listed) return {}
  const { query, attribute } = listed
  const { now } = stores.today
  const { fewLeftShare } = stores.configuration.value.tickets
  const hasNews = (showtime: Showtime) => getSaleState(showtime, now, fewLeftShare) !== 'available'
  const shorten = (filmIds: readonly string[], count: number) => (day: DayOfShowtimes) =>
    dehydrateListedDay(
      day,
      filmIds.flatMap((filmId) => getRowTimes(day, { filmId, attribute, now }).slice(0, count)),
      hasNews,
    )
  const following = getFollowingQuery(stores, query)
  const followingKey = following && toKey(following.date, following.siteIds, following.filmIds)
  const today = stores.showtimes.entry(query).value
  const ending = today ? findEnding(today, attribute, now) : []
  const listedIds = stores.films.list.map(({ id }) => id)
  const showtimes = Object.entries((days ?? {}) as Taken).map(([key, snapshot]) => {
    if (key === followingKey)
      return [key, dehydratePart(snapshot, getFollowingTimesKey(attribute), shorten(ending, fewTimes))]
    // The page of a cinema shows its day whole.
    return routeId === 'site'
      ? [key, snapshot]
      : [key, dehydratePart(snapshot, getFirstTimesKey(attribute), shorten(listedIds, timesTaken))]
  })
  return { showtimes: Object.fromEntries(showtimes) as Taken }
}

/** What a page lists showtimes of; undefined for one that lists none by film. */
function getListed(
  routeId: string,
  stores: DaySources,
  { params, url }: Pick<PageContext, 'params' | 'url'>,
) {
  if (routeId === 'films') {
    const filters = readFilters(url.searchParams, stores.configuration.value.browsing)
    return { query: getListedDayQuery(stores, filters), attribute: filters.attribute }
  }
  const { siteId } = params
  const date = routeId === 'site' && siteId !== undefined ? getSiteDay(stores, siteId, { url }) : undefined
  return date === undefined || siteId === undefined
    ? undefined
    : { query: { date, siteIds: [siteId] }, attribute: null }
}

/** All films, and those of a cinema: `films` and `films1001`. */
function shortenCatalogues(snapshots: Taken, isFramed: (filmId: string) => boolean): Taken {
  const shortenFilms = (films: FilmsResponse) => dehydrateListedFilms(films, castListed, isFramed)
  const catalogues = Object.entries(snapshots).filter(([name]) => name.startsWith('films'))
  return Object.fromEntries(
    catalogues.map(([name, taken]) => [name, dehydratePart(taken, filmsForLists, shortenFilms)]),
  )
}
