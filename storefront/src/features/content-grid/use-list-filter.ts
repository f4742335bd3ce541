import type { Film } from '@foyer/contract/wire/films'
import { useMemo } from 'react'
import { useFilter } from '../../context/use-filter.ts'
import { getFiltersStore } from '../../stores/filters/filters.ts'
import { usePage, useStores, useText } from '../../context/hooks.ts'
import type { FilmFilter, FilterValues } from '../../stores/filters/filter.ts'
import { createFilmListDefinition } from './film-list-definition.ts'
import { readSelection, type FilmListData } from './film-list-filters.ts'
import type { GetLabel } from './filter-sections.ts'

export interface ListFilter {
  /** Undefined while the films are not loaded. */
  readonly filter: FilmFilter | undefined
  readonly getLabel: GetLabel
  /** Selects these values and no others. */
  readonly choose: (values: FilterValues) => void
}

/** The filter of a list, as the address says it until a visitor chooses otherwise. Call inside an observer. */
export function useListFilter(element: FilmListData): ListFilter {
  const stores = useStores()
  const { t, text } = useText()
  const { url } = usePage()
  // Two pages may have an element of one id, and stand beside each other while one leads to the other.
  const id = `${url.pathname} ${element.id}`
  const { definition, getLabel } = useMemo(() => {
    const { availability, films, listing } = stores
    const named = (filter: Parameters<GetLabel>[0]) => {
      const related = films.all.value?.relatedData
      if (filter === 'genre') return related?.genres
      return filter === 'event' ? related?.events : availability.network.value?.relatedData.attributes
    }
    const getLabel: GetLabel = (filter, value) =>
      filter === 'category'
        ? t(`browsing.category.${value}`)
        : text(named(filter)?.find((each) => each.id === value)?.name)
    const sources = () => ({
      all: listing.all,
      getCategories: (film: Film) => listing.getCategories(film),
      getAttributeIds: (filmId: string) => availability.attributes(filmId).map((attribute) => attribute.id),
      getLabel,
    })
    return { definition: createFilmListDefinition(id, element, sources), getLabel }
  }, [stores, t, text, id, element])
  const filter = useFilter(definition, readSelection(url.searchParams, element))
  return { filter, getLabel, choose: (values) => getFiltersStore(stores).choose(id, values) }
}
