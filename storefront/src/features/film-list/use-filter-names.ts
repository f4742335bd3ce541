import { useStores, useText } from '../../context/hooks.ts'
import type { getActiveFilters, FilmFilters } from './film-filters-url.ts'

type FilterName = ReturnType<typeof getActiveFilters>[number]

/** What a filter that is set is called. Call its result inside an observer. */
export function useFilterNames(): (name: FilterName, filters: FilmFilters) => string {
  const { availability, formats, sites, today } = useStores()
  const { t, text, list } = useText()
  return (name, filters) => {
    switch (name) {
      case 'cinemas':
        return list(filters.cinemas.map((id) => text(sites.site(id)?.name) || id))
      case 'date':
        return filters.date === today.businessDate()
          ? t('shared.time.today')
          : formats.date(filters.date ?? '', 'ddd D MMMM')
      case 'attribute': {
        const { attributes = [] } = availability.network.value?.relatedData ?? {}
        const attribute = attributes.find((each) => each.id === filters.attribute)
        return text(attribute?.name) || (filters.attribute ?? '')
      }
      case 'query':
        return filters.query
    }
  }
}
