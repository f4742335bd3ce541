import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { StoresContext } from '../../context/contexts.ts'
import { usePage, useStores, useText } from '../../context/hooks.ts'
import { StandalonePayment } from '../../features/payment/StandalonePayment.tsx'
import { NextAction, OrderProblem } from '../../order/OrderProblem.tsx'
import { createStandaloneStores } from '../../stores/orders/standalone-stores.ts'

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
  return <OwnOrder key={orderId} orderId={orderId} />
})

function OwnOrder({ orderId }: { orderId: string }) {
  const stores = useStores()
  const [own] = useState(() => createStandaloneStores(stores, orderId))
  return (
    <StoresContext value={own}>
      <StandalonePayment />
    </StoresContext>
  )
}
