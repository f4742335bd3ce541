import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { Order } from '@foyer/contract/wire/orders'
import { useStore, useStores, useText } from '../context/hooks.ts'
import { countByType } from '../stores/orders/basket-content.ts'
import { getOrderStores } from '../stores/orders/order-stores.ts'
import type { ShowtimeDetail } from '../stores/orders/showtime-detail.ts'
import { OrderExpired } from './OrderExpired.tsx'
import { toQuery } from './tickets/ticket-quantities.ts'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { FindOrderLink } from './FindOrderLink.tsx'
import { NextAction, OrderProblem } from './OrderProblem.tsx'

export interface OrderGateProps {
  /** What the step shows while an order is held. */
  children: (held: { order: Order; detail: ShowtimeDetail }) => ReactNode
  /** What it shows for an order without a showtime, such as one of the gift shop; without it there is nothing to show. */
  withoutShowtime?: (held: { order: Order }) => ReactNode
}

/** Lets a step show only what there is an order for; otherwise says what became of it and what to do. */
export const OrderGate = observer(function OrderGate({ children, withoutShowtime }: OrderGateProps) {
  const { configuration, routes } = useStores()
  const isSeatFirst = configuration.modes.ticketing === 'SeatFirst'
  const { order, basket, showtime } = useStore(getOrderStores)
  const { t } = useText()
  const showtimeId = order.showtimeIdInOrder
  const detail = showtimeId === null ? undefined : showtime.entry(showtimeId)

  useEffect(() => {
    if (showtimeId) void showtime.ensure(showtimeId)
  }, [showtime, showtimeId])

  const { state } = order
  if (state.phase === 'expired') return <OrderExpired />
  if (state.phase === 'gone') {
    const { showtimeId } = state
    return (
      <OrderProblem
        title={t('transaction.gone.title')}
        text={t('transaction.gone.text')}
        actions={
          showtimeId === null ? (
            <NextAction href={routes.films()}>{t('transaction.none.action')}</NextAction>
          ) : (
            <NextAction
              href={routes.tickets(showtimeId) + toQuery(countByType(basket.of(showtimeId).tickets))}
            >
              {t('transaction.expired.tickets')}
            </NextAction>
          )
        }
      />
    )
  }
  if (state.phase === 'none' && order.lastBookedOrderId !== null) {
    return (
      <OrderProblem
        title={t('transaction.booked.title')}
        text={t('transaction.booked.text')}
        actions={
          <NextAction href={routes.completedOrder(order.lastBookedOrderId)}>
            {t('transaction.booked.action')}
          </NextAction>
        }
      />
    )
  }
  if (withoutShowtime && state.phase === 'active' && order.order && isWithoutShowtime(order.order))
    return withoutShowtime({ order: order.order })
  if (state.phase === 'none' || (state.phase === 'active' && showtimeId === null)) {
    return (
      <OrderProblem
        title={t('transaction.none.title')}
        text={t('transaction.none.text')}
        actions={
          <>
            <NextAction href={routes.films()}>{t('transaction.none.action')}</NextAction>
            <FindOrderLink />
          </>
        }
      />
    )
  }
  // Seats that were chosen first are held before they have a ticket: no later step can do with them.
  const needsTickets = order.order?.showtimes.some(
    ({ seats, tickets }) => seats.length > 0 && tickets.length === 0,
  )
  if (state.phase === 'active' && showtimeId !== null && needsTickets && isSeatFirst)
    return <Navigate replace to={routes.tickets(showtimeId)} />
  if (order.order && detail?.value) return children({ order: order.order, detail: detail.value })
  if (detail?.error) {
    return (
      <OrderProblem
        title={t('transaction.unavailable.title')}
        text={t('transaction.unavailable.text')}
        onRetry={() => void detail.refresh()}
      />
    )
  }
  if (state.phase === 'restoring' && state.failure) {
    return (
      <OrderProblem
        title={t('transaction.unavailable.title')}
        text={t('transaction.unavailable.text')}
        onRetry={() => void order.restore()}
      />
    )
  }
  return <OrderSkeleton label={t('transaction.loading')} />
})

/** Whether an order is for nothing that is shown: goods, a subscription. Tickets are what a Standard one begins with. */
const isWithoutShowtime = ({ type, showtimes, items }: Order): boolean =>
  showtimes.length === 0 && (type !== 'Standard' || items.length > 0)
