import { FilterTags } from '@foyer/design-system/films/filter-tags'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { useReplaceAddress } from '../../context/use-replace-address.ts'
import { getActiveFilters, clearFilters, toFilterQuery, type FilmFilters } from './film-filters-url.ts'
import { useFilterNames } from './use-filter-names.ts'

interface Entry {
  readonly key: string
  readonly label: string
  /** The filters without it. */
  readonly rest: FilmFilters
}

/** The filters that are set, each with a way to drop it: several cinemas can be dropped one by one. */
export const ActiveFilters = observer(function ActiveFilters({ filters }: { filters: FilmFilters }) {
  const { routes } = useStores()
  const { t } = useText()
  const replaceAddress = useReplaceAddress()
  const getName = useFilterNames()
  const none = clearFilters(filters)
  const entries = getActiveFilters(filters).flatMap((name): Entry[] =>
    name === 'cinemas'
      ? filters.cinemas.map((id) => ({
          key: `cinema ${id}`,
          label: getName(name, { ...filters, cinemas: [id] }),
          rest: { ...filters, cinemas: filters.cinemas.filter((each) => each !== id) },
        }))
      : [{ key: name, label: getName(name, filters), rest: { ...filters, [name]: none[name] } }],
  )
  return (
    <FilterTags
      label={t('browsing.films.filters')}
      tags={entries.map(({ key, label }) => ({
        id: key,
        label,
        removeLabel: t('browsing.cinemas.remove', { name: label }),
      }))}
      onRemove={(id) => {
        const rest = entries.find(({ key }) => key === id)?.rest ?? filters
        replaceAddress(routes.films(toFilterQuery(rest)))
      }}
      clear={{ label: t('browsing.films.clearAll'), href: routes.films(toFilterQuery(none)) }}
    />
  )
})
