import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { NextAction, OrderProblem } from '../../order/OrderProblem.tsx'
import { OrderSkeleton } from '../../order/OrderSkeleton.tsx'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { PaymentStep } from './PaymentStep.tsx'

/** The payment of an order that only its address names, or why there is nothing to pay. Its stores are around it. */
export const StandalonePayment = observer(function StandalonePayment() {
  const { routes } = useStores()
  const { order, showtime } = useStore(getOrderStores)
  const { t } = useText()
  const { state } = order
  const showtimeId = order.showtimeIdInOrder
  const detail = showtimeId === null ? null : showtime.entry(showtimeId)

  useEffect(() => order.start(), [order])
  useEffect(() => {
    if (showtimeId !== null) void showtime.ensure(showtimeId)
  }, [showtime, showtimeId])

  const films = <NextAction href={routes.films()}>{t('transaction.none.action')}</NextAction>
  switch (state.phase) {
    case 'active':
      if (detail?.error) {
        return (
          <OrderProblem
            title={t('transaction.unavailable.title')}
            text={t('transaction.unavailable.text')}
            onRetry={() => void detail.refresh()}
          />
        )
      }
      if (detail && !detail.value) return <OrderSkeleton label={t('transaction.loading')} />
      return <PaymentStep order={state.response.order} detail={detail?.value ?? null} place="standalone" />
    case 'completed':
      return (
        <OrderProblem
          title={t('transaction.booked.title')}
          text={t('transaction.booked.text')}
          actions={
            <NextAction href={routes.completedOrder(state.orderId)}>
              {t('transaction.booked.action')}
            </NextAction>
          }
        />
      )
    case 'expired':
      return (
        <OrderProblem
          title={t('transaction.expired.titleUnknown')}
          text={t('transaction.standalone.expired')}
          actions={films}
        />
      )
    case 'gone':
    case 'none':
      return (
        <OrderProblem
          title={t('transaction.standalone.unknown.title')}
          text={t('transaction.standalone.unknown.text')}
          actions={films}
        />
      )
    case 'restoring':
      return state.failure ? (
        <OrderProblem
          title={t('transaction.unavailable.title')}
          text={t('transaction.unavailable.text')}
          onRetry={() => void order.restore()}
        />
      ) : (
        <OrderSkeleton label={t('transaction.loading')} />
      )
    default:
      return state satisfies never
  }
})
