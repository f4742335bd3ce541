import { PageContainer } from '@foyer/design-system/layout'
import { VisuallyHidden } from '@foyer/design-system/visually-hidden'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../app/hooks.ts'
import { AnnouncementPlace } from '../../features/announcements/AnnouncementPlace.tsx'
import { BlockBoundary } from '../../features/failures/BlockBoundary.tsx'
import { PageFailure } from '../../features/failures/PageFailure.tsx'
import { CategoryTabs } from '../../features/film-wall/CategoryTabs.tsx'
import { HomeHero } from '../../features/home-hero/HomeHero.tsx'
import { TodaysProgramme } from '../../features/programme/TodaysProgramme.tsx'
import { WaysToWatch } from '../../features/ways-to-watch/WaysToWatch.tsx'
import { useCityReload } from '../../features/cinema-group/use-city-reload.ts'
import { loadHome } from './load.ts'

export const HomePage = observer(function HomePage() {
  const { configuration, listing } = useStores()
  const { t } = useText()
  useCityReload(loadHome)
  if (listing.state === 'failed') return <PageFailure onRetry={() => listing.retry()} />
  return (
    <>
      <VisuallyHidden as="h1">{t(configuration.value.home.titleKey)}</VisuallyHidden>
      <BlockBoundary>
        <HomeHero />
      </BlockBoundary>
      <PageContainer>
        <AnnouncementPlace />
        <BlockBoundary>
          <CategoryTabs />
        </BlockBoundary>
        <BlockBoundary>
          <TodaysProgramme />
        </BlockBoundary>
        <BlockBoundary>
          <WaysToWatch />
        </BlockBoundary>
      </PageContainer>
    </>
  )
})
