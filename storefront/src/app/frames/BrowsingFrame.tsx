import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { SkipLink } from '@foyer/design-system/foundations/layout'
import { memo, Suspense, useCallback, useState, type ReactNode } from 'react'
import { useIsNavigating, usePage, useStores, useText } from '../../context/hooks.ts'
import { AnnouncementPlace } from '../../features/announcements/AnnouncementPlace.tsx'
import { BlockBoundary } from '../../page/BlockBoundary.tsx'
import { ConsentPlace } from '../../features/consent/ConsentPlace.tsx'
import { CityGate } from '../../features/cinema-group/CityGate.tsx'
import { OverlayPlace } from './OverlayPlace.tsx'
import { contentId, programmeId } from '../../page/places.ts'
import { SiteTop } from './SiteTop.tsx'

/** The footer's links work without script as the server has rendered them, so its script loads after the page's. */
const SiteBottom = lazyWithRetry(async () => (await import('./SiteBottom.tsx')).SiteBottom)

/** Drawn once: a change around it would have React throw the server's markup away before the script has come. */
const Foot = memo(function Foot() {
  return (
    <BlockBoundary>
      <Suspense fallback={null}>
        <SiteBottom />
      </Suspense>
    </BlockBoundary>
  )
})

/** What surrounds every browsing page; it stays mounted while the pages change. */
export function BrowsingFrame({ children }: { children: ReactNode }) {
  const { t } = useText()
  const { routes } = useStores()
  const { pattern } = usePage()
  const isNavigating = useIsNavigating()
  const [choosingCity, setChoosingCity] = useState(false)
  const chooseCity = useCallback(() => setChoosingCity(true), [])
  const closeCities = useCallback(() => setChoosingCity(false), [])
  const isHome = pattern === routes.getPattern('Home')
  return (
    <>
      {isHome ? (
        // Behind what is put forward above the films.
        <SkipLink href={`#${programmeId}`}>{t('browsing.skip.films')}</SkipLink>
      ) : (
        <SkipLink href={`#${contentId}`}>{t('shared.skip.content')}</SkipLink>
      )}
      <ConsentPlace />
      {/* What throws on the server is rendered in the browser, where the boundary shows the error. */}
      <Suspense fallback={null}>
        <BlockBoundary>
          <SiteTop onChooseCity={chooseCity} />
        </BlockBoundary>
      </Suspense>
      <main id={contentId} tabIndex={-1} aria-busy={isNavigating}>
        {/* The home page opens with its films and that of a film with its picture: they have the news below. */}
        {!isHome && pattern !== routes.getPattern('FilmDetails') && <AnnouncementPlace framed />}
        {children}
      </main>
      <Foot />
      <OverlayPlace isChoosingCity={choosingCity} onChooseCity={chooseCity} />
      <CityGate open={choosingCity} onClose={closeCities} />
    </>
  )
}
