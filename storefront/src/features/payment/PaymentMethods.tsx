import { Button } from '@foyer/design-system/actions/button'
import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { Icon } from '@foyer/design-system/foundations/icon'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { styled } from '@foyer/design-system/foundations/styled'
import { PaymentOption, PaymentOptions, SecurePanel } from '@foyer/design-system/order/payment-option'
import type { PaymentCard } from '@foyer/contract/wire/payment-cards'
import type { WebPaymentMethod } from '@foyer/contract/wire/payments'
import { observer } from 'mobx-react-lite'
import { Suspense, type Ref } from 'react'
import { useStore, useText } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { useOrderTextKey } from '../../order/use-order-text-key.ts'
import { Sliced } from '../../order/Sliced.tsx'
import { BlockBoundary } from '../../page/BlockBoundary.tsx'
import {
  PaymentFrame,
  PaymentFrameSpace,
  type PaymentFrameHandle,
} from '../../page/payment-frame/PaymentFrame.tsx'
import { getCardEnding } from '../../domain/card-ending.ts'
import { formatExpiry } from '../../domain/card-expiry.ts'
import { findCardMethod } from './find-chosen.ts'
import { isUnderWay } from './payment-phase.ts'
import type { usePayment } from './use-payment.ts'

/** Members' alone: visitors store no card. */
const StoreCard = lazyWithRetry(async () => (await import('./StoreCard.tsx')).StoreCard)

const Declined = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBlockStart: 12,
  color: 'var(--foyer-error)',
  fontSize: 'var(--foyer-text-sm)',
})

export interface PaymentMethodsProps {
  /** Spoken name of the choice. */
  legend: string
  payment: ReturnType<typeof usePayment>
  methods: readonly WebPaymentMethod[]
  chosen: WebPaymentMethod
  /** @param card the stored card that is to pay; null: it is typed, or none is needed */
  onChoose: (method: WebPaymentMethod, card: PaymentCard | null) => void
  /** The member's cards that can pay, the primary one first. */
  savedCards: readonly PaymentCard[]
  /** The chosen one of them. */
  card: PaymentCard | null
  /** Whether the member agrees that the typed card is stored. */
  storesCard: boolean
  onStoresCard: (storesCard: boolean) => void
  frame: Ref<PaymentFrameHandle>
}

/** Ways to pay the rest, one open at a time: the provider's fields in place, or what happens on the provider's page. */
export const PaymentMethods = observer(function PaymentMethods(props: PaymentMethodsProps) {
  const { legend, payment, methods, chosen, onChoose, savedCards, card, frame } = props
  const { t, text } = useText()
  const say = useOrderTextKey()
  const byFields = findCardMethod(methods)
  const isSole = methods.length + (byFields ? savedCards.length : 0) === 1
  const getName = ({ cardDetails: { type, maskedCardNumber } }: PaymentCard) => {
    const digits = getCardEnding(maskedCardNumber) ?? maskedCardNumber
    return type === null
      ? t('transaction.payment.saved.name', { digits })
      : t('transaction.payment.saved.nameOfNetwork', { network: type, digits })
  }
  return (
    <PaymentOptions legend={legend} disabled={isUnderWay(payment.phase)}>
      {byFields &&
        savedCards.map((each) => (
          <PaymentOption
            key={each.id}
            name="payment-method"
            value={`card ${each.id}`}
            label={getName(each)}
            note={t('transaction.payment.saved.until', { date: formatExpiry(each.cardDetails) })}
            icon="card"
            checked={card?.id === each.id}
            onSelect={() => onChoose(byFields, each)}
          >
            <EmbeddedFields payment={payment} provider={byFields.providerName} frame={frame} />
          </PaymentOption>
        ))}
      {methods.map((method) => (
        <PaymentOption
          key={String(method.id)}
          name="payment-method"
          value={String(method.id)}
          label={
            savedCards.length > 0 && method.type === 'Embedded'
              ? t('transaction.payment.saved.another')
              : text(method.name)
          }
          note={
            method.type === 'Redirect' && method.providerName !== text(method.name)
              ? t('transaction.payment.redirect.by', { provider: method.providerName })
              : undefined
          }
          icon={method.type === 'Redirect' ? 'external' : 'card'}
          checked={card === null && chosen.id === method.id}
          sole={isSole}
          onSelect={() => onChoose(method, null)}
        >
          {method.type === 'Redirect' ? (
            <SecurePanel
              text={t(say('transaction.payment.redirect.note'), { provider: method.providerName })}
            />
          ) : (
            <EmbeddedFields
              payment={payment}
              provider={method.providerName}
              frame={frame}
              consent={{ storesCard: props.storesCard, onChange: props.onStoresCard }}
            />
          )}
        </PaymentOption>
      ))}
    </PaymentOptions>
  )
})

interface EmbeddedFieldsProps extends Pick<PaymentMethodsProps, 'payment' | 'frame'> {
  provider: string
  /** Whether a typed card is stored; undefined for a stored card. */
  consent?: { storesCard: boolean; onChange: (storesCard: boolean) => void }
}

/** The provider's own fields, once they are there. */
const EmbeddedFields = observer(function EmbeddedFields(props: EmbeddedFieldsProps) {
  const { payment, provider, frame, consent } = props
  const { state, frame: fields } = useStore(getOrderStores).payments.embedded
  const canStoreCard = consent !== undefined && state.kind === 'Created' && state.canStoreCard
  const { t } = useText()
  return (
    <SecurePanel text={t('transaction.payment.note', { provider })}>
      {fields ? (
        // Making a frame takes a phone 60 ms: not in the task that draws what is around it.
        <Sliced key={fields.frameUrl} isWhole={false} fallback={<PaymentFrameSpace />}>
          <PaymentFrame
            ref={frame}
            frameUrl={fields.frameUrl}
            origin={fields.origin}
            title={t('transaction.payment.frame', { provider })}
            storesCard={canStoreCard ? consent.storesCard : undefined}
            onMessage={(message) => {
              if (message.type === 'submitted') payment.sent()
              if (message.type === 'finished') void payment.settle()
            }}
          />
        </Sliced>
      ) : payment.phase.kind === 'failed-to-open' ? (
        <Button variant="secondary" size="medium" onClick={payment.reopen}>
          {t('transaction.retry')}
        </Button>
      ) : (
        <Skeleton shape="block" />
      )}
      {/* The fields are emptied after a refusal: they say which card it was that is not to be typed again. */}
      {payment.phase.kind === 'declined' && (
        <Declined>
          <Icon name="alert-circle" size={18} />
          {t('transaction.payment.declined.mark')}
        </Declined>
      )}
      {canStoreCard && (
        <BlockBoundary>
          <Suspense fallback={<Skeleton shape="text" width="medium" />}>
            <StoreCard {...consent} />
          </Suspense>
        </BlockBoundary>
      )}
    </SecurePanel>
  )
})
