import { OrderLayout, PageContainer } from '@foyer/design-system/foundations/layout'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { FormSkeleton } from '@foyer/design-system/feedback/skeleton'
import type { Order } from '@foyer/contract/wire/orders'
import type { PaymentCard } from '@foyer/contract/wire/payment-cards'
import type { WebPaymentMethod } from '@foyer/contract/wire/payments'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { getRestToPay, getSettlement, listPaymentParts } from '../../domain/payment-parts.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { ShowtimeDetail } from '../../stores/orders/showtime-detail.ts'
import { HeldSummary } from '../../order/summary/HeldSummary.tsx'
import { getParty } from '../../order/tickets/party.ts'
import { NextAction, OrderProblem } from '../../order/OrderProblem.tsx'
import { isShared } from '../../order/payments/is-shared.ts'
import { useCountUnits } from '../../order/payments/balance-name.ts'
import { createPartLines } from '../../order/payments/payment-lines.ts'
import { Sliced } from '../../order/Sliced.tsx'
import { StepBody } from '../../order/StepBody.tsx'
import { OrderProgress } from '../../order/OrderProgress.tsx'
import { toQuery } from '../../order/tickets/ticket-quantities.ts'
import { useOrderTextKey } from '../../order/use-order-text-key.ts'
import { PayButton } from './PayButton.tsx'
import type { PaymentFrameHandle } from '../../page/payment-frame/PaymentFrame.tsx'
import { PaymentSteps } from './PaymentSteps.tsx'
import { findChosen, type Choice } from './find-chosen.ts'
import { isUnderWay } from './payment-phase.ts'
import { usePayment } from './use-payment.ts'
import { useSavedCards } from './use-saved-cards.ts'

export interface PaymentStepProps {
  order: Order
  /** Null for an order without a showtime. */
  detail: ShowtimeDetail | null
  /**
   * `step`: the last step of this browser's order. `standalone`: of an order that its address names; there are no steps
   * to go back to, and its customer stays.
   */
  place?: 'step' | 'standalone'
  /** At a seat or a table: the page has no steps, and asks for all that is left to ask. */
  onOnePage?: OnePagePayment
  /** Where vouchers and other codes are put on the order. */
  codes?: ReactNode
}

export interface OnePagePayment {
  readonly title: string
  /** Over the goods in the summary: where they are brought to. */
  readonly goodsTitle: string | undefined
  /** Above how it is paid. @param isUnderWay nothing can be changed any more */
  readonly head: (isUnderWay: boolean) => ReactNode
  /** Asks whom the order is for, in place of this. */
  readonly onChangeCustomer: () => void
  /** The details have just been saved in place of this: the focus goes on from there. */
  readonly isAfterDetails: boolean
  /** Something that the sum depends on is being sent. */
  readonly isChanging: boolean
}

/** The payment step: check, choose how, pay. Leaving and coming back, or a second tab, asks the server before anything else. */
export const PaymentStep = observer(function PaymentStep(props: PaymentStepProps) {
  const { order: held, detail, place = 'step', onOnePage, codes } = props
  const { routes } = useStores()
  const orderStores = useStore(getOrderStores)
  const { order, payments } = orderStores
  const { t } = useText()
  const say = useOrderTextKey()
  const formats = useFormats()
  const countUnits = useCountUnits(payments.memberBalance.maximum?.relatedData?.balanceType.name)
  const siteId = held.siteId || (detail?.site.id ?? '')
  const methods = payments.methods(siteId, held.type)
  const saved = useSavedCards()
  const [choice, setChoice] = useState<Choice | null>(null)
  const [storesCard, setStoresCard] = useState(false)
  const settlement = getSettlement(held)
  const listed = methods.value ?? []
  const chosen = findChosen(listed, saved, choice)
  const method = settlement.kind === 'web' ? (chosen?.method ?? null) : null
  const card = chosen?.card ?? null
  const payment = usePayment({ method, cardId: card?.id ?? null, settlement })
  const frame = useRef<PaymentFrameHandle>(null)
  const { phase } = payment
  // Where the methods are there with the page, they are drawn with it.
  const [isKnown] = useState(() => methods.value !== undefined)
  const skeleton = <FormSkeleton label={t('transaction.loading')} />

  useEffect(() => {
    void methods.ensure()
  }, [methods])

  const party = detail ? toQuery(getParty(orderStores, detail.showtime.id)) : ''
  if (phase.kind === 'order-failed') {
    return (
      <OrderProblem
        title={t('transaction.payment.failed.title')}
        text={t(say('transaction.payment.failed.text'))}
        actions={
          <NextAction href={detail ? routes.tickets(detail.showtime.id) + party : routes.films()}>
            {t(detail ? 'transaction.payment.failed.action' : 'transaction.none.action')}
          </NextAction>
        }
      />
    )
  }
  function choose(next: WebPaymentMethod, nextCard: PaymentCard | null) {
    // Fields of another card, or those to type one, are others of the same method.
    if (nextCard?.id !== card?.id && payments.embedded.state.kind === 'Created') payments.embedded.reset()
    setChoice({ methodId: next.id, cardId: nextCard?.id ?? null })
  }
  const isPaidHere = settlement.kind === 'web' || settlement.kind === 'gift-cards'
  const parts = isPaidHere ? listPaymentParts(held) : []
  const getNote = () => {
    if (isPaidHere && isShared(held)) return t('transaction.payment.together')
    return isPaidHere ? t(say('transaction.payment.comfort')) : undefined
  }
  const getTitle = () => {
    if (phase.kind === 'declined') return t('transaction.payment.declined.page')
    if (onOnePage) return onOnePage.title
    return t(isPaidHere ? 'transaction.payment.title' : 'transaction.payment.titleBook')
  }
  return (
    <PageContainer>
      {place === 'step' && !onOnePage && (
        <OrderProgress
          current="payment"
          showtimeId={detail?.showtime.id ?? null}
          query={party}
          withSeats={order.lines.some(({ seatLabels }) => seatLabels.length > 0)}
        />
      )}
      <OrderLayout
        main={
          <StepBody>
            <PageHeading title={getTitle()} />
            {onOnePage?.head(isUnderWay(phase))}
            {method || settlement.kind !== 'web' ? (
              <Sliced isWhole={isKnown} fallback={skeleton}>
                <PaymentSteps
                  order={held}
                  settlement={settlement}
                  payment={payment}
                  methods={listed}
                  chosen={method}
                  card={card}
                  savedCards={saved ?? []}
                  onChoose={choose}
                  storesCard={storesCard}
                  onStoresCard={setStoresCard}
                  frame={frame}
                  canChangeCustomer={place === 'step'}
                  onChangeCustomer={onOnePage?.onChangeCustomer}
                  isAfterDetails={onOnePage?.isAfterDetails === true}
                  codes={codes}
                />
              </Sliced>
            ) : methods.error ? (
              <OrderProblem
                title={t('transaction.payment.methodsFailed')}
                text={t('transaction.unavailable.text')}
                onRetry={() => void methods.refresh()}
              />
            ) : methods.value ? (
              <OrderProblem
                title={t('transaction.payment.noMethods.title')}
                text={t('transaction.payment.noMethods.text')}
              />
            ) : (
              skeleton
            )}
          </StepBody>
        }
        summary={
          <HeldSummary
            detail={detail}
            goodsTitle={onOnePage?.goodsTitle}
            canChangeGoods={place === 'step'}
            totalLabel={t(
              settlement.kind === 'at-cinema' ? 'transaction.summary.atCinema' : 'transaction.summary.toPay',
            )}
            total={isPaidHere ? getRestToPay(held) : held.totalPrice.valueIncludingTax}
            parts={createPartLines(parts, { t, money: (amount) => formats.money(amount), countUnits })}
            action={
              <PayButton
                settlement={settlement}
                payment={payment}
                method={method}
                disabled={onOnePage?.isChanging === true}
                onSubmit={() => frame.current?.submit()}
              />
            }
            note={getNote()}
          />
        }
      />
    </PageContainer>
  )
})
