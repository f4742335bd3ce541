import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { getActiveFilters, type FilmFilters } from './film-filters-url.ts'
import { ListHead } from './ListHead.tsx'
import { usePendingFilters } from './use-pending-filters.ts'
import { useFoundFilms } from './use-found-films.ts'

/** How many films there are, and the filters that are set: the answer to a press, which the list follows. */
export const FilmListHead = observer(function FilmListHead({ filters }: { filters: FilmFilters }) {
  const { t } = useText()
  return (
    <ListHead>
      <FilmCount />
      {filters.category !== 'ComingSoon' && getActiveFilters(filters).length === 0 && (
        <p data-slot="hint">{t('browsing.filter.hint')}</p>
      )}
      <ActiveFilters filters={filters} />
    </ListHead>
  )
})

/** Said when it changes, within the press; there is no second, hidden place that says it. */
const FilmCount = observer(function FilmCount() {
  const { formats, listing, today } = useStores()
  const { t, plural } = useText()
  const filters = usePendingFilters()
  const films = useFoundFilms(filters)
  const isProgramme = filters.category === 'NowShowing'
  const formatCount = (count: number) =>
    isProgramme && filters.date !== null
      ? plural('browsing.films.count', count, {
          when:
            filters.date === today.businessDate()
              ? t('browsing.films.whenToday')
              : t('browsing.films.whenOn', { date: formats.longDay(filters.date) }),
        })
      : plural(isProgramme && count > 0 ? 'browsing.films.countToday' : 'browsing.films.results', count)
  return (
    <p data-slot="count" role="status">
      {films && listing.state !== 'pending' && formatCount(films.length)}
    </p>
  )
})
