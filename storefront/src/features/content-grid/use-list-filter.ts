import type { Film } from '@foyer/contract/wire/films'
import { useMemo } from 'react'
import { filtersOf, useFilter } from '../../app/filters.ts'
import { usePage, useStores, useText } from '../../app/hooks.ts'
import type { FilmFilter, FilterValues } from '../../stores/filter.ts'
import { filmListDefinition } from './film-list-definition.ts'
import { selectionIn, type FilmListData } from './film-list-filters.ts'
import type { LabelOf } from './filter-sections.ts'

export interface ListFilter {
  /** Undefined while the films are not loaded. */
  readonly filter: FilmFilter | undefined
  readonly labelOf: LabelOf
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
  const { definition, labelOf } = useMemo(() => {
    const { availability, films, listing } = stores
    const named = (filter: Parameters<LabelOf>[0]) => {
      const related = films.all.value?.relatedData
      if (filter === 'genre') return related?.genres
      return filter === 'event' ? related?.events : availability.network.value?.relatedData.attributes
    }
    const labelOf: LabelOf = (filter, value) =>
      filter === 'category'
        ? t(`browsing.category.${value}`)
        : text(named(filter)?.find((each) => each.id === value)?.name)
    const sources = () => ({
      all: listing.all,
      categoriesOf: (film: Film) => listing.categoriesOf(film),
      attributesOf: (filmId: string) => availability.attributes(filmId).map((attribute) => attribute.id),
      labelOf,
    })
    return { definition: filmListDefinition(id, element, sources), labelOf }
  }, [stores, t, text, id, element])
  const filter = useFilter(definition, selectionIn(url.searchParams, element))
  return { filter, labelOf, choose: (values) => filtersOf(stores).choose(id, values) }
}
