import { CompositeFilter } from '@foyer/design-system/films/composite-filter'
import { SingleFilter } from '@foyer/design-system/films/single-filter'
import { useText } from '../../context/hooks.ts'
import type { FilterValues } from '../../stores/filters/filter.ts'
import type { FilmListSection } from './filter-sections.ts'

interface FilmListFiltersProps {
  sections: readonly FilmListSection[]
  selected: FilterValues
  /** Films that meet what is chosen. */
  count: number
  onChange: (selected: FilterValues) => void
}

/**
 * The questions over a list of films: several in line, and in a dialog on a phone; a single one as tabs, a dropdown or a
 * dialog, by how many answers it has. All films stand there until a visitor answers.
 */
export function FilmListFilters({ sections, selected, count, onChange }: FilmListFiltersProps) {
  const { t, plural } = useText()
  const labels = {
    hint: t('browsing.filter.hint'),
    apply: t('browsing.filter.apply'),
    cancel: t('browsing.filter.cancel'),
    clear: t('browsing.filter.clear'),
    close: t('shared.action.close'),
  }
  const all = t('browsing.filter.all')
  const status = plural('browsing.films.results', count)
  const [only, ...others] = sections
  if (only && others.length === 0)
    return (
      <SingleFilter
        label={only.label}
        options={only.options}
        multiple={only.multiple}
        selected={selected[only.id] ?? []}
        onChange={(values) => onChange({ [only.id]: values })}
        allLabel={all}
        selectsFirst={false}
        labels={{ ...labels, placeholder: all }}
        status={status}
      />
    )
  return (
    <CompositeFilter
      sections={sections}
      selected={Object.fromEntries(sections.map(({ id }) => [id, selected[id] ?? []]))}
      onChange={onChange}
      labels={{ ...labels, all, filter: t('browsing.filter.title') }}
      status={status}
    />
  )
}
