import { Button } from '@foyer/design-system/actions/button'
import { OrderLayout, PageContainer } from '@foyer/design-system/foundations/layout'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { FormSkeleton } from '@foyer/design-system/feedback/skeleton'
import type { Order } from '@foyer/contract/wire/orders'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Navigate } from 'react-router-dom'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { ShowtimeDetail } from '../../stores/orders/showtime-detail.ts'
import { HeldSummary } from '../../order/summary/HeldSummary.tsx'
import { getParty } from '../../order/tickets/party.ts'
import { NextAction, OrderProblem } from '../../order/OrderProblem.tsx'
import { StepBody } from '../../order/StepBody.tsx'
import { OrderProgress } from '../../order/OrderProgress.tsx'
import { toQuery } from '../../order/tickets/ticket-quantities.ts'
import type { PaymentFrameHandle } from './PaymentFrame.tsx'
import { PaymentSteps } from './PaymentSteps.tsx'
import { usePayment } from './use-payment.ts'

/** The payment step: check, choose how, pay. Leaving and coming back, or a second tab, asks the server before anything else. */
export const PaymentStep = observer(function PaymentStep({
  order: held,
  detail,
}: {
  order: Order
  detail: ShowtimeDetail
}) {
  const { routes } = useStores()
  const orderStores = useStore(getOrderStores)
  const { order, payments } = orderStores
  const { t } = useText()
  const formats = useFormats()
  const methods = payments.methods(held.siteId || detail.site.id)
  const method = methods.value?.find((each) => each.isDefault) ?? methods.value?.[0]
  const payment = usePayment(method?.id ?? null)
  const frame = useRef<PaymentFrameHandle>(null)
  const { phase } = payment

  useEffect(() => {
    void methods.ensure()
  }, [methods])

  if (!order.customer) return <Navigate replace to={routes.customerDetails()} />
  const party = toQuery(getParty(orderStores, detail.showtime.id))
  if (phase.kind === 'order-failed') {
    return (
      <OrderProblem
        title={t('transaction.payment.failed.title')}
        text={t('transaction.payment.failed.text')}
        actions={
          <NextAction href={routes.tickets(detail.showtime.id) + party}>
            {t('transaction.payment.failed.action')}
          </NextAction>
        }
      />
    )
  }
  const isBusy = phase.kind === 'asking' || phase.kind === 'finishing'
  return (
    <PageContainer>
      <OrderProgress
        current="payment"
        showtimeId={detail.showtime.id}
        query={party}
        withSeats={order.lines.some(({ seatLabels }) => seatLabels.length > 0)}
      />
      <OrderLayout
        main={
          <StepBody>
            <PageHeading
              title={t(
                phase.kind === 'declined' ? 'transaction.payment.declined.page' : 'transaction.payment.title',
              )}
            />
            {method ? (
              <PaymentSteps payment={payment} method={method} frame={frame} />
            ) : methods.error ? (
              <OrderProblem
                title={t('transaction.payment.methodsFailed')}
                text={t('transaction.unavailable.text')}
                onRetry={() => void methods.refresh()}
              />
            ) : (
              <FormSkeleton label={t('transaction.loading')} />
            )}
          </StepBody>
        }
        summary={
          <HeldSummary
            detail={detail}
            totalLabel={t('transaction.summary.toPay')}
            action={
              <Button
                fullWidth
                icon="lock"
                busy={isBusy}
                busyLabel={t(
                  phase.kind === 'finishing' ? 'transaction.payment.finishing' : 'transaction.payment.paying',
                )}
                disabled={phase.kind !== 'ready' && phase.kind !== 'declined'}
                onClick={() => frame.current?.submit()}
              >
                {t('transaction.payment.pay', { amount: formats.money(order.total) })}
              </Button>
            }
            note={t('transaction.payment.comfort')}
          />
        }
      />
    </PageContainer>
  )
})
