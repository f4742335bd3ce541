import { Button } from '@foyer/design-system/button'
import { OrderLayout, PageContainer } from '@foyer/design-system/layout'
import { PageHeading } from '@foyer/design-system/page-heading'
import { FormSkeleton } from '@foyer/design-system/skeleton'
import type { Order } from '@foyer/contract/wire/orders'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Navigate } from 'react-router-dom'
import { useFormats, useStores, useText } from '../../app/hooks.ts'
import { useOrdering } from '../../app/ordering.ts'
import type { ShowtimeDetail } from '../../stores/showtime-detail.ts'
import { HeldSummary } from '../order-frame/HeldSummary.tsx'
import { partyOf } from '../order-frame/party.ts'
import { NextAction, OrderProblem } from '../order-frame/OrderProblem.tsx'
import { StepBody } from '../order-frame/StepBody.tsx'
import { OrderProgress } from '../order-frame/OrderProgress.tsx'
import { queryOf } from '../tickets/ticket-quantities.ts'
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
  const ordering = useOrdering()
  const { order, payments } = ordering
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
  const party = queryOf(partyOf(ordering, detail.showtime.id))
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
