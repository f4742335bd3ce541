import { Button } from '@foyer/design-system/actions/button'
import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { PaymentOption, PaymentOptions, SecurePanel } from '@foyer/design-system/order/payment-option'
import type { WebPaymentMethod } from '@foyer/contract/wire/payments'
import { observer } from 'mobx-react-lite'
import type { Ref } from 'react'
import { useStore, useText } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { useOrderTextKey } from '../../order/use-order-text-key.ts'
import { PaymentFrame, type PaymentFrameHandle } from '../../page/payment-frame/PaymentFrame.tsx'
import { isUnderWay } from './payment-phase.ts'
import type { usePayment } from './use-payment.ts'

export interface PaymentMethodsProps {
  /** Spoken name of the choice. */
  legend: string
  payment: ReturnType<typeof usePayment>
  methods: readonly WebPaymentMethod[]
  chosen: WebPaymentMethod
  onChoose: (method: WebPaymentMethod) => void
  frame: Ref<PaymentFrameHandle>
}

/** Ways to pay the rest, one open at a time: the provider's fields in place, or what happens on the provider's page. */
export const PaymentMethods = observer(function PaymentMethods(props: PaymentMethodsProps) {
  const { legend, payment, methods, chosen, onChoose, frame } = props
  const { t, text } = useText()
  const say = useOrderTextKey()
  return (
    <PaymentOptions legend={legend} disabled={isUnderWay(payment.phase)}>
      {methods.map((method) => (
        <PaymentOption
          key={String(method.id)}
          name="payment-method"
          value={String(method.id)}
          label={text(method.name)}
          note={
            method.type === 'Redirect' && method.providerName !== text(method.name)
              ? t('transaction.payment.redirect.by', { provider: method.providerName })
              : undefined
          }
          icon={method.type === 'Redirect' ? 'external' : 'card'}
          checked={chosen.id === method.id}
          onSelect={() => onChoose(method)}
        >
          {method.type === 'Redirect' ? (
            <SecurePanel
              text={t(say('transaction.payment.redirect.note'), { provider: method.providerName })}
            />
          ) : (
            <EmbeddedFields payment={payment} provider={method.providerName} frame={frame} />
          )}
        </PaymentOption>
      ))}
    </PaymentOptions>
  )
})

interface EmbeddedFieldsProps extends Pick<PaymentMethodsProps, 'payment' | 'frame'> {
  provider: string
}

/** The provider's own fields, once they are there. */
const EmbeddedFields = observer(function EmbeddedFields({ payment, provider, frame }: EmbeddedFieldsProps) {
  const fields = useStore(getOrderStores).payments.embedded.frame
  const { t } = useText()
  return (
    <SecurePanel text={t('transaction.payment.note', { provider })}>
      {fields ? (
        <PaymentFrame
          key={fields.frameUrl}
          ref={frame}
          frameUrl={fields.frameUrl}
          origin={fields.origin}
          title={t('transaction.payment.frame', { provider })}
          onMessage={(message) => {
            if (message.type === 'submitted') payment.sent()
            if (message.type === 'finished') void payment.settle()
          }}
        />
      ) : payment.phase.kind === 'failed-to-open' ? (
        <Button variant="secondary" size="medium" onClick={payment.reopen}>
          {t('transaction.retry')}
        </Button>
      ) : (
        <Skeleton shape="block" />
      )}
    </SecurePanel>
  )
})
