import { filmDisplayStatuses } from '@foyer/contract/enumerations'
import { useMemo } from 'react'
import { useFilter } from '../../app/filters.ts'
import { useStores } from '../../app/hooks.ts'
import type { Stores } from '../../app/stores.ts'
import type { FilmFilter, FilteredFilm } from '../../stores/filter.ts'
import type { FilterDefinition } from '../../stores/filters.ts'
import type { ScreeningDates } from '../../stores/screening-dates.ts'
import { attributesOf } from '../film-showtimes/attribute-rank.ts'
import type { FilmFilters } from './film-filters.ts'
import { listedSiteIds } from './queries.ts'

type FilmsFilterDefinition = Extract<FilterDefinition, { type: 'Film' }>

/** What an address asks for that decides what the filter starts from and offers. */
type Asked = Pick<FilmFilters, 'cinemas' | 'date' | 'attribute'>
type Place = Pick<Asked, 'cinemas' | 'date'>

/** The filter of the page of films, of one cinema or of all that are chosen. */
export function filmsFilter(stores: Stores, { cinemas, date, attribute }: Asked): FilmsFilterDefinition {
  const [only] = cinemas
  return {
    id: 'films',
    type: 'Film',
    siteId: cinemas.length === 1 && only !== undefined ? only : null,
    baseData: () => filmsAt(stores, { cinemas, date }),
    sections: () => ({
      category: { values: filmDisplayStatuses },
      // What is asked for counts, though no film here has it: then none is left.
      attribute: {
        values: [...new Set([...screensOf(stores), ...(attribute === null ? [] : [attribute])])],
      },
    }),
  }
}

/** The films of a place and a day in the listing's order, each with the attributes of its screenings there and then. */
function filmsAt(stores: Stores, place: Place): FilteredFilm[] {
  const { availability, films, listing, screeningDates } = stores
  const isEverywhere = place.cinemas.length === 0
  const screened = screenedAttributes(
    screeningDates.for({ siteIds: listedSiteIds(stores, place) }).value ?? {},
    place.date,
  )
  // A cinema of another city has films that the city's own listing leaves out.
  const candidates = isEverywhere ? listing.all : films.list
  return candidates
    .filter(({ id }) => (isEverywhere && place.date === null) || screened.has(id))
    .map((film) => ({
      film,
      values: {
        category: availability.of(film.id)?.categories ?? [],
        attribute: [...(screened.get(film.id) ?? [])],
      },
    }))
}

/** By id the films that have a screening, with the attributes of all of them, on a day or on any. */
export function screenedAttributes(
  dates: ScreeningDates,
  date: string | null,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const [day, films] of Object.entries(dates)) {
    if (date !== null && day !== date) continue
    for (const [filmId, attributeIds] of Object.entries(films)) {
      const known = found.get(filmId) ?? new Set()
      for (const id of attributeIds) known.add(id)
      found.set(filmId, known)
    }
  }
  return found
}

/** What can be asked of a screen, the most telling first. */
function screensOf({ availability, films }: Stores): string[] {
  // Thousands of films have a few between them.
  const { attributes = [] } = availability.network.value?.relatedData ?? {}
  const had = new Set(films.list.flatMap(({ id }) => availability.of(id)?.showtimeAttributeIds ?? []))
  return attributesOf([...had], (id) => attributes.find((each) => each.id === id)).map(({ id }) => id)
}

/** The filter as the address says it, held in the store for as long as the page is there. Call inside an observer. */
export function useFilmsFilter({ category, attribute, cinemas, date }: FilmFilters): FilmFilter | undefined {
  const stores = useStores()
  const place = cinemas.join(',')
  const definition = useMemo(
    () => filmsFilter(stores, { cinemas: place === '' ? [] : place.split(','), date, attribute }),
    [stores, place, date, attribute],
  )
  return useFilter(definition, {
    category: [category],
    attribute: attribute === null ? [] : [attribute],
  })
}
