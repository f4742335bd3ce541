import { observer } from 'mobx-react-lite'
import { usePage, useStores, useText } from '../../context/hooks.ts'
import { StandalonePayment } from '../../features/payment/StandalonePayment.tsx'
import { NextAction, OrderProblem } from '../../order/OrderProblem.tsx'
import { StandaloneOrder } from '../../order/StandaloneOrder.tsx'

/** Pays for the order that the address names, for links and kiosks. The order that this browser has stays as it is. */
export const StandalonePaymentPage = observer(function StandalonePaymentPage() {
  const { url } = usePage()
  const { routes } = useStores()
  const { t } = useText()
  const orderId = url.searchParams.get('orderId') ?? ''
  if (orderId === '') {
    return (
      <OrderProblem
        title={t('transaction.standalone.unknown.title')}
        text={t('transaction.standalone.unknown.text')}
        actions={<NextAction href={routes.films()}>{t('transaction.none.action')}</NextAction>}
      />
    )
  }
  return (
    <StandaloneOrder orderId={orderId}>
      <StandalonePayment key={orderId} />
    </StandaloneOrder>
  )
})
