import { Button } from '@foyer/design-system/button'
import { FilterChip, FilterChips } from '@foyer/design-system/filter-chip'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { useStores, useText } from '../../app/hooks.ts'
import { activeFilters, queryOf, type FilmFilters } from './film-filters.ts'
import { useFilterNames } from './use-filter-names.ts'

/** The filters that are set, each with a way to drop it. */
export const ActiveFilters = observer(function ActiveFilters({ filters }: { filters: FilmFilters }) {
  const { routes } = useStores()
  const { t } = useText()
  const navigate = useNavigate()
  const nameOf = useFilterNames(filters)
  const active = activeFilters(filters)
  if (active.length === 0) return null
  const without = (names: typeof active) =>
    routes.films(
      queryOf({
        ...filters,
        ...Object.fromEntries(names.map((name) => [name, name === 'words' ? '' : null])),
      }),
    )
  return (
    <>
      <FilterChips label={t('browsing.films.filters')}>
        {active.map((name) => (
          <FilterChip
            key={name}
            label={nameOf(name)}
            pressed
            onPress={() => void navigate(without([name]), { replace: true, preventScrollReset: true })}
          />
        ))}
      </FilterChips>
      <Button variant="text" size="medium" href={without(active)}>
        {t('browsing.films.clearAll')}
      </Button>
    </>
  )
})
