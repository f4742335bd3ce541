import type { Film } from '@foyer/contract/wire/films'
import type { FilterSection } from '@foyer/design-system/filter-dialog'
import { useStores, useText } from '../../app/hooks.ts'
import { offeredValues, type FilmFacts, type FilmListData, type FilmListFilter } from './film-list-filters.ts'

export interface FilmListSection extends FilterSection {
  readonly id: FilmListFilter
}

/** The questions of a list of films with their choices; one with nothing to choose between is not asked. Call inside an observer. */
export function useFilterSections(
  element: FilmListData,
  all: readonly Film[],
  facts: FilmFacts,
): FilmListSection[] {
  const { films, availability } = useStores()
  const { t, text } = useText()
  const related = films.all.value?.relatedData
  const attributes = availability.network.value?.relatedData.attributes
  const named = {
    genre: related?.genres,
    attribute: attributes,
    event: related?.events,
  }
  const labels: Record<FilmListFilter, string> = {
    genre: t('browsing.filter.genre'),
    attribute: t('browsing.filter.attribute'),
    category: t('browsing.filter.category'),
    event: t('browsing.filter.event'),
  }
  return element.filters.flatMap((filter) => {
    const options = offeredValues(element, filter, all, facts).flatMap((value) => {
      const label =
        filter === 'category'
          ? t(`browsing.category.${value}`)
          : text(named[filter]?.find(({ id }) => id === value)?.name)
      return label === '' ? [] : [{ value, label }]
    })
    if (filter !== 'category') options.sort((a, b) => (a.label < b.label ? -1 : 1))
    return options.length < 2 ? [] : [{ id: filter, label: labels[filter], options, multiple: true }]
  })
}
