import type { Order } from '@foyer/contract/wire/orders'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { FormSkeleton } from '@foyer/design-system/feedback/skeleton'
import { OrderLayout, PageContainer } from '@foyer/design-system/foundations/layout'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { DimSwitch } from '../../order/dim/DimSwitch.tsx'
import { OrderGate } from '../../order/OrderGate.tsx'
import { StepBody } from '../../order/StepBody.tsx'
import { usePlaceBadge } from '../../order/use-place-badge.ts'
import { HeldSummary } from '../../order/summary/HeldSummary.tsx'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { PlaceDetails } from './PlaceDetails.tsx'
import { RunnerNote } from './RunnerNote.tsx'
import { useSendNote } from './use-send-note.ts'
import { useSendTip } from './use-send-tip.ts'
import { PlaceTip } from './PlaceTip.tsx'

const fetchPayment = async () => (await import('../../features/payment/PaymentStep.tsx')).PaymentStep
/** A visitor who is not known yet enters their name first. */
const PaymentStep = lazyWithRetry(fetchPayment)

/** Paying for what is brought to a seat or a table: a tip, a note for the person who brings it, who orders and how it is paid. */
export const PlacePaymentPage = observer(function PlacePaymentPage() {
  const { routes } = useStores()
  return (
    <OrderGate needs={['contents', 'tickets']}>
      {({ order, detail }) =>
        // Tickets and the gift shop have their own steps.
        detail || order.type !== 'Standard' ? (
          <Navigate replace to={routes.payment()} />
        ) : (
          <PlacePayment key={order.id} order={order} />
        )
      }
    </OrderGate>
  )
})

/** The page as it was, while the payment's own code comes. */
function PaymentLoading({
  title,
  goodsTitle,
}: {
  readonly title: string
  readonly goodsTitle: string | undefined
}) {
  const { t } = useText()
  return (
    <PageContainer>
      <OrderLayout
        main={
          <StepBody>
            <PageHeading title={title} />
            <FormSkeleton label={t('transaction.loading')} />
          </StepBody>
        }
        summary={<HeldSummary detail={null} goodsTitle={goodsTitle} canChangeGoods />}
      />
    </PageContainer>
  )
}

const PlacePayment = observer(function PlacePayment({ order }: { readonly order: Order }) {
  const { order: orderStore } = useStore(getOrderStores)
  const { t, text } = useText()
  const tip = useSendTip(order.siteId)
  const note = useSendNote(order)
  useEffect(() => {
    // It is there when the name is. A failure is tried again, and shown, when it is needed.
    fetchPayment().catch(() => undefined)
  }, [])
  const [isAfterDetails, setAfterDetails] = useState(false)
  const [isChangingCustomer, setChangingCustomer] = useState(false)
  function takeDetails() {
    setAfterDetails(true)
    setChangingCustomer(false)
  }
  const delivery = order.itemDeliveries?.find(({ method }) => method !== 'CounterPickup')
  const getTitle = () => {
    // Nothing of it can be brought.
    if (!delivery) return t('transaction.payment.title')
    return delivery.method === 'InSeatDelivery'
      ? t('food-and-beverage.atPlace.title.seat')
      : t('food-and-beverage.atPlace.title.table')
  }
  const title = getTitle()
  const place = delivery?.seat?.name ?? text(delivery?.siteOrderLocation?.name)
  usePlaceBadge(place)
  const goodsTitle = place ? t('food-and-beverage.atPlace.to', { place }) : undefined
  const head = (isUnderWay: boolean) => (
    <>
      <PlaceTip order={order} tip={tip} disabled={isUnderWay} />
      {delivery && <RunnerNote order={order} note={note} disabled={isUnderWay} />}
      {delivery?.method === 'InSeatDelivery' && <DimSwitch />}
    </>
  )
  return orderStore.customer === null || isChangingCustomer ? (
    <PlaceDetails {...{ title, goodsTitle }} head={head(false)} onSaved={takeDetails} />
  ) : (
    <Suspense fallback={<PaymentLoading {...{ title, goodsTitle }} />}>
      <PaymentStep
        order={order}
        detail={null}
        onOnePage={{
          title,
          goodsTitle,
          head,
          isAfterDetails,
          isChanging: tip.isUnsent || note.isUnsent,
          onChangeCustomer: () => setChangingCustomer(true),
        }}
      />
    </Suspense>
  )
})
