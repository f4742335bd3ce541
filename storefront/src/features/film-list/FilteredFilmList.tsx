import { FilmList } from '@foyer/design-system/films/film-list'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import { ensureFollowingTimes } from '../../film/showtimes/following-day.ts'
import { useFilmListLabels } from '../../film/use-film-list-labels.ts'
import type { FilmFilters } from './film-filters-url.ts'
import { getFilmFilter } from './film-filter.ts'
import { ListedFilms } from './ListedFilms.tsx'
import { getListedDayQuery, getListedSiteIds } from './queries.ts'

export interface FilteredFilmListProps {
  filters: FilmFilters
}

/** Films that meet the filters: rows with times for what can be booked, posters for what is to come. */
export const FilteredFilmList = observer(function FilteredFilmList({ filters }: FilteredFilmListProps) {
  const stores = useStores()
  const { listing, screeningDates } = stores
  const { t } = useText()
  useRestOfDay(filters)
  const labels = useFilmListLabels()
  const waiting = <FilmList label={t('browsing.films.title')} state="loading" {...labels} />
  const isListed =
    getFilmFilter(stores, filters) !== undefined ||
    screeningDates.for({ siteIds: getListedSiteIds(stores, filters) }).error
  if (listing.state === 'pending' || !isListed) return waiting
  return (
    <Suspense fallback={waiting}>
      <ListedFilms filters={filters} />
    </Suspense>
  )
})

/**
 * A page left open goes on from the first times of its rows to the rest of the day, and to the next one as fewer are left. Call
 * inside an observer.
 */
function useRestOfDay(filters: FilmFilters): void {
  const stores = useStores()
  const query = getListedDayQuery(stores, filters)
  const entry = stores.showtimes.entry(query)
  const { now } = stores.today
  // With each step of the clock: what has failed is requested again.
  useEffect(() => void entry.completeExpired(), [entry, now])
  const { attribute } = filters
  useEffect(() => {
    if (entry.value) void ensureFollowingTimes(stores, getListedDayQuery(stores, filters), attribute)
  }, [stores, entry, entry.value, filters, attribute, now])
}
