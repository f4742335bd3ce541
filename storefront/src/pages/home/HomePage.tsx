import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { PageContainer } from '@foyer/design-system/foundations/layout'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { VisuallyHidden } from '@foyer/design-system/foundations/visually-hidden'
import { observer } from 'mobx-react-lite'
import { memo, Suspense } from 'react'
import { usePage, useStores, useText } from '../../context/hooks.ts'
import { AnnouncementPlace } from '../../features/announcements/AnnouncementPlace.tsx'
import { findCmsPage, findCmsTexts } from '../../content/cms-page.ts'
import { BlockBoundary } from '../../page/BlockBoundary.tsx'
import { FilmsFailed } from '../../features/failures/FilmsFailed.tsx'
import { CategoryTabs } from '../../features/programme/CategoryTabs.tsx'
import { ForYouPlace } from '../../features/for-you/ForYouPlace.tsx'
import { HomeHero } from '../../features/home-hero/HomeHero.tsx'
import { useCityReload } from '../../features/cinema-group/use-city-reload.ts'
import { programmeId } from '../../page/places.ts'
import { loadHome } from './load.ts'

/** Further down than a first view: there as the server has written it, its script comes after the page's. */
const TodaysProgramme = lazyWithRetry(
  async () => (await import('../../features/programme/TodaysProgramme.tsx')).TodaysProgramme,
)
const WaysToWatch = lazyWithRetry(
  async () => (await import('../../features/ways-to-watch/WaysToWatch.tsx')).WaysToWatch,
)
/** Few chains write rows for it. */
const EditorialGrid = lazyWithRetry(
  async () => (await import('../../features/content-grid/EditorialGrid.tsx')).EditorialGrid,
)

/** Drawn once: a change around it would have React throw the server's markup away before the scripts have come. */
const LowerHalf = memo(function LowerHalf() {
  return (
    <>
      <BlockBoundary>
        <Suspense fallback={null}>
          <TodaysProgramme />
        </Suspense>
      </BlockBoundary>
      <ForYouPlace />
      <BlockBoundary>
        <Suspense fallback={null}>
          <WaysToWatch />
        </Suspense>
      </BlockBoundary>
    </>
  )
})

export const HomePage = observer(function HomePage() {
  const stores = useStores()
  const { configuration, listing } = stores
  const { t } = useText()
  const { url } = usePage()
  useCityReload(loadHome)
  const cmsPage = findCmsTexts(stores, url.pathname, 'Home')
  const title = cmsPage ? (cmsPage.pageTitle ?? cmsPage.name) : t(configuration.value.home.titleKey)
  const isTitleHidden = cmsPage?.hideTitle ?? true
  const rows = findCmsPage(stores, url.pathname, 'Home')?.components.grid?.rows ?? []
  return (
    <>
      {isTitleHidden && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      {/* What throws on the server is left to the browser, where it says so in its place. */}
      <Suspense fallback={null}>
        <BlockBoundary title={t('browsing.films.failedTitle')} text={t('browsing.hero.failed')}>
          <HomeHero />
        </BlockBoundary>
      </Suspense>
      <PageContainer>
        <AnnouncementPlace />
        {!isTitleHidden && <PageHeading title={title} intro={cmsPage?.summary ?? undefined} />}
        <div id={programmeId} tabIndex={-1}>
          <BlockBoundary>{listing.state === 'failed' ? <FilmsFailed /> : <CategoryTabs />}</BlockBoundary>
        </div>
        <LowerHalf />
        {rows.length > 0 && (
          <Suspense fallback={null}>
            <EditorialGrid alias="Home" />
          </Suspense>
        )}
      </PageContainer>
    </>
  )
})
