import { observer } from 'mobx-react-lite'
import { usePage, useStore, useStores, useText } from '../../context/hooks.ts'
import { usePaymentReturn } from '../../features/payment/use-payment-return.ts'
import { FindOrderLink } from '../../order/FindOrderLink.tsx'
import { NextAction, OrderProblem } from '../../order/OrderProblem.tsx'
import { useOrderTextKey } from '../../order/use-order-text-key.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'

const failedText = 'transaction.payment.failed.text'

/** Back from the payment provider's page: asks what became of the payment, and leads on. */
export const PaymentReturnPage = observer(function PaymentReturnPage() {
  const { url } = usePage()
  const { routes } = useStores()
  const { t } = useText()
  const orderId = url.searchParams.get('orderId') ?? ''
  const { phase, ask } = usePaymentReturn(orderId)
  const { order } = useStore(getOrderStores)
  const say = useOrderTextKey()
  const films = <NextAction href={routes.films()}>{t('transaction.none.action')}</NextAction>
  switch (phase) {
    case 'asking':
      return <OrderProblem title={t('transaction.return.title')} text={t('transaction.return.text')} />
    case 'waiting':
      return (
        <OrderProblem
          title={t('transaction.payment.waiting.title')}
          text={t('transaction.payment.waiting.text')}
          onRetry={ask}
        />
      )
    case 'offline':
      return (
        <OrderProblem
          title={t('transaction.payment.network.title')}
          text={t('transaction.payment.network.text')}
          onRetry={ask}
        />
      )
    case 'failed':
      return (
        <OrderProblem
          title={t('transaction.payment.failed.title')}
          text={t(order.order?.id === orderId ? say(failedText) : failedText)}
          actions={films}
        />
      )
    case 'expired':
      return (
        <OrderProblem
          title={t('transaction.expired.titleUnknown')}
          text={t('transaction.return.expired')}
          actions={films}
        />
      )
    case 'missing':
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
    default:
      return phase satisfies never
  }
})
