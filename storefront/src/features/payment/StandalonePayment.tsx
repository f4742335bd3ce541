import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { getGateView } from '../../order/gate-view.ts'
import { NextAction, OrderProblem } from '../../order/OrderProblem.tsx'
import { OrderShowtime } from '../../order/OrderShowtime.tsx'
import { OrderSkeleton } from '../../order/OrderSkeleton.tsx'
import { OrderUnavailable } from '../../order/OrderUnavailable.tsx'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { PaymentStep } from './PaymentStep.tsx'

/** The payment of an order that only its address names, or why there is nothing to pay. Its stores are around it. */
export const StandalonePayment = observer(function StandalonePayment() {
  const { routes } = useStores()
  const { order } = useStore(getOrderStores)
  const { t } = useText()

  useEffect(() => order.start(), [order])

  const view = getGateView({
    state: order.state,
    needs: ['contents', 'tickets', 'customer'],
    lastBookedOrderId: order.lastBookedOrderId,
  })
  const films = <NextAction href={routes.films()}>{t('transaction.none.action')}</NextAction>
  switch (view.kind) {
    case 'step':
      return (
        <OrderShowtime showtimeId={view.showtimeId}>
          {(detail) => <PaymentStep order={view.order} detail={detail} place="standalone" />}
        </OrderShowtime>
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
    case 'expired':
      return (
        <OrderProblem
          title={t('transaction.expired.titleUnknown')}
          text={t('transaction.standalone.expired')}
          actions={films}
        />
      )
    case 'gone':
    case 'nothing':
      return (
        <OrderProblem
          title={t('transaction.standalone.unknown.title')}
          text={t('transaction.standalone.unknown.text')}
          actions={films}
        />
      )
    case 'nameless':
    case 'ticketless':
      return (
        <OrderProblem
          title={t(`transaction.standalone.${view.kind}.title`)}
          text={t(`transaction.standalone.${view.kind}.text`)}
        />
      )
    case 'unreadable':
      return <OrderUnavailable onRetry={() => void order.restore()} />
    case 'loading':
      return <OrderSkeleton label={t('transaction.loading')} />
    default:
      return view satisfies never
  }
})
