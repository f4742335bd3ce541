import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { Order } from '@foyer/contract/wire/orders'
import { useStore, useStores, useText } from '../context/hooks.ts'
import { countByType } from '../stores/orders/basket-content.ts'
import { getOrderStores } from '../stores/orders/order-stores.ts'
import type { ShowtimeDetail } from '../stores/orders/showtime-detail.ts'
import { FindOrderLink } from './FindOrderLink.tsx'
import { getGateView, type StepNeed } from './gate-view.ts'
import { NextAction, OrderProblem } from './OrderProblem.tsx'
import { OrderShowtime } from './OrderShowtime.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { OrderUnavailable } from './OrderUnavailable.tsx'
import { Sliced } from './Sliced.tsx'
import { toQuery } from './tickets/ticket-quantities.ts'

const fetchExpired = async () => (await import('./OrderExpired.tsx')).OrderExpired
const OrderExpired = lazyWithRetry(fetchExpired)

/** An order that a step can go on with. */
export interface StepOrder {
  readonly order: Order
  /** Null for an order without a showtime: goods, a subscription. */
  readonly detail: ShowtimeDetail | null
}

export interface OrderGateProps {
  /** What the step cannot do without; the first that is not there decides what is shown instead. */
  needs: readonly StepNeed[]
  /** What the step shows while an order is held. */
  children: (held: StepOrder) => ReactNode
}

/** Lets a step show only what there is an order for; otherwise says what became of it and what to do. */
export const OrderGate = observer(function OrderGate({ needs, children }: OrderGateProps) {
  const { routes } = useStores()
  const { order, basket } = useStore(getOrderStores)
  const { t } = useText()
  const view = getGateView({ state: order.state, needs, lastBookedOrderId: order.lastBookedOrderId })
  useEffect(() => {
    // It is there when time runs out, also without a connection. A failure is tried again, and shown, when it is needed.
    fetchExpired().catch(() => undefined)
  }, [])
  // A page change is rendered in slices already, and its picture has to be there with it.
  const [isPageChange] = useState(view.kind === 'step')
  const skeleton = <OrderSkeleton label={t('transaction.loading')} />
  const films = <NextAction href={routes.films()}>{t('transaction.none.action')}</NextAction>
  switch (view.kind) {
    case 'step':
      return (
        <OrderShowtime showtimeId={view.showtimeId}>
          {(detail) => (
            <Sliced isWhole={isPageChange} fallback={skeleton}>
              {children({ order: view.order, detail })}
            </Sliced>
          )}
        </OrderShowtime>
      )
    case 'loading':
      return skeleton
    case 'unreadable':
      return <OrderUnavailable onRetry={() => void order.restore()} />
    case 'expired':
      return (
        <Suspense fallback={skeleton}>
          <OrderExpired />
        </Suspense>
      )
    case 'gone':
      return (
        <OrderProblem
          title={t('transaction.gone.title')}
          text={t('transaction.gone.text')}
          actions={
            view.showtimeId === null ? (
              films
            ) : (
              <NextAction
                href={
                  routes.tickets(view.showtimeId) + toQuery(countByType(basket.of(view.showtimeId).tickets))
                }
              >
                {t('transaction.expired.tickets')}
              </NextAction>
            )
          }
        />
      )
    case 'booked':
      return (
        <OrderProblem
          title={t('transaction.booked.title')}
          text={t('transaction.booked.text')}
          actions={
            <NextAction href={routes.completedOrder(view.orderId)}>
              {t('transaction.booked.action')}
            </NextAction>
          }
        />
      )
    case 'nothing':
      return (
        <OrderProblem
          title={t('transaction.none.title')}
          text={t('transaction.none.text')}
          actions={
            <>
              {films}
              <FindOrderLink />
            </>
          }
        />
      )
    case 'ticketless':
      return <Navigate replace to={routes.tickets(view.showtimeId)} />
    case 'nameless':
      return <Navigate replace to={routes.customerDetails()} />
    default:
      return view satisfies never
  }
})
