import { CompositeFilter } from '@foyer/design-system/composite-filter'
import { useText } from '../../app/hooks.ts'
import type { FilterValues } from '../../stores/filter.ts'
import type { FilmListSection } from './filter-sections.ts'

interface FilmListFiltersProps {
  sections: readonly FilmListSection[]
  selected: FilterValues
  /** Films that meet what is chosen. */
  count: number
  onChange: (selected: FilterValues) => void
}

/** The questions over a list of films: in line, and in a dialog on a phone. */
export function FilmListFilters({ sections, selected, count, onChange }: FilmListFiltersProps) {
  const { t, plural } = useText()
  return (
    <CompositeFilter
      sections={sections}
      selected={Object.fromEntries(sections.map(({ id }) => [id, selected[id] ?? []]))}
      onChange={onChange}
      labels={{
        filter: t('browsing.filter.title'),
        all: t('browsing.filter.all'),
        hint: t('browsing.filter.hint'),
        apply: t('browsing.filter.apply'),
        cancel: t('browsing.filter.cancel'),
        clear: t('browsing.filter.clear'),
        close: t('shared.action.close'),
      }}
      status={plural('browsing.films.results', count)}
    />
  )
}
