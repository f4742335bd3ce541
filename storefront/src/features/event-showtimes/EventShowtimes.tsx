import type { Film, FilmEvent } from '@foyer/contract/wire/films'
import { Button } from '@foyer/design-system/actions/button'
import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { FailureState } from '@foyer/design-system/feedback/failure-state'
import { Section } from '@foyer/design-system/foundations/layout'
import { ShowtimeList } from '@foyer/design-system/films/showtime-list'
import { ShowtimeListSkeleton } from '@foyer/design-system/feedback/skeleton'
import { observer } from 'mobx-react-lite'
import { getEventShowtimesStore } from '../../stores/films/event-showtimes.ts'
import { usePage, useStores, useText } from '../../context/hooks.ts'
import { DayPicker } from '../../film/showtimes/DayPicker.tsx'
import { Listing } from '../../film/showtimes/Listing.tsx'
import { useShowtimeProps } from '../../film/showtimes/showtime-props.ts'
import { getSaleState } from '../../film/showtimes/showtime-state.ts'
import { groupEventCinemas } from './event-cinemas.ts'

const nothing = () => undefined

export interface EventShowtimesProps {
  event: FilmEvent
  films: readonly Film[]
}

/** When and where an event is on in the chosen city: its days, and the times of the day by cinema and film. */
export const EventShowtimes = observer(function EventShowtimes({ event, films }: EventShowtimesProps) {
  const stores = useStores()
  const { cinemaGroups, formats, routes, sites, today } = stores
  const { t, text } = useText()
  const { url } = usePage()
  const showtimeProps = useShowtimeProps()
  const times = getEventShowtimesStore(stores)
  const requested = url.searchParams.get('date')
  const entry = times.day({ eventId: event.id, siteIds: cinemaGroups.siteIds, requested })
  const day = entry.value
  const getHref = (date: string) => routes.event(event, { date })
  const city = cinemaGroups.selected?.name

  const content = () => {
    if (!day)
      return entry.error ? (
        <FailureState
          title={t('browsing.showtimes.failedTitle')}
          text={t('browsing.showtimes.failed')}
          retryLabel={t('shared.action.tryAgain')}
          onRetry={() => void entry.refresh()}
        />
      ) : (
        <ShowtimeListSkeleton label={t('browsing.showtimes.loading')} />
      )
    const { businessDate: date } = day
    if (date === null)
      return (
        <EmptyState
          icon="calendar"
          headingLevel={3}
          title={t('browsing.event.noTimesTitle')}
          text={t('browsing.event.noTimes')}
        />
      )
    const upcoming = day.showtimes.filter((showtime) => getSaleState(showtime, today.now, 0) !== 'started')
    const cinemas = groupEventCinemas(upcoming, films, cinemaGroups.siteIds)
    // What has begun since the day came is no longer offered.
    const dates = day.dates.filter((each) => each !== date || cinemas.length > 0)
    const next = dates.find((each) => each > date)
    return (
      <Listing>
        <DayPicker dates={dates} requested={date} getHref={getHref} onPick={nothing} />
        {cinemas.length > 0 ? (
          <ShowtimeList
            headingLevel={3}
            cinemas={cinemas.map(({ siteId, rows }) => {
              const site = sites.site(siteId)
              return {
                id: siteId,
                name: text(site?.name) || siteId,
                href: site && routes.site(site, { date }),
                lines: [],
                groups: rows.map(({ film, showtimes }) => ({
                  id: film.id,
                  label: text(film.title),
                  showtimes: showtimes.map((showtime) => showtimeProps(showtime, day)),
                })),
              }
            })}
          />
        ) : (
          <EmptyState
            headingLevel={3}
            title={t('browsing.showtimes.emptyTitle', { date: formats.longDay(date) })}
            actions={
              next !== undefined && (
                <Button variant="secondary" href={getHref(next)}>
                  {t('browsing.showtimes.emptyNext', { date: formats.longDay(next) })}
                </Button>
              )
            }
          />
        )}
      </Listing>
    )
  }
  return (
    <Section
      id="showtimes"
      title={city ? t('browsing.showtimes.heading', { city }) : t('browsing.showtimes.headingEverywhere')}
    >
      {content()}
    </Section>
  )
})
