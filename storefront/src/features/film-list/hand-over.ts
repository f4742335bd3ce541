import type { Film } from '@foyer/contract/wire/films'
import type { ValueSnapshot } from '../../cache/snapshots.ts'
import type { PageContext } from '../../app/page-module.ts'
import type { Stores } from '../../app/stores.ts'
import type { FilmsCatalogue } from '../../stores/films.ts'
import type { DayOfShowtimes, ListedShowtime, ShortDay } from '../../stores/showtimes.ts'
import { saleState } from '../film-showtimes/showtime-state.ts'
import { readFilters, type FilmFilters } from './film-filters.ts'
import { castListed, rowTimes, timesShown } from './row-times.ts'

/** One more than is shown says that there are more. */
const timesTaken = timesShown + 1

type Taken = Readonly<Record<string, unknown>>

/**
 * What the server's stores hand over with a page: of films and showtimes as much as lists show, where a chain has thousands
 * and each is described at length. Whatever asks for more fetches it whole. Apart from the pages, so that no browser
 * fetches it.
 * @param routeId of the page's route; the page of a film has that film whole
 * @param snapshots what the stores hold, by name
 */
export function handedOver(
  routeId: string,
  snapshots: Taken,
  stores: Pick<Stores, 'configuration' | 'films' | 'today'>,
  { url }: Pick<PageContext, 'url'>,
): Taken {
  const filters = readFilters(url.searchParams, stores.configuration.value.browsing)
  const isFilms = routeId === 'films'
  return {
    ...snapshots,
    ...(routeId !== 'film' && shortCatalogues(snapshots)),
    ...(isFilms && { showtimes: shortDays(snapshots.showtimes, stores, filters) }),
  }
}

/** Shortens what was loaded; a failure stays what it is. */
function withValue<T>(snapshot: unknown, shorten: (value: T) => T | ShortDay): unknown {
  const taken = snapshot as ValueSnapshot
  return 'value' in taken ? { ...taken, value: shorten(taken.value as T) } : taken
}

function shortDays(
  days: unknown,
  { configuration, films, today }: Pick<Stores, 'configuration' | 'films' | 'today'>,
  { attribute }: FilmFilters,
): Taken {
  const { now } = today
  const { fewLeftShare } = configuration.value.tickets
  const listed = ({ id, schedule, occupancy, ...showtime }: ListedShowtime): ListedShowtime => ({
    id,
    schedule: { startsAt: schedule.startsAt },
    isSoldOut: showtime.isSoldOut,
    filmId: showtime.filmId,
    siteId: showtime.siteId,
    screenId: showtime.screenId,
    attributeIds: showtime.attributeIds,
    isAllocatedSeating: showtime.isAllocatedSeating,
    // Said where it says something: that few are left, or none.
    ...(occupancy &&
      saleState({ schedule, occupancy, ...showtime }, now, fewLeftShare) !== 'available' && { occupancy }),
  })
  const shorten = (day: DayOfShowtimes): ShortDay => {
    const showtimes = films.list.flatMap(({ id }) =>
      rowTimes(day, { filmId: id, attribute, now }).slice(0, timesTaken).map(listed),
    )
    const screenIds = new Set(showtimes.map(({ screenId }) => screenId))
    const screens = Object.fromEntries(Object.entries(day.screens).filter(([id]) => screenIds.has(id)))
    return { ...day, showtimes, screens, firstTimesOf: { attribute } }
  }
  return Object.fromEntries(
    Object.entries((days ?? {}) as Taken).map(([key, snapshot]) => [key, withValue(snapshot, shorten)]),
  )
}

/** All films, and those of a cinema: `films` and `films1001`. */
function shortCatalogues(snapshots: Taken): Taken {
  const catalogues = Object.entries(snapshots).filter(([name]) => name.startsWith('films'))
  return Object.fromEntries(catalogues.map(([name, taken]) => [name, withValue(taken, shortCatalogue)]))
}

/** Without what a film's own page says alone. */
function shortCatalogue({ films, relatedData }: FilmsCatalogue): FilmsCatalogue {
  const listed = films.map(shortFilm)
  const people = new Set(
    listed.flatMap(({ castAndCrew }) => castAndCrew.map((each) => each.castAndCrewMemberId)),
  )
  return {
    films: listed,
    relatedData: {
      ...relatedData,
      castAndCrew: relatedData.castAndCrew.filter(({ id }) => people.has(id)),
      genres: relatedData.genres.map((genre) => ({ ...genre, description: null })),
      events: relatedData.events.map((event) => ({ ...event, description: null })),
    },
    isShort: true,
  }
}

function shortFilm({ presentation, ...film }: Film): Film {
  let actors = 0
  return {
    ...film,
    synopsis: null,
    censorRatingNote: null,
    distributorName: null,
    castAndCrew: film.castAndCrew.filter(
      ({ roles }) => roles.includes('Director') || (roles.includes('Actor') && actors++ < castListed),
    ),
    ...(presentation && { presentation: { ...presentation, houseNote: null, characters: [] } }),
  }
}
