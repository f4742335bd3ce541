import { Button } from '@foyer/design-system/actions/button'
import { Link } from '@foyer/design-system/actions/link'
import { Section } from '@foyer/design-system/foundations/layout'
import { styled } from '@foyer/design-system/foundations/styled'
import type { Order } from '@foyer/contract/wire/orders'
import type { PaymentCard } from '@foyer/contract/wire/payment-cards'
import type { WebPaymentMethod } from '@foyer/contract/wire/payments'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import type { Settlement } from '../../domain/payment-parts.ts'
import { isFocusLost } from '../../order/is-focus-lost.ts'
import { isShared } from '../../order/payments/is-shared.ts'
import { useOrderTextKey } from '../../order/use-order-text-key.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { isUnderWay } from './payment-phase.ts'
import type { PaymentFrameHandle } from '../../page/payment-frame/PaymentFrame.tsx'
import { PaymentMessage } from './PaymentMessage.tsx'
import { PaymentMethods, type PaymentMethodsProps } from './PaymentMethods.tsx'
import { PaymentPartsSection } from './PaymentPartsSection.tsx'
import { PaymentTerms } from './PaymentTerms.tsx'
import type { usePayment } from './use-payment.ts'

const Who = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: 16,
  paddingBlockEnd: 24,
  borderBlockEnd: '1px solid var(--foyer-border)',
  '& h2': { fontSize: 'var(--foyer-text-lg)', lineHeight: 1.25, marginBlockEnd: 8 },
  '& p': { overflowWrap: 'anywhere' },
  '& p + p': { color: 'var(--foyer-text-muted)' },
  // As tall as a finger, without moving the line it stands on.
  '& > a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 44, marginBlock: -10 },
})

const Alert = styled('div')({ '&:empty': { display: 'none' } })

export interface PaymentStepsProps {
  order: Order
  settlement: Settlement
  payment: ReturnType<typeof usePayment>
  methods: readonly WebPaymentMethod[]
  /** The chosen one of them; null where none is needed. */
  chosen: WebPaymentMethod | null
  onChoose: PaymentMethodsProps['onChoose']
  /** The member's cards that can pay, the primary one first. */
  savedCards: readonly PaymentCard[]
  /** The chosen one of them; null where a card is typed, or none is needed. */
  card: PaymentCard | null
  /** Whether the member agrees that the typed card is stored. */
  storesCard: boolean
  onStoresCard: (storesCard: boolean) => void
  frame: Ref<PaymentFrameHandle>
  /** The customer can be changed here: not for an order that only its address names. */
  canChangeCustomer: boolean
  /** Asks whom it is for in place of this; without it the details have a page of their own. */
  onChangeCustomer?: (() => void) | undefined
  /** The details have just been typed here: their button is gone, and the focus goes on with what was typed. */
  isAfterDetails?: boolean
  /** Where vouchers and other codes are put on the order. */
  codes?: ReactNode
}

const hasRedemptions = ({ vouchers, ticketRedemptionCards = [] }: Order) =>
  vouchers.length + ticketRedemptionCards.length > 0

/** Who the order is for, who pays a part, and how the rest is paid. After a decline the message and the method come first. */
export const PaymentSteps = observer(function PaymentSteps(props: PaymentStepsProps) {
  const { order, settlement, payment, methods, chosen, onChoose, frame, canChangeCustomer, codes } = props
  const { savedCards, card, storesCard, onStoresCard, onChangeCustomer, isAfterDetails = false } = props
  const customerBlock = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAfterDetails && isFocusLost()) customerBlock.current?.focus()
  }, [isAfterDetails])
  const { routes } = useStores()
  const { order: orderStore, discounts } = useStore(getOrderStores)
  const { t } = useText()
  const say = useOrderTextKey()
  const formats = useFormats()
  const { phase } = payment
  const { customer } = orderStore
  const isPaidHere = settlement.kind === 'web' || settlement.kind === 'gift-cards'
  const isDeclined = phase.kind === 'declined'
  const who = customer && (
    <Who ref={customerBlock} tabIndex={isAfterDetails ? -1 : undefined}>
      <div>
        <h2>{t(say('transaction.payment.sendTo'))}</h2>
        <p>
          {customer.name.givenName} {customer.name.familyName}
        </p>
        <p>{customer.email}</p>
      </div>
      {canChangeCustomer &&
        (onChangeCustomer ? (
          <Button variant="text" size="medium" disabled={isUnderWay(phase)} onClick={onChangeCustomer}>
            {t('transaction.payment.change')}
          </Button>
        ) : (
          <Link href={routes.customerDetails()}>{t('transaction.payment.change')}</Link>
        ))}
    </Who>
  )
  // A voucher may have paid for all, or a code may have made it free: it can be taken off here again.
  const hasCodes =
    hasRedemptions(order) ||
    order.showtimes.some(({ showtimeId }) => discounts.applied(showtimeId).length > 0)
  const parts = (isPaidHere || (settlement.kind === 'nothing' && hasCodes)) && (
    <PaymentPartsSection
      order={order}
      takesGiftCards={isPaidHere}
      disabled={isUnderWay(phase)}
      codes={codes}
    />
  )
  const legend = t(isShared(order) ? 'transaction.payment.howRest' : 'transaction.payment.how')
  return (
    <>
      <Alert>
        <PaymentMessage
          phase={phase}
          provider={chosen?.providerName ?? ''}
          secondsLeft={orderStore.hold?.secondsLeft ?? 0}
          onAsk={payment.ask}
          onReopen={payment.reopen}
        />
      </Alert>
      {!isDeclined && who}
      {!isDeclined && parts}
      {settlement.kind === 'web' && chosen && (
        <Section title={legend}>
          <PaymentMethods
            {...{ legend, payment, methods, chosen, onChoose, frame }}
            {...{ savedCards, card, storesCard, onStoresCard }}
          />
        </Section>
      )}
      {settlement.kind === 'nothing' && (
        <Section title={t('transaction.payment.nothing.title')}>
          <p>{t(say('transaction.payment.nothing.text'))}</p>
        </Section>
      )}
      {settlement.kind === 'at-cinema' && (
        <Section
          title={t('transaction.payment.atCinema.title', { amount: formats.money(settlement.amount) })}
        >
          <p>{t(`transaction.payment.atCinema.${order.booking?.mode ?? 'Unpaid'}`)}</p>
        </Section>
      )}
      {isDeclined && parts}
      {isDeclined && who}
      <PaymentTerms afterRule={isDeclined || settlement.kind === 'gift-cards'} isPaidHere={isPaidHere} />
    </>
  )
})
