import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { Section } from '@foyer/design-system/foundations/layout'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { PosterWallSkeleton } from '@foyer/design-system/feedback/skeleton'
import { observer } from 'mobx-react-lite'
import { usePage, useStores, useText } from '../../context/hooks.ts'
import { ContentGrid } from '../../features/content-grid/ContentGrid.tsx'
import { useItsLanguage } from '../../content/use-its-language.ts'
import { findCmsPage, findCmsTexts } from '../../content/cms-page.ts'
import { BlockBoundary } from '../../page/BlockBoundary.tsx'
import { SectionFailure } from '../../features/failures/SectionFailure.tsx'
import { PageBody } from '../../page/PageBody.tsx'
import { UnderHeading } from '../../page/UnderHeading.tsx'
import { NearestSite } from '../../features/site-list/NearestSite.tsx'
import { SiteCards } from '../../features/site-list/SiteCards.tsx'

const skeletonCards = 8

/** The chain's cinemas by city, the visitor's own city first. */
export const SitesPage = observer(function SitesPage() {
  const stores = useStores()
  const { cinemaGroups, sites } = stores
  const { t } = useText()
  const { url } = usePage()
  const written = findCmsPage(stores, url.pathname, 'Cinemas')
  const language = useItsLanguage(written?.writtenIn)
  const hasFailed = sites.all.error !== undefined && !sites.all.value
  const cmsPage = findCmsTexts(stores, url.pathname, 'Cinemas')
  const grid = written?.components.grid
  const { selected, groups } = cinemaGroups
  const ordered = selected ? [selected, ...groups.filter((group) => group !== selected)] : groups
  const others = sites.list.filter((site) => !cinemaGroups.groupOfSite(site.id))
  return (
    <PageBody>
      <PageHeading
        isHead
        title={cmsPage?.pageTitle ?? cmsPage?.name ?? t('sites.list.title')}
        intro={cmsPage?.summary ?? undefined}
      />
      {grid && (
        <BlockBoundary resetKey={url.pathname}>
          <UnderHeading {...language}>
            <ContentGrid grid={grid} />
          </UnderHeading>
        </BlockBoundary>
      )}
      {hasFailed ? (
        <SectionFailure text={t('sites.list.failed')} onRetry={() => sites.all.refresh()} />
      ) : (
        <NearestSite />
      )}
      {sites.all.value?.length === 0 && (
        <Section>
          <EmptyState title={t('sites.list.emptyTitle')} />
        </Section>
      )}
      {!sites.all.value && !hasFailed && (
        <PosterWallSkeleton count={skeletonCards} label={t('shared.state.loading')} />
      )}
      {ordered
        // A group may name cinemas that the chain does not have, or those that did not come.
        .filter((group) => sites.all.isPending || cinemaGroups.getSites(group).length > 0)
        .map((group) => (
          <Section key={group.id} title={group.name}>
            <SiteCards sites={cinemaGroups.getSites(group)} />
          </Section>
        ))}
      {others.length > 0 && (
        <Section title={t('sites.list.others')}>
          <SiteCards sites={others} />
        </Section>
      )}
    </PageBody>
  )
})
