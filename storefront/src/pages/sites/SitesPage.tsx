import { Section } from '@foyer/design-system/layout'
import { PageHeading } from '@foyer/design-system/page-heading'
import { PosterWallSkeleton } from '@foyer/design-system/skeleton'
import { observer } from 'mobx-react-lite'
import { useContent } from '../../app/content.ts'
import { usePage, useStores, useText } from '../../app/hooks.ts'
import { ContentGrid } from '../../features/content-grid/ContentGrid.tsx'
import { BlockBoundary } from '../../features/failures/BlockBoundary.tsx'
import { PageFailure } from '../../features/failures/PageFailure.tsx'
import { PageBody } from '../../features/site-layout/PageBody.tsx'
import { SiteCards } from '../../features/site-list/SiteCards.tsx'

const skeletonCards = 8

/** The chain's cinemas by city, the visitor's own city first. */
export const SitesPage = observer(function SitesPage() {
  const { cinemaGroups, sites } = useStores()
  const { pages } = useContent()
  const { t } = useText()
  const { url } = usePage()
  if (sites.all.error && !sites.all.value)
    return <PageFailure text={t('sites.list.failed')} onRetry={() => sites.all.refresh()} />
  const written = pages.page(url.pathname)
  const content = written?.alias === 'Cinemas' ? written.components : undefined
  const { selected, groups } = cinemaGroups
  const ordered = selected ? [selected, ...groups.filter((group) => group !== selected)] : groups
  const others = sites.list.filter((site) => !cinemaGroups.groupOfSite(site.id))
  return (
    <PageBody>
      <PageHeading
        title={content?.pageTitle ?? (content && written?.name) ?? t('sites.list.title')}
        intro={content?.summary ?? undefined}
      />
      {content?.grid && (
        <BlockBoundary resetKey={url.pathname}>
          <ContentGrid grid={content.grid} />
        </BlockBoundary>
      )}
      {!sites.all.value && <PosterWallSkeleton count={skeletonCards} label={t('shared.state.loading')} />}
      {ordered.map((group) => (
        <Section key={group.id} title={group.name}>
          <SiteCards sites={cinemaGroups.sitesOf(group)} />
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
