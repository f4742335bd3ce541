import type { Film } from '@foyer/contract/wire/films'
import { FailureState } from '@foyer/design-system/feedback/failure-state'
import { Section } from '@foyer/design-system/foundations/layout'
import { LiveRegion } from '@foyer/design-system/feedback/live-region'
import { ShowtimeListSkeleton } from '@foyer/design-system/feedback/skeleton'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePage, useStores, useText } from '../../context/hooks.ts'
import { getChosenDay } from '../../film/showtimes/day-strip.ts'
import { DayListing } from './DayListing.tsx'
import { DayPicker } from '../../film/showtimes/DayPicker.tsx'
import { Listing } from '../../film/showtimes/Listing.tsx'
import { getBookable, getFollowingDate } from '../../film/showtimes/next-times.ts'
import { NotOnSale } from './NotOnSale.tsx'
import { createFilmDatesQuery, createFilmDayQuery, showtimesId } from '../../film/showtimes/queries.ts'

/** When and where a film can be seen in the chosen city. */
export const FilmShowtimes = observer(function FilmShowtimes({ film }: { film: Film }) {
  const stores = useStores()
  const { cinemaGroups, formats, routes, screeningDates, showtimes, today } = stores
  const { t, plural } = useText()
  const { url } = usePage()
  const underWay = useLocation()
  const [picked, setPicked] = useState<{ from: string; date: string }>()

  // The day pressed counts immediately: the strip answers, the address and the times follow.
  const pendingParams =
    underWay.pathname === url.pathname ? new URLSearchParams(underWay.search) : url.searchParams
  const requested = picked?.from === underWay.search ? picked.date : pendingParams.get('date')
  const cinema = pendingParams.get('cinema')

  const datesQuery = createFilmDatesQuery(stores, film.id)
  const datesEntry = screeningDates.for(datesQuery)
  const dates = screeningDates.getDates(datesQuery)
  const date = getChosenDay({ today: today.businessDate(), dates, requested })
  const attribute = pendingParams.get('attribute')
  const getHref = (day: string) =>
    routes.film(film, { date: day, ...(cinema && { cinema }), ...(attribute && { attribute }) })
  const city = cinemaGroups.selected?.name
  const heading = city ? t('browsing.showtimes.heading', { city }) : t('browsing.showtimes.headingEverywhere')

  const dayQuery = date === undefined ? undefined : createFilmDayQuery(stores, film.id, date)
  const dayEntry = dayQuery && showtimes.entry(dayQuery)
  const day = dayQuery && showtimes.whole(dayQuery)
  const followingDate = getFollowingDate(stores, film.id)
  const followingDay =
    followingDate === undefined
      ? undefined
      : showtimes.whole(createFilmDayQuery(stores, film.id, followingDate))
  const following =
    followingDate !== undefined && followingDay && date === today.businessDate()
      ? { date: followingDate, day: followingDay, showtimes: getBookable(followingDay.showtimes, today.now) }
      : undefined
  const nextDate = dates.find((each) => date !== undefined && each > date)

  const content = () => {
    if (datesEntry.isPending) return <ShowtimeListSkeleton label={t('browsing.showtimes.loading')} />
    if (!datesEntry.value) return <TimesFailed onRetry={() => void datesEntry.refresh()} />
    if (date === undefined || !dayEntry || dates.length === 0) return <NotOnSale film={film} />
    return (
      <Listing>
        <DayPicker
          dates={dates}
          requested={requested}
          getHref={getHref}
          onPick={(day) => setPicked({ from: underWay.search, date: day })}
        />
        {day ? (
          <DayListing
            key={date}
            film={film}
            following={following}
            day={day}
            date={date}
            siteOrder={
              cinema ? [cinema, ...cinemaGroups.siteIds.filter((id) => id !== cinema)] : cinemaGroups.siteIds
            }
            next={nextDate === undefined ? undefined : { date: nextDate, href: getHref(nextDate) }}
          />
        ) : dayEntry.error ? (
          <TimesFailed onRetry={() => void dayEntry.refresh()} />
        ) : (
          <ShowtimeListSkeleton label={t('browsing.showtimes.loading')} />
        )}
        <LiveRegion
          message={
            picked && day
              ? plural('browsing.showtimes.loaded', day.showtimes.length, { date: formats.longDay(date) })
              : ''
          }
        />
      </Listing>
    )
  }
  return (
    <Section id={showtimesId} title={heading} action={<span>{t('browsing.showtimes.note')}</span>}>
      {content()}
    </Section>
  )
})

function TimesFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useText()
  return (
    <FailureState
      title={t('browsing.showtimes.failedTitle')}
      text={t('browsing.showtimes.failed')}
      retryLabel={t('shared.action.tryAgain')}
      onRetry={onRetry}
    />
  )
}
