import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { usePage, useStore, useStores, useText } from '../../context/hooks.ts'
import { ClaimOrder } from '../../features/completed-order/ClaimOrder.tsx'
import { CompletedPurchase } from '../../features/completed-order/CompletedPurchase.tsx'
import { PaymentSummary } from '../../features/completed-order/PaymentSummary.tsx'
import { GiftConfirmation } from '../../features/gift-shop/GiftConfirmation.tsx'
import { FindOrderLink } from '../../order/FindOrderLink.tsx'
import { NextAction, OrderProblem } from '../../order/OrderProblem.tsx'
import { OrderSkeleton } from '../../order/OrderSkeleton.tsx'
import { getOutcome } from '../../stores/base/caching.ts'
import { getGiftBasket } from '../../stores/gift-shop/get-gift-basket.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'

/** What becomes of an order of the gift shop, for anyone who has its address. */
export const GiftConfirmationPage = observer(function GiftConfirmationPage() {
  const { params } = usePage()
  const { routes } = useStores()
  const { completedOrders } = useStore(getOrderStores)
  const basket = useStore(getGiftBasket)
  const { t } = useText()
  const orderId = params.orderId ?? ''
  const entry = completedOrders.orders.entry(orderId)
  const outcome = getOutcome(entry)
  const isPaid = outcome === 'ready'
  useEffect(() => {
    if (isPaid) basket.settle(orderId)
    // A basket that is read later is settled then.
  }, [basket, basket.isRestored, isPaid, orderId])

  switch (outcome) {
    case 'ready':
      if (!entry.value) return null
      return entry.value.order.type === 'GiftShop' ? (
        <GiftConfirmation response={entry.value}>
          <PaymentSummary order={entry.value.order} />
          <ClaimOrder orderId={orderId} />
        </GiftConfirmation>
      ) : (
        <CompletedPurchase response={entry.value} />
      )
    case 'missing':
      return (
        <OrderProblem
          title={t('transaction.complete.notFound.title')}
          text={t('transaction.complete.notFound.text')}
          actions={
            <>
              <NextAction href={routes.giftShop()}>{t('gift-shop.back')}</NextAction>
              <FindOrderLink />
            </>
          }
        />
      )
    case 'failed':
      return (
        <OrderProblem
          title={t('transaction.unavailable.title')}
          text={t('transaction.unavailable.text')}
          onRetry={() => void entry.refresh()}
        />
      )
    case 'pending':
      return <OrderSkeleton label={t('transaction.loading')} />
    default:
      return outcome satisfies never
  }
})
