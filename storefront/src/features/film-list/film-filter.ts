import { filmDisplayStatuses } from '@foyer/contract/wire/enumerations'
import { isListed, createFilter, type FilterDefinition } from '../../stores/filters/filters.ts'
import type { Stores } from '../../stores/create-stores.ts'
import type { FilmFilter, FilteredFilm } from '../../stores/filters/filter.ts'
import { memoizeLast } from '../../cache/memoize-last.ts'
import type { ScreeningDates } from '../../stores/films/screening-dates.ts'
import { getAttributes } from '../../film/showtimes/attribute-rank.ts'
import type { FilmFilters } from './film-filters-url.ts'
import { getListedSiteIds } from './queries.ts'

type Place = Pick<FilmFilters, 'cinemas' | 'date'>

/** What the last question has been answered with, for the parts of a page that ask it in turn. */
interface FilterCache {
  readonly filter: ReturnType<typeof memoizeLast<FilmFilter>>
  readonly films: ReturnType<typeof memoizeLast<FilteredFilm[]>>
  readonly screens: ReturnType<typeof memoizeLast<string[]>>
}
const caches = new WeakMap<Stores, FilterCache>()
/** Questions whose answers are kept: a visitor looks at a day or a screen, and goes back. */
const toAndFro = 4

function getFilterCache(stores: Stores): FilterCache {
  let own = caches.get(stores)
  if (!own) {
    own = { filter: memoizeLast(toAndFro), films: memoizeLast(toAndFro), screens: memoizeLast() }
    caches.set(stores, own)
  }
  return own
}

/**
 * The filter of the page of films as an address says it, of one cinema or of all that are chosen; undefined while their
 * films are missing. Call inside an observer.
 */
export function getFilmFilter(stores: Stores, filters: FilmFilters): FilmFilter | undefined {
  const { attribute, category, cinemas } = filters
  const [only] = cinemas
  const siteId = cinemas.length === 1 && only !== undefined ? only : null
  if (!isListed(stores, siteId)) return undefined
  const films = getFilmsAt(stores, filters)
  const screens = getScreenIds(stores)
  return getFilterCache(stores).filter([films, screens, siteId, attribute, category], () => {
    const definition: FilterDefinition = {
      id: 'films',
      type: 'Film',
      siteId,
      baseData: () => films,
      sections: () => ({
        category: { values: filmDisplayStatuses },
        // The requested one counts, though no film here has it: then none is left.
        attribute: { values: [...new Set([...screens, ...(attribute === null ? [] : [attribute])])] },
      }),
    }
    return createFilter(definition, {
      category: [category],
      attribute: attribute === null ? [] : [attribute],
    }) as FilmFilter
  })
}

/** The films of a place and a day in the listing's order, each with the attributes of its screenings there and then. */
function getFilmsAt(stores: Stores, place: Place): FilteredFilm[] {
  const { availability, films, listing, screeningDates } = stores
  const { network } = availability
  const isEverywhere = place.cinemas.length === 0
  const dates = screeningDates.for({ siteIds: getListedSiteIds(stores, place) }).value
  // A cinema of another city has films that the city's own listing leaves out.
  const candidates = isEverywhere ? listing.all : films.list
  return getFilterCache(stores).films([candidates, dates, network.value, network.error, place.date], () => {
    const screened = getScreenedAttributes(dates ?? {}, place.date)
    const isAny = isEverywhere && place.date === null
    const found = isAny ? candidates : candidates.filter(({ id }) => screened.has(id))
    return found.map((film) => ({
      film,
      values: {
        category: listing.getCategories(film, screened.has(film.id)),
        attribute: screened.get(film.id) ?? none,
      },
    }))
  })
}

const none: readonly string[] = []

/** By id the films that have a screening, with the attributes of all of them, on a day or on any. */
export function getScreenedAttributes(
  dates: ScreeningDates,
  date: string | null,
): ReadonlyMap<string, readonly string[]> {
  if (date !== null) return new Map(Object.entries(dates[date] ?? {}))
  const found = new Map<string, readonly string[]>()
  for (const films of Object.values(dates))
    for (const [filmId, attributeIds] of Object.entries(films)) {
      const known = found.get(filmId) ?? none
      const further = attributeIds.filter((id) => !known.includes(id))
      if (further.length > 0 || known === none) found.set(filmId, [...known, ...further])
    }
  return found
}

/** What can be asked of a screen, the most telling first. */
function getScreenIds(stores: Stores): string[] {
  const { availability, films } = stores
  const { byFilm, network } = availability
  const { value } = network
  return getFilterCache(stores).screens([value, films.all.value], () => {
    const { attributes = [] } = value?.relatedData ?? {}
    // Thousands of films have a few between them.
    const had = new Set(films.list.flatMap(({ id }) => byFilm?.get(id)?.showtimeAttributeIds ?? []))
    return getAttributes([...had], (id) => attributes.find((each) => each.id === id)).map(({ id }) => id)
  })
}
