import { EmptyState } from '@foyer/design-system/empty-state'
import { Section } from '@foyer/design-system/layout'
import { PageHeading } from '@foyer/design-system/page-heading'
import { PosterWallSkeleton } from '@foyer/design-system/skeleton'
import { observer } from 'mobx-react-lite'
import { useContent } from '../../app/content.ts'
import { usePage, useStores, useText } from '../../app/hooks.ts'
import { ContentGrid } from '../../features/content-grid/ContentGrid.tsx'
import { useItsLanguage } from '../../features/content-grid/use-its-language.ts'
import { writtenPage, writtenWords } from '../../features/content-grid/written-page.ts'
import { EventCards } from '../../features/event-list/EventCards.tsx'
import { BlockBoundary } from '../../features/failures/BlockBoundary.tsx'
import { SectionFailure } from '../../features/failures/SectionFailure.tsx'
import { PageBody } from '../../features/site-layout/PageBody.tsx'

const skeletonCards = 4

/** Every season and event, those that are on first. */
export const EventsPage = observer(function EventsPage() {
  const stores = useStores()
  const { events } = useContent()
  const { t } = useText()
  const { url } = usePage()
  const written = writtenPage(stores, url.pathname, 'Events')
  const language = useItsLanguage(written?.writtenIn)
  const { value, error } = events.all
  const words = writtenWords(stores, url.pathname, 'Events')
  const grid = written?.components.grid
  return (
    <PageBody>
      <PageHeading
        title={words?.pageTitle ?? words?.name ?? t('browsing.events.title')}
        intro={words?.summary ?? undefined}
      />
      {grid && (
        <BlockBoundary resetKey={url.pathname}>
          <div {...language}>
            <ContentGrid grid={grid} />
          </div>
        </BlockBoundary>
      )}
      {error && !value ? (
        <SectionFailure text={t('browsing.events.failed')} onRetry={() => events.all.refresh()} />
      ) : (
        <Section>
          {!value ? (
            <PosterWallSkeleton count={skeletonCards} label={t('shared.state.loading')} />
          ) : value.events.length ? (
            <EventCards events={value.events} />
          ) : (
            <EmptyState title={t('browsing.events.emptyTitle')} />
          )}
        </Section>
      )}
    </PageBody>
  )
})
