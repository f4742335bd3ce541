import { EventHero } from '@foyer/design-system/content/event-hero'
import { Section } from '@foyer/design-system/foundations/layout'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { FilmPageSkeleton } from '@foyer/design-system/feedback/skeleton'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { getContentStores } from '../../stores/content/content-stores.ts'
import { usePage, useStore, useStores, useText } from '../../context/hooks.ts'
import { useCityReload } from '../../features/cinema-group/use-city-reload.ts'
import { getEventCrumbs } from '../../page/crumbs.ts'
import { PageBreadcrumbs } from '../../page/PageBreadcrumbs.tsx'
import { ContentGrid } from '../../features/content-grid/ContentGrid.tsx'
import { useItsLanguage } from '../../content/use-its-language.ts'
import { findCmsPage, findCmsTexts } from '../../content/cms-page.ts'
import { useEventDates } from '../../features/event-list/use-event-dates.ts'
import { EventShowtimes } from '../../features/event-showtimes/EventShowtimes.tsx'
import { SiteCards } from '../../features/site-list/SiteCards.tsx'
import { BlockBoundary } from '../../page/BlockBoundary.tsx'
import { NotFound } from '../../features/failures/NotFound.tsx'
import { PageFailure } from '../../features/failures/PageFailure.tsx'
import { FilmWall } from '../../film/FilmWall.tsx'
import { PageBody } from '../../page/PageBody.tsx'
import { getEventLettering, getEventPicture } from '../../page/chain-pictures.ts'
import { loadEvent } from './load.ts'

const Lead = styled('div', { name: 'FoyerEventPage', slot: 'Lead' })({
  textAlign: 'var(--foyer-heading-align)' as 'start',
  '& > p': {
    marginInline: 'var(--foyer-heading-margin)',
    maxInlineSize: '62ch',
    fontSize: 'var(--foyer-text-lg)',
    lineHeight: 1.5,
    textWrap: 'pretty',
  },
  '& > [data-slot=dates]': { marginBlockEnd: 8, fontSize: 'var(--foyer-text-md)', fontWeight: 600 },
})

/** An event: what it is, when and where, and its films. */
export const EventPage = observer(function EventPage() {
  const stores = useStores()
  const { films, routes, sites } = stores
  const { events } = useStore(getContentStores)
  const { t, text } = useText()
  const { params, url } = usePage()
  const getDates = useEventDates()
  useCityReload(loadEvent)
  const written = findCmsPage(stores, url.pathname, 'EventDetails')
  const language = useItsLanguage(written?.writtenIn)
  const eventId = params.eventId ?? ''
  const event = events.event(eventId)
  if (!event) {
    switch (events.outcome(eventId)) {
      case 'missing':
        return <NotFound text={t('browsing.event.notFound')} />
      case 'failed':
        return (
          <PageFailure
            text={t('browsing.events.failed')}
            onRetry={() => events.eventState(eventId).refresh()}
          />
        )
      case 'pending':
      case 'ready':
        return <FilmPageSkeleton label={t('shared.state.loading')} />
    }
  }
  const cmsPage = findCmsTexts(stores, url.pathname, 'EventDetails')
  const grid = written?.components.grid
  const shown = events.films(eventId).map((film) => films.film(film.id) ?? film)
  const places = event.siteIds.flatMap((id) => sites.site(id) ?? [])
  const dates = getDates(event)
  const title = cmsPage?.pageTitle ?? text(event.name)
  const intro = text(event.description) || (cmsPage?.summary ?? undefined)
  const crumbs = <PageBreadcrumbs crumbs={getEventCrumbs(stores, event, url.pathname)} />
  const { presentation } = event
  const content = (
    <>
      {grid && grid.rows.length > 0 && (
        <BlockBoundary resetKey={url.pathname}>
          <div {...language}>
            <ContentGrid grid={grid} />
          </div>
        </BlockBoundary>
      )}
      <BlockBoundary resetKey={url.href}>
        <EventShowtimes event={event} films={events.films(eventId)} />
      </BlockBoundary>
      {shown.length > 0 && (
        <Section title={t('browsing.event.films')}>
          <BlockBoundary resetKey={eventId}>
            <FilmWall films={shown} />
          </BlockBoundary>
        </Section>
      )}
      {places.length > 0 && (
        <Section title={t('browsing.event.cinemas')}>
          <SiteCards sites={places} />
        </Section>
      )}
    </>
  )
  // An event without a picture of its own, as of other servers, has a page's usual head.
  if (!presentation)
    return (
      <PageBody>
        {crumbs}
        <PageHeading title={title} intro={intro} note={dates} />
        {content}
      </PageBody>
    )
  return (
    <>
      <BlockBoundary resetKey={eventId}>
        <EventHero
          title={title}
          tone={presentation.hero}
          picture={getEventPicture(event, routes)}
          lettering={getEventLettering(event, routes, stores.texts.languageTag)}
        />
      </BlockBoundary>
      <PageBody>
        {crumbs}
        <Lead>
          {dates !== undefined && <p data-slot="dates">{dates}</p>}
          {intro !== undefined && <p>{intro}</p>}
        </Lead>
        {content}
      </PageBody>
    </>
  )
})
