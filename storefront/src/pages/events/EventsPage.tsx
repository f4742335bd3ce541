import { EmptyState } from '@foyer/design-system/empty-state'
import { Section } from '@foyer/design-system/layout'
import { PageHeading } from '@foyer/design-system/page-heading'
import { PosterWallSkeleton } from '@foyer/design-system/skeleton'
import { observer } from 'mobx-react-lite'
import { useContent } from '../../app/content.ts'
import { usePage, useText } from '../../app/hooks.ts'
import { ContentGrid } from '../../features/content-grid/ContentGrid.tsx'
import { EventCards } from '../../features/event-list/EventCards.tsx'
import { BlockBoundary } from '../../features/failures/BlockBoundary.tsx'
import { PageFailure } from '../../features/failures/PageFailure.tsx'
import { PageBody } from '../../features/site-layout/PageBody.tsx'

const skeletonCards = 4

/** Every season and event, those that are on first. */
export const EventsPage = observer(function EventsPage() {
  const { events, pages } = useContent()
  const { t } = useText()
  const { url } = usePage()
  const { value, error } = events.all
  if (error && !value)
    return <PageFailure text={t('browsing.events.failed')} onRetry={() => events.all.refresh()} />
  const written = pages.page(url.pathname)
  const content = written?.alias === 'Events' ? written.components : undefined
  return (
    <PageBody>
      <PageHeading
        title={content?.pageTitle ?? (content && written?.name) ?? t('browsing.events.title')}
        intro={content?.summary ?? undefined}
      />
      {content?.grid && (
        <BlockBoundary resetKey={url.pathname}>
          <ContentGrid grid={content.grid} />
        </BlockBoundary>
      )}
      <Section>
        {!value ? (
          <PosterWallSkeleton count={skeletonCards} label={t('shared.state.loading')} />
        ) : value.events.length ? (
          <EventCards events={value.events} />
        ) : (
          <EmptyState title={t('browsing.events.emptyTitle')} />
        )}
      </Section>
    </PageBody>
  )
})
