import { Button } from '@foyer/design-system/actions/button'
import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { FailureState } from '@foyer/design-system/feedback/failure-state'
import { Section } from '@foyer/design-system/foundations/layout'
import { styled } from '@foyer/design-system/foundations/styled'
import type { Film } from '@foyer/contract/wire/films'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { addDays } from '../../domain/time.ts'
import { Illustrated } from '../../page/Illustration.tsx'
import { hasSettled } from '../../stores/base/caching.ts'
import type { NamedFilm } from '../../stores/members/watchlist-place.ts'
import { getWatchlist } from '../../stores/members/watchlist.ts'
import { UpcomingFilms } from './UpcomingFilms.tsx'
import { createDatesQuery, loadWatchlist } from './load-watchlist.ts'
import { RemovedFilms } from './RemovedFilms.tsx'
import { sortWatchlist } from './sort-watchlist.ts'
import { WatchlistNotice } from './WatchlistNotice.tsx'
import { WatchlistRow } from './WatchlistRow.tsx'
import { WatchlistSkeleton } from './WatchlistSkeleton.tsx'

const Rows = styled('ul', { name: 'FoyerWatchlist', slot: 'Rows' })({
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const Sorted = styled('small', { name: 'FoyerWatchlist', slot: 'Sorted' })({
  color: 'var(--foyer-text-muted)',
  fontSize: 'var(--foyer-text-sm)',
})

/** The place of the first film. */
const Empty = styled('div', { name: 'FoyerWatchlist', slot: 'Empty' })({
  paddingInline: 24,
  border: '1px dashed var(--foyer-field-border)',
  borderRadius: 'var(--foyer-radius-md)',
  '& > div > h2': { fontSize: 'var(--foyer-text-lg)', lineHeight: 1.25 },
})

/** The member's watchlist: what can be seen, what opens later, and what was just taken off it. */
export const Watchlist = observer(function Watchlist() {
  const stores = useStores()
  const watchlist = useStore(getWatchlist)
  const { t } = useText()
  const [removed, setRemoved] = useState<readonly NamedFilm[]>([])
  const [isRetrying, setRetrying] = useState(false)
  const { cinemaGroups, films } = stores
  const city = cinemaGroups.siteIds.join()
  useEffect(() => void loadWatchlist(stores), [stores, city])

  const forget = ({ id }: NamedFilm) => setRemoved((before) => before.filter((film) => film.id !== id))
  const remember = (film: NamedFilm) =>
    setRemoved((before) => [...before.filter(({ id }) => id !== film.id), film])
  const remove = async (film: Film) => {
    const named = { id: film.id, title: stores.texts.text(film.title) }
    remember(named)
    if (!(await watchlist.set(named, false))) forget(named)
  }
  const putBack = async (film: NamedFilm) => {
    forget(film)
    if (!(await watchlist.set(film, true))) remember(film)
  }
  const retry = async () => {
    setRetrying(true)
    await Promise.all([watchlist.reload(), films.all.value ? undefined : films.all.refresh()])
    setRetrying(false)
    void loadWatchlist(stores)
  }

  const hasFailed =
    (watchlist.films === null && watchlist.state.status === 'Failure') ||
    (films.all.value === undefined && films.all.error !== undefined)
  if (hasFailed || isRetrying)
    return (
      <FailureState
        title={t('member.watchlist.failed.title')}
        text={t('member.watchlist.failed.text')}
        retryLabel={t('shared.action.tryAgain')}
        retryingLabel={t('member.failed.retrying')}
        retrying={isRetrying}
        onRetry={() => void retry()}
      />
    )
  const dates = stores.screeningDates.for(createDatesQuery(stores))
  if (watchlist.films === null || films.all.value === undefined || !hasSettled(dates))
    return <WatchlistSkeleton label={t('member.watchlist.loading')} />
  const { current, upcoming } = sortWatchlist({
    films: watchlist.films.flatMap(({ filmId }) => films.film(filmId) ?? []),
    getDates: (filmId) => {
      const known = dates.value
      return known
        ? Object.keys(known)
            .filter((date) => known[date]?.[filmId])
            .sort()
        : null
    },
    isCurrent: (filmId) => stores.availability.statusLabel(filmId) === 'NowShowing',
    addDays: (days) => addDays(stores.today.businessDate(), days),
  })
  const undo = <RemovedFilms films={removed} onPutBack={(film) => void putBack(film)} />
  if (current.length + upcoming.length === 0)
    return (
      <>
        <Empty>
          <Illustrated name="emptyWatchlist">
            <EmptyState
              icon={stores.configuration.value.illustrations.emptyWatchlist ? undefined : 'bookmark'}
              title={t('member.watchlist.empty.title')}
              text={t('member.watchlist.another.text')}
              actions={
                <Button variant="secondary" href={stores.routes.films()}>
                  {t('member.watchlist.browse')}
                </Button>
              }
            />
          </Illustrated>
        </Empty>
        {undo}
      </>
    )
  return (
    <>
      {current.length > 0 && (
        <Section
          title={t(cinemaGroups.selected ? 'member.watchlist.now.near' : 'member.watchlist.now.anywhere')}
          action={<Sorted>{t('member.watchlist.now.sorted')}</Sorted>}
        >
          <Rows role="list">
            {current.map((each) => (
              <WatchlistRow key={each.film.id} current={each} onRemove={() => void remove(each.film)} />
            ))}
          </Rows>
        </Section>
      )}
      <Section
        title={t(
          watchlist.isNoticeWanted ? 'member.watchlist.later.titleNotice' : 'member.watchlist.later.title',
        )}
      >
        <UpcomingFilms films={upcoming} onRemove={(film) => void remove(film)} />
        <WatchlistNotice />
      </Section>
      {undo}
    </>
  )
})
