import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { usePage, useStore, useStores, useText } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { CompletedPurchase } from '../../features/completed-order/CompletedPurchase.tsx'
import { CompletedTicket } from '../../features/completed-order/CompletedTicket.tsx'
import { isRefunded } from '../../features/completed-order/is-refunded.ts'
import { getTicketDetails } from '../../features/completed-order/ticket-details.ts'
import { useForgottenTicket } from '../../features/completed-order/use-forgotten-ticket.ts'
import { FindOrderLink } from '../../order/FindOrderLink.tsx'
import { OrderSkeleton } from '../../order/OrderSkeleton.tsx'
import { NextAction, OrderProblem } from '../../order/OrderProblem.tsx'
import { getOutcome } from '../../stores/base/caching.ts'
import type { CompletionResult } from '../../stores/orders/payments/payment-result.ts'

/** The ticket; or, just after paying elsewhere, that it is being made; or that there is none. */
export const CompletedOrderPage = observer(function CompletedOrderPage() {
  const { url } = usePage()
  const stores = useStores()
  const { routes } = stores
  const { completedOrders, order, payments } = useStore(getOrderStores)
  const { t } = useText()
  const orderId = url.searchParams.get('orderId') ?? ''
  const entry = completedOrders.orders.entry(orderId)
  const details = entry.value && getTicketDetails(entry.value)
  const missing = orderId !== '' && getOutcome(entry) === 'missing'
  const [outcome, setOutcome] = useState<CompletionResult | null>(null)
  const [round, setRound] = useState(0)

  useEffect(() => {
    if (!missing) return
    let isCurrent = true
    // It may be paid and not finished yet: then the completion is under way, and the ticket comes in a moment.
    void payments.awaitCompletion(orderId).then(async (result) => {
      if (result.kind === 'completed') await entry.refresh()
      if (isCurrent) setOutcome(result)
    })
    return () => {
      isCurrent = false
    }
  }, [missing, orderId, payments, entry, round])

  // A ticket may be opened by anybody who was sent it: what counts is that it was bought here.
  const isBooked = Boolean(details) && order.bookedOrderId === orderId
  useEffect(() => {
    if (!isBooked) return
    import('../../stores/visitor/personalisation-stores.ts').then(
      ({ getPersonalisationStores }) => getPersonalisationStores(stores).recordWatched(orderId),
      // Nobody misses what is not remembered.
      () => undefined,
    )
  }, [isBooked, orderId, stores])

  useForgottenTicket(orderId, missing || (entry.value !== undefined && isRefunded(entry.value.order)))

  // Gifts have a page of their own.
  if (entry.value?.order.type === 'GiftShop')
    return <Navigate replace to={routes.giftShopConfirmation(orderId)} />
  if (entry.value) {
    return details ? (
      <CompletedTicket details={details} response={entry.value} />
    ) : (
      <CompletedPurchase response={entry.value} />
    )
  }
  const retry = () => {
    setOutcome(null)
    setRound(round + 1)
  }
  if (missing && (outcome === null || outcome.kind === 'pending')) {
    return (
      <OrderProblem
        title={t('transaction.complete.checking.title')}
        text={t('transaction.complete.checking.text')}
        onRetry={outcome ? retry : undefined}
      />
    )
  }
  if (missing && outcome?.kind === 'network') {
    return (
      <OrderProblem
        title={t('transaction.payment.network.title')}
        text={t('transaction.payment.network.text')}
        onRetry={retry}
      />
    )
  }
  if (missing && outcome?.kind === 'failed') {
    return (
      <OrderProblem
        title={t('transaction.payment.failed.title')}
        text={t('transaction.payment.failed.text')}
        actions={<NextAction href={routes.films()}>{t('transaction.none.action')}</NextAction>}
      />
    )
  }
  if (orderId === '' || missing) {
    return (
      <OrderProblem
        title={t('transaction.complete.notFound.title')}
        text={t('transaction.complete.notFound.text')}
        actions={
          <>
            <NextAction href={routes.films()}>{t('transaction.none.action')}</NextAction>
            <FindOrderLink />
          </>
        }
      />
    )
  }
  if (entry.error) {
    return (
      <OrderProblem
        title={t('transaction.unavailable.title')}
        text={t('transaction.unavailable.text')}
        onRetry={() => void entry.refresh()}
      />
    )
  }
  return <OrderSkeleton label={t('transaction.loading')} />
})
