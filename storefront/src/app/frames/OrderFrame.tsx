import { orderPatterns } from '@foyer/contract/omnia/shop-addresses'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { OrderHeader } from '@foyer/design-system/order/order-header'
import { SkipLink } from '@foyer/design-system/foundations/layout'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useIsNavigating, usePage, useStore, useStores, useText } from '../../context/hooks.ts'
import { getPlaceStore } from '../../stores/items/place-store.ts'
import type { OrderStore } from '../../stores/orders/order.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { AnnouncementPlace } from '../../features/announcements/AnnouncementPlace.tsx'
import { BlockBoundary } from '../../page/BlockBoundary.tsx'
import { NotificationsPlace } from '../../features/notifications/NotificationsPlace.tsx'
import { useOrderSteps } from '../../order/use-order-steps.ts'
import { getParty } from '../../order/tickets/party.ts'
import { getWayBack } from './back-from.ts'
import { HoldStatus } from './HoldStatus.tsx'

const StandaloneHoldStatus = lazyWithRetry(
  async () => (await import('./StandaloneHoldStatus.tsx')).StandaloneHoldStatus,
)
const LeaveOrderDialog = lazyWithRetry(async () => (await import('./LeaveOrderDialog.tsx')).LeaveOrderDialog)

const ofAnyOrder: ReadonlySet<string> = new Set([
  orderPatterns.completedOrder,
  orderPatterns.paymentReturn,
  orderPatterns.paymentStandalone,
])

/**
 * Frame of the order pages: logo, the way back, how long the seats are held, the way out. No navigation, so that nothing
 * leads away from what is held. It stays mounted from step to step, brings back the order that this browser has, and leads
 * to its ticket when it is done.
 */
export const OrderFrame = observer(function OrderFrame({ children }: { children: ReactNode }) {
  const { logo, routes } = useStores()
  const orderStores = useStore(getOrderStores)
  const { order } = orderStores
  const place = useStore(getPlaceStore)
  const { t } = useText()
  useOrderOfBrowser(order)
  const isNavigating = useIsNavigating()
  const page = usePage()
  const [leaving, setLeaving] = useState(false)
  // Pages about an order that their address names, which need not be the one that this browser has.
  const isOfAnyOrder = ofAnyOrder.has(page.pattern)
  const completedId = order.state.phase === 'completed' && !isOfAnyOrder ? order.state.orderId : null
  const showtimeId = order.showtimeIdInOrder
  const siteId = order.order?.siteId ?? null
  const party = showtimeId === null ? {} : getParty(orderStores, showtimeId)
  const placeAddress = siteId === null ? null : orderStores.basket.itemsAt(siteId).placeAddress
  const steps = useOrderSteps(page.params.showtimeId ?? showtimeId)
  const back = isOfAnyOrder
    ? undefined
    : getWayBack(page, routes, { showtimeId, siteId, party, placeAddress }, steps)
  const isStandalone = page.pattern === orderPatterns.paymentStandalone
  const timer = isStandalone ? (
    <Suspense fallback={null}>
      <StandaloneHoldStatus orderId={page.url.searchParams.get('orderId') ?? ''} />
    </Suspense>
  ) : isOfAnyOrder ? undefined : (
    <HoldStatus />
  )
  return (
    <>
      <SkipLink href="#content">{t('shared.skip.content')}</SkipLink>
      <BlockBoundary>
        <OrderHeader
          logo={{ ...logo, label: t('shared.site.homeLink'), href: routes.home() }}
          back={back === undefined ? undefined : { label: t('transaction.back'), href: back }}
          place={place.name ?? undefined}
          timer={timer}
          leave={
            isOfAnyOrder
              ? { label: t('transaction.close'), href: routes.home() }
              : order.isOpen
                ? { label: t('transaction.leave'), onPress: () => setLeaving(true) }
                : { label: t('transaction.leave'), href: routes.films() }
          }
        />
      </BlockBoundary>
      <main id="content" tabIndex={-1} aria-busy={isNavigating}>
        <AnnouncementPlace framed />
        {completedId === null ? children : <Navigate replace to={routes.completedOrder(completedId)} />}
      </main>
      <NotificationsPlace />
      {leaving && (
        <Suspense fallback={null}>
          <LeaveOrderDialog onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  )
})

/** Brings back the order that this browser has. */
function useOrderOfBrowser(order: OrderStore): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    // In a separate task, because opening a browser's storage is slow.
    const timer = setTimeout(() => {
      stop = order.start()
    })
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [order])
}
