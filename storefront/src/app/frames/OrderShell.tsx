import { lateComponent } from '@foyer/design-system/foundations/lazy'
import { OrderHeader } from '@foyer/design-system/order/order-header'
import { SkipLink } from '@foyer/design-system/foundations/layout'
import { observer } from 'mobx-react-lite'
import { Suspense, useState, type ReactNode } from 'react'
import { useIsNavigating, usePage, useStore, useStores, useText } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { AnnouncementPlace } from '../../features/announcements/AnnouncementPlace.tsx'
import { BlockBoundary } from '../../page/BlockBoundary.tsx'
import { NotificationsPlace } from '../../features/notifications/NotificationsPlace.tsx'
import { getParty } from '../../order/tickets/party.ts'
import { getWayBack } from './back-from.ts'
import { HoldStatus } from './HoldStatus.tsx'

const LeaveOrderDialog = lateComponent(async () => (await import('./LeaveOrderDialog.tsx')).LeaveOrderDialog)

/**
 * What surrounds the order pages: logo, the way back, how long the seats are held, the way out. No navigation, so
 * that nothing leads away from what is held. It stays mounted from step to step.
 */
export const OrderShell = observer(function OrderShell({ children }: { children: ReactNode }) {
  const { logo, routes } = useStores()
  const orderStores = useStore(getOrderStores)
  const { order } = orderStores
  const { t } = useText()
  const isNavigating = useIsNavigating()
  const page = usePage()
  const [leaving, setLeaving] = useState(false)
  const isDone = page.pattern.startsWith('/completed-order')
  const showtimeId = order.showtimeIdInOrder
  const party = showtimeId === null ? {} : getParty(orderStores, showtimeId)
  const back = isDone ? undefined : getWayBack(page, routes, { showtimeId, party })
  return (
    <>
      <SkipLink href="#content">{t('shared.skip.content')}</SkipLink>
      <BlockBoundary>
        <OrderHeader
          logo={{ ...logo, label: t('shared.site.homeLink'), href: routes.home() }}
          back={back === undefined ? undefined : { label: t('transaction.back'), href: back }}
          timer={isDone ? undefined : <HoldStatus />}
          leave={
            isDone
              ? { label: t('transaction.close'), href: routes.home() }
              : order.isHeld
                ? { label: t('transaction.leave'), onPress: () => setLeaving(true) }
                : { label: t('transaction.leave'), href: routes.films() }
          }
        />
      </BlockBoundary>
      <main id="content" tabIndex={-1} aria-busy={isNavigating}>
        <AnnouncementPlace framed />
        {children}
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
