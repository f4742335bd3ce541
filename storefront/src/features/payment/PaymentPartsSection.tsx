import { Button } from '@foyer/design-system/actions/button'
import { LiveRegion } from '@foyer/design-system/feedback/live-region'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { Section } from '@foyer/design-system/foundations/layout'
import { styled } from '@foyer/design-system/foundations/styled'
import { PaymentSplit, type SplitPart } from '@foyer/design-system/order/payment-split'
import type { Order, OrderPayment } from '@foyer/contract/wire/orders'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useFormats, useHydrated, useStore, useStores, useText } from '../../context/hooks.ts'
import { getRestToPay, listPaymentParts } from '../../domain/payment-parts.ts'
import { useAppliedRedemptions, type AppliedRedemption } from '../../order/codes/use-applied-redemptions.ts'
import { useCountUnits } from '../../order/payments/balance-name.ts'
import { formatPayer } from '../../order/payments/payment-lines.ts'
import { useFocusAfterRemoval } from '../../order/use-focus-after-removal.ts'
import { StepAlert } from '../../order/StepAlert.tsx'
import { BlockBoundary } from '../../page/BlockBoundary.tsx'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { isSomebodySignedIn } from '../../stores/visitor/signed-in.ts'
import { findRefusal, type RefusalMessage } from './gift-card-refusals.ts'
import { isPoints } from './is-points.ts'
import type { PointsPart as PointsPartOfOrder } from './use-points-part.tsx'

/** Its script comes with the first press. */
const GiftCardForm = lazyWithRetry(async () => (await import('./GiftCardForm.tsx')).GiftCardForm)
/** Its script comes where somebody is signed in. */
const PointsPart = lazyWithRetry(async () => (await import('./PointsPart.tsx')).PointsPart)

const Body = styled('div')({
  display: 'grid',
  gap: 20,
  justifyItems: 'start',
  '& > *': { inlineSize: '100%' },
})
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 })

export interface PaymentPartsSectionProps {
  order: Order
  /** Gift cards and points pay nothing of what is paid for at the cinema, or costs nothing. */
  takesGiftCards: boolean
  /** A payment is under way: nothing can be changed. */
  disabled: boolean
  /** Where vouchers and other codes are put on the order; without it those it has cannot be taken off. */
  codes?: ReactNode
}

/** Who pays a part of the order, and what else may: vouchers, gift cards, and what the codes' own slot offers. */
export const PaymentPartsSection = observer(function PaymentPartsSection({
  order,
  takesGiftCards,
  disabled,
  codes,
}: PaymentPartsSectionProps) {
  const { configuration, core } = useStores()
  const { feature, tickets } = configuration.value
  const { payments } = useStore(getOrderStores)
  const { giftCards } = payments
  const [points, setPoints] = useState<PointsPartOfOrder | null>(null)
  const isHydrated = useHydrated()
  const { t } = useText()
  const countUnits = useCountUnits()
  const formats = useFormats()
  const [isOpen, setIsOpen] = useState(false)
  const [removing, setRemoving] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<RefusalMessage | null>(null)
  const [said, setSaid] = useState('')
  const region = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(region)
  const redemptions = useAppliedRedemptions((name) => setSaid(t('transaction.codes.removed', { name })))
  const parts = [
    ...redemptions.filter(({ isPaying }) => isPaying).map(toRedeemedPart),
    ...listPaymentParts(order).map(toPart),
  ]
  const rest = getRestToPay(order)
  const isInCodeField =
    codes !== undefined &&
    feature.codes &&
    tickets.ticketRedemption.codeTypes.some(({ type }) => type === 'GiftCard')

  // What was typed for a card stays with this visit of the step.
  useEffect(() => () => giftCards.forget(), [giftCards])

  async function remove(paymentId: string) {
    if (removing !== null) return
    setRemoving(paymentId)
    setRefusal(null)
    const outcome = await payments.remove(paymentId)
    setRemoving(null)
    if (outcome.kind === 'refused') setRefusal(findRefusal(outcome.condition, 'gift-card'))
    else if (outcome.kind === 'network') setRefusal(findRefusal(null, 'gift-card'))
  }

  function toRedeemedPart({ name, saved, ...redemption }: AppliedRedemption): SplitPart {
    const { id, icon, code, note, expiry, isBeingRemoved, remove: takeOff } = redemption
    return {
      ...{ id, icon, code, note, expiry },
      label: name,
      amount: `−${formats.money(saved)}`,
      value: saved,
      onRemove: codes === undefined ? undefined : takeOff,
      removing: isBeingRemoved,
    }
  }
  function toPart(part: OrderPayment): SplitPart {
    if (isPoints(part)) return toPointsPart(part)
    return {
      id: part.id,
      icon: part.type === 'GiftCard' ? 'gift' : 'wallet',
      label: formatPayer(part, t),
      note: formatLeft(part, giftCards.balances.get(part.id)),
      amount: `−${formats.money(part.value.valueIncludingTax)}`,
      value: part.value.valueIncludingTax,
      onRemove: part.status === 'NotStarted' ? () => void remove(part.id) : undefined,
      removing: removing === part.id,
    }
  }
  /** Each change of points is another payment, and the same row: its slider keeps the focus. */
  function toPointsPart(part: OrderPayment): SplitPart {
    return {
      id: 'points',
      icon: 'sparkle',
      label: points?.formatLabel(part) ?? formatPayer(part, t, countUnits),
      amount: `−${formats.money(part.value.valueIncludingTax)}`,
      value: part.value.valueIncludingTax,
      control: points?.getControl(part, disabled),
      onRemove: part.status === 'NotStarted' ? () => void remove(part.id) : undefined,
      removing: removing === part.id,
    }
  }
  function formatLeft({ value }: OrderPayment, balance: number | undefined) {
    if (balance === undefined) return undefined
    const left = balance - value.valueIncludingTax
    return left > 0
      ? t('transaction.payer.left', { amount: formats.money(left) })
      : t('transaction.payer.nothingLeft')
  }

  return (
    <Section title={t(parts.length > 0 ? 'transaction.payment.split' : 'transaction.payment.takeOff')}>
      {isHydrated &&
        takesGiftCards &&
        isSomebodySignedIn(core.pageData.initialData, core.platform.local, document.cookie) && (
          <BlockBoundary>
            <Suspense fallback={null}>
              <PointsPart order={order} onChange={setPoints} />
            </Suspense>
          </BlockBoundary>
        )}
      {/* Not in the body, which would make it as wide as the page. */}
      <LiveRegion message={said} />
      <Body ref={region}>
        {redemptions.some(({ isPaying, isRemovalFailed }) => isPaying && isRemovalFailed) && (
          <StepAlert tone="error" title={t('transaction.codes.removeFailed')} />
        )}
        {points?.refusal && (
          <StepAlert tone="error" title={t(points.refusal.title)}>
            {t(points.refusal.text)}
          </StepAlert>
        )}
        {refusal && (
          <StepAlert tone="error" title={t(refusal.title)}>
            {t(refusal.text)}
          </StepAlert>
        )}
        {parts.length > 0 && (
          <PaymentSplit
            label={t('transaction.payment.split')}
            parts={parts}
            rest={rest}
            removeLabel={t('transaction.payment.remove')}
            disabled={disabled}
          />
        )}
        {points?.offer && takesGiftCards && rest > 0 && (
          <Actions>
            <Button
              variant="secondary"
              size="medium"
              icon="sparkle"
              disabled={disabled}
              busy={points.offer.isBusy}
              busyLabel={t('transaction.giftCard.using')}
              onClick={points.offer.add}
            >
              {points.offer.label}
            </Button>
          </Actions>
        )}
        {codes}
        {/* Found by its number in the slot of the codes: the amount to use is chosen here. */}
        {takesGiftCards && (isOpen || giftCards.card !== null) && rest > 0 ? (
          <BlockBoundary>
            <Suspense fallback={null}>
              <GiftCardForm
                rest={rest}
                onClose={() => {
                  giftCards.forget()
                  setIsOpen(false)
                }}
              />
            </Suspense>
          </BlockBoundary>
        ) : (
          takesGiftCards &&
          !isInCodeField &&
          rest > 0 && (
            <Actions>
              <Button
                variant="secondary"
                size="medium"
                icon="plus"
                disabled={disabled}
                onClick={() => setIsOpen(true)}
              >
                {t(parts.length > 0 ? 'transaction.giftCard.addAnother' : 'transaction.giftCard.add')}
              </Button>
            </Actions>
          )
        )}
      </Body>
    </Section>
  )
})
