import type { Site } from '@foyer/contract/wire/sites'
import { AttributeLegend } from '@foyer/design-system/films/attribute-legend'
import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { FailureState } from '@foyer/design-system/feedback/failure-state'
import { Section } from '@foyer/design-system/foundations/layout'
import { ShowtimeListSkeleton } from '@foyer/design-system/feedback/skeleton'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { usePage, useStores, useText } from '../../context/hooks.ts'
import { getSiteFilms } from '../../stores/films/site-films.ts'
import { listShapes } from '../../film/list-shapes.tsx'
import { getAttributes } from '../../film/showtimes/attribute-rank.ts'
import { ensureFollowingTimes } from '../../film/showtimes/following-day.ts'
import { DayPicker } from '../../film/showtimes/DayPicker.tsx'
import { Listing } from '../../film/showtimes/Listing.tsx'
import { useLegendItems } from '../../film/showtimes/use-legend-items.ts'
import { getSaleState } from '../../film/showtimes/showtime-state.ts'
import { ProgrammeRow } from './ProgrammeRow.tsx'
import { getSiteDay } from '../../film/showtimes/site-day.ts'

const nothing = () => undefined

const Films = styled('div', { name: 'FoyerDayProgramme', slot: 'Films' })({
  '&[data-mode=Tiles]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(150px, 8rem, min(24vw, 240px))), 1fr))',
    gap: '40px clamp(16px, 2vw, 24px)',
  },
})

/** What is on in one cinema: its days, the films of the day with their times, and what the signs mean. */
export const DayProgramme = observer(function DayProgramme({ site }: { site: Site }) {
  const stores = useStores()
  const legendItems = useLegendItems()
  const { formats, routes, screeningDates, showtimes, today } = stores
  const { t, text } = useText()
  const page = usePage()
  const sources = getSiteFilms(stores, site.id)
  const { films } = sources
  const datesQuery = { siteIds: [site.id] }
  const datesEntry = screeningDates.for(datesQuery)
  const dates = screeningDates.getDates(datesQuery)
  const date = getSiteDay(stores, site.id, page)
  const query = date === undefined ? undefined : { date, siteIds: [site.id] }
  const entry = query && showtimes.entry(query)
  const day = query && showtimes.whole(query)
  const { now } = today
  useEffect(() => {
    // A page left open: as times begin, fewer are left.
    if (date !== undefined && day) void ensureFollowingTimes(stores, { date, siteIds: [site.id] })
  }, [stores, date, day, site.id, now])

  const failed = (retry: () => Promise<unknown>) => (
    <FailureState
      title={t('browsing.showtimes.failedTitle')}
      text={t('browsing.showtimes.failed')}
      retryLabel={t('shared.action.tryAgain')}
      onRetry={() => void retry()}
    />
  )
  const content = () => {
    if (datesEntry.error && !datesEntry.value) return failed(() => datesEntry.refresh())
    if (entry?.error && !day) return failed(() => entry.refresh())
    if (films.all.error && !films.all.value) return failed(() => films.all.refresh())
    if (datesEntry.value && date === undefined)
      return (
        <EmptyState
          icon="calendar"
          headingLevel={3}
          title={t('sites.page.noDatesTitle')}
          text={t('sites.page.noDates')}
        />
      )
    if (!day || !query || !films.all.value || date === undefined)
      return <ShowtimeListSkeleton label={t('browsing.showtimes.loading')} />
    const upcoming = day.showtimes.filter((showtime) => getSaleState(showtime, today.now, 0) !== 'started')
    const shown = films.list.filter((film) => upcoming.some((showtime) => showtime.filmId === film.id))
    const legend = getAttributes(
      upcoming.flatMap((showtime) => showtime.attributeIds),
      (id) => day.attributes[id],
    )
    return (
      <>
        {shown.length ? (
          <Suspense fallback={<ShowtimeListSkeleton label={t('browsing.showtimes.loading')} />}>
            <Films data-mode={listShapes[stores.configuration.value.shapes.filmList].mode}>
              {shown.map((film) => (
                <ProgrammeRow
                  key={film.id}
                  film={film}
                  sources={sources}
                  href={routes.film(film, { date, cinema: site.id })}
                  showtimes={upcoming.filter((showtime) => showtime.filmId === film.id)}
                  day={day}
                  query={query}
                />
              ))}
            </Films>
          </Suspense>
        ) : (
          <EmptyState
            headingLevel={3}
            title={t('browsing.showtimes.emptyTitle', { date: formats.longDay(date) })}
          />
        )}
        {stores.configuration.value.tickets.showShowtimeAttributeLegend && legend.length > 0 && (
          <Section title={t('browsing.legend.heading')} headingLevel={3}>
            <AttributeLegend items={legendItems(legend)} />
          </Section>
        )}
      </>
    )
  }
  return (
    <Section id="showtimes" title={t('sites.page.showtimes', { cinema: text(site.name) })}>
      <Listing>
        {dates.length > 0 && (
          <DayPicker
            dates={dates}
            requested={page.url.searchParams.get('date')}
            getHref={(day) => routes.site(site, { date: day })}
            onPick={nothing}
          />
        )}
        {content()}
      </Listing>
    </Section>
  )
})
