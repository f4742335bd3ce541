import { FilmList as List } from '@foyer/design-system/film-list'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { useStores, useText } from '../../app/hooks.ts'
import { lifetimes } from '../../cache/lifetimes.ts'
import { useFilmListWords } from '../film-wall/use-film-list-words.ts'
import type { FilmFilters } from './film-filters.ts'
import { filmFilterOf } from './films-filter.ts'
import { ListedFilms } from './ListedFilms.tsx'
import { listedDayQuery, listedSiteIds } from './queries.ts'

export interface FilmListProps {
  filters: FilmFilters
}

/** Films that meet the filters: rows with times for what can be booked, posters for what is to come. */
export const FilmList = observer(function FilmList({ filters }: FilmListProps) {
  const stores = useStores()
  const { listing, screeningDates } = stores
  const { t } = useText()
  useWholeDay(filters)
  const words = useFilmListWords()
  const waiting = <List label={t('browsing.films.title')} state="loading" {...words} />
  const isListed =
    filmFilterOf(stores, filters) !== undefined ||
    screeningDates.for({ siteIds: listedSiteIds(stores, filters) }).error
  if (listing.state === 'pending' || !isListed) return waiting
  return (
    <Suspense fallback={waiting}>
      <ListedFilms filters={filters} />
    </Suspense>
  )
})

/** A page left open needs the rest of a day of which it was handed the first times. Call inside an observer. */
function useWholeDay(filters: FilmFilters): void {
  const stores = useStores()
  const { core, showtimes, today } = stores
  const query = listedDayQuery(stores, filters)
  const day = showtimes.entry(query).value
  const isShort = day !== undefined && 'firstTimesOf' in day
  // Changes with each step of the clock for as long as the day is short: what has failed is asked for again.
  const dueAt = isShort && today.now - core.facts.renderedAt > lifetimes.showtimes ? today.now : null
  useEffect(() => {
    if (dueAt !== null) void showtimes.ensure(query)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the question is made anew with each rendering
  }, [dueAt])
}
