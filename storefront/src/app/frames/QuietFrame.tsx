import { SkipLink } from '@foyer/design-system/foundations/layout'
import { SiteHeader } from '@foyer/design-system/navigation/site-header'
import type { ReactNode } from 'react'
import { useIsNavigating, usePage, useStores, useText } from '../../context/hooks.ts'
import { AnnouncementPlace } from '../../features/announcements/AnnouncementPlace.tsx'
import { BlockBoundary } from '../../page/BlockBoundary.tsx'
import { getWayOut } from './came-from.ts'

/**
 * What surrounds a page that is about one thing: signing in, a subscription. No navigation,
 * so that nothing leads away from what is begun there; the way out leads to where the visitor has come from.
 */
export function QuietFrame({ children }: { children: ReactNode }) {
  const { configuration, logo, routes } = useStores()
  const { t } = useText()
  const { url } = usePage()
  const isNavigating = useIsNavigating()
  return (
    <>
      <SkipLink href="#content">{t('shared.skip.content')}</SkipLink>
      <BlockBoundary>
        <SiteHeader
          logo={{ ...logo, label: t('shared.site.homeLink'), href: configuration.chainUrl ?? routes.home() }}
          navigation={[]}
          navigationLabel={t('shared.navigation.label')}
          moreLabel={t('shared.navigation.more')}
          menu={{
            openLabel: t('shared.navigation.menu'),
            closeLabel: t('shared.navigation.closeMenu'),
            title: t('shared.navigation.menu'),
          }}
          actions={[{ icon: 'close', label: t('transaction.close'), href: getWayOut(url, routes) }]}
        />
      </BlockBoundary>
      <main id="content" tabIndex={-1} aria-busy={isNavigating}>
        <AnnouncementPlace framed />
        {children}
      </main>
    </>
  )
}
