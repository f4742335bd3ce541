import { FilterDialog } from '@foyer/design-system/films/filter-dialog'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { CinemaFilter } from './CinemaFilter.tsx'
import type { FilmFilters } from './film-filters-url.ts'
import type { FilterChoices } from './use-filter-choices.ts'
import { usePendingFilters } from './use-pending-filters.ts'
import { useFoundFilms } from './use-found-films.ts'

interface FilterSheetProps {
  open: boolean
  onClose: () => void
  filters: FilmFilters
  choices: FilterChoices
  onChange: (change: Partial<FilmFilters>) => void
}

const toValues = (value: string | null) => (value === null ? [] : [value])

/** On a phone, the filters as a sheet: each press counts at once, and its foot says how many films it leaves. */
export const FilterSheet = observer(function FilterSheet(props: FilterSheetProps) {
  const { open, onClose, filters, choices, onChange } = props
  const { cinemaGroups, configuration } = useStores()
  const { t, plural, text } = useText()
  const count = useFoundFilms(usePendingFilters())?.length
  const isSeveral = configuration.value.browsing.maximumSelectedSites > 1
  const [only = null] = filters.cinemas
  const cinemas = {
    id: 'cinemas',
    label: t('browsing.films.cinema'),
    options: cinemaGroups.selectedSites.map((site) => ({ value: site.id, label: text(site.name) })),
  }
  return (
    <FilterDialog
      live
      open={open}
      onClose={onClose}
      title={t('browsing.filter.title')}
      sections={[
        ...(isSeveral ? [] : [cinemas]),
        { id: 'date', label: t('browsing.films.day'), options: choices.days },
        { id: 'attribute', label: t('browsing.films.screen'), options: choices.screens },
      ].filter(({ options }) => options.length > 0)}
      selected={{
        ...(isSeveral ? {} : { cinemas: toValues(only) }),
        date: toValues(filters.date),
        attribute: toValues(filters.attribute),
      }}
      onApply={({ cinemas: chosen, date, attribute }) =>
        onChange({
          ...(chosen && { cinemas: chosen }),
          date: date?.[0] ?? null,
          attribute: attribute?.[0] ?? null,
        })
      }
      onClear={() => onChange({ cinemas: [], date: null, attribute: null })}
      labels={{
        apply: t('browsing.films.show'),
        clear: t('browsing.films.clearAll'),
        close: t('shared.action.close'),
      }}
      applyLabel={() =>
        count === undefined ? t('browsing.films.show') : plural('browsing.films.showCount', count)
      }
    >
      {isSeveral && <CinemaFilter filters={filters} onChange={(chosen) => onChange({ cinemas: chosen })} />}
    </FilterDialog>
  )
})
