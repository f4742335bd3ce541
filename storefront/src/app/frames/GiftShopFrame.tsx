import { giftShopPatterns } from '@foyer/contract/omnia/shop-addresses'
import { SkipLink } from '@foyer/design-system/foundations/layout'
import { SiteHeader } from '@foyer/design-system/navigation/site-header'
import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { useIsNavigating, usePage, useStore, useStores, useText } from '../../context/hooks.ts'
import { AnnouncementPlace } from '../../features/announcements/AnnouncementPlace.tsx'
import { NotificationsPlace } from '../../features/notifications/NotificationsPlace.tsx'
import { BlockBoundary } from '../../page/BlockBoundary.tsx'
import { getGiftBasket } from '../../stores/gift-shop/get-gift-basket.ts'

/**
 * What surrounds the pages of the gift shop: no navigation, the basket with how many are in it, and the way out. It stays
 * mounted from page to page, and brings back the basket that this browser has.
 */
export const GiftShopFrame = observer(function GiftShopFrame({ children }: { children: ReactNode }) {
  const { logo, routes } = useStores()
  const basket = useStore(getGiftBasket)
  const { t, plural } = useText()
  const { pattern } = usePage()
  const isNavigating = useIsNavigating()
  useEffect(() => {
    let stop: (() => void) | undefined
    // In a separate task, because opening a browser's storage is slow.
    const timer = setTimeout(() => {
      stop = basket.start()
    })
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [basket])
  const isShop = pattern === giftShopPatterns['gift-shop']
  const toBasket = {
    icon: 'bag',
    label: basket.count > 0 ? plural('gift-shop.basket.link', basket.count) : t('gift-shop.basket.open'),
    href: routes.giftShopBasket(),
  } as const
  const toShop = { icon: 'close', label: t('gift-shop.back'), href: routes.giftShop() } as const
  const leave = { icon: 'close', label: t('transaction.close'), href: routes.home() } as const
  return (
    <>
      <SkipLink href="#content">{t('shared.skip.content')}</SkipLink>
      <BlockBoundary>
        <SiteHeader
          logo={{ ...logo, label: t('shared.site.homeLink'), href: routes.home() }}
          navigation={[]}
          navigationLabel={t('shared.navigation.label')}
          moreLabel={t('shared.navigation.more')}
          menu={{
            openLabel: t('shared.navigation.menu'),
            closeLabel: t('shared.navigation.closeMenu'),
            title: t('shared.navigation.menu'),
          }}
          actions={
            isShop
              ? [toBasket, leave]
              : pattern === giftShopPatterns['gift-shop-basket']
                ? [toShop]
                : [toBasket, toShop]
          }
        />
      </BlockBoundary>
      <main id="content" tabIndex={-1} aria-busy={isNavigating}>
        <AnnouncementPlace framed />
        {children}
      </main>
      <NotificationsPlace />
    </>
  )
})
