import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { Section } from '@foyer/design-system/foundations/layout'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { PosterWallSkeleton } from '@foyer/design-system/feedback/skeleton'
import { observer } from 'mobx-react-lite'
import { getContentStores } from '../../stores/content/content-stores.ts'
import { usePage, useStore, useStores, useText } from '../../context/hooks.ts'
import { ContentGrid } from '../../features/content-grid/ContentGrid.tsx'
import { useItsLanguage } from '../../content/use-its-language.ts'
import { findCmsPage, findCmsTexts } from '../../content/cms-page.ts'
import { EventCards } from '../../features/event-list/EventCards.tsx'
import { BlockBoundary } from '../../page/BlockBoundary.tsx'
import { SectionFailure } from '../../features/failures/SectionFailure.tsx'
import { PageBody } from '../../page/PageBody.tsx'
import { UnderHeading } from '../../page/UnderHeading.tsx'

const skeletonCards = 4

/** Every season and event, those that are on first. */
export const EventsPage = observer(function EventsPage() {
  const stores = useStores()
  const { events } = useStore(getContentStores)
  const { t } = useText()
  const { url } = usePage()
  const written = findCmsPage(stores, url.pathname, 'Events')
  const language = useItsLanguage(written?.writtenIn)
  const { value, error } = events.all
  const cmsPage = findCmsTexts(stores, url.pathname, 'Events')
  const grid = written?.components.grid
  return (
    <PageBody>
      <PageHeading
        isHead
        title={cmsPage?.pageTitle ?? cmsPage?.name ?? t('browsing.events.title')}
        intro={cmsPage?.summary ?? undefined}
      />
      {grid && (
        <BlockBoundary resetKey={url.pathname}>
          <UnderHeading {...language}>
            <ContentGrid grid={grid} />
          </UnderHeading>
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
