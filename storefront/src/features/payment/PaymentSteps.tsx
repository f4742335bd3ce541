import { Button } from '@foyer/design-system/actions/button'
import { Link } from '@foyer/design-system/actions/link'
import { Section } from '@foyer/design-system/foundations/layout'
import { PaymentOption, PaymentOptions, SecurePanel } from '@foyer/design-system/order/payment-option'
import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import type { WebPaymentMethod } from '@foyer/contract/wire/payments'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useState, type Ref } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { getHref } from '../../page/content-links.ts'
import { PaymentFrame, type PaymentFrameHandle } from './PaymentFrame.tsx'
import { PaymentMessage } from './PaymentMessage.tsx'
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

const Terms = styled('p')({
  '&:not([data-after=rule])': { paddingBlockStart: 24, borderBlockStart: '1px solid var(--foyer-border)' },
  color: 'var(--foyer-text-muted)',
  fontSize: 'var(--foyer-text-sm)',
  textWrap: 'pretty',
})

const Alert = styled('div')({ '&:empty': { display: 'none' } })

export interface PaymentStepsProps {
  payment: ReturnType<typeof usePayment>
  method: WebPaymentMethod
  frame: Ref<PaymentFrameHandle>
}

/** Who the order is for and how it is paid. After a decline the message and the method come first. */
export const PaymentSteps = observer(function PaymentSteps({ payment, method, frame }: PaymentStepsProps) {
  const stores = useStores()
  const { configuration, routes } = stores
  const { order, payments } = useStore(getOrderStores)
  const { t, text } = useText()
  const [chosen, setChosen] = useState(method.id)
  const { phase } = payment
  const customer = order.customer
  const who = customer && (
    <Who>
      <div>
        <h2>{t('transaction.payment.sendTo')}</h2>
        <p>
          {customer.name.givenName} {customer.name.familyName}
        </p>
        <p>{customer.email}</p>
      </div>
      <Link href={routes.customerDetails()}>{t('transaction.payment.change')}</Link>
    </Who>
  )
  const { termsLink } = configuration.value
  const termsHref = termsLink && getHref(termsLink, stores)
  const [beforeTerms, afterTerms] = t('transaction.payment.terms').split('{terms}')
  const isDeclined = phase.kind === 'declined'
  const embedded = payments.embedded
  return (
    <>
      <Alert>
        <PaymentMessage
          phase={phase}
          provider={method.providerName}
          secondsLeft={order.hold?.secondsLeft ?? 0}
          onAsk={payment.ask}
          onReopen={payment.reopen}
        />
      </Alert>
      {!isDeclined && who}
      <Section title={t('transaction.payment.how')}>
        <PaymentOptions legend={t('transaction.payment.how')}>
          <PaymentOption
            name="payment-method"
            value={String(method.id)}
            label={text(method.name)}
            icon="card"
            checked={chosen === method.id}
            onSelect={() => setChosen(method.id)}
          >
            <SecurePanel text={t('transaction.payment.note', { provider: method.providerName })}>
              {embedded ? (
                <PaymentFrame
                  key={embedded.frameUrl}
                  ref={frame}
                  frameUrl={embedded.frameUrl}
                  origin={embedded.origin}
                  title={t('transaction.payment.frame', { provider: method.providerName })}
                  onMessage={(message) => {
                    if (message.type === 'submitted') payment.sent()
                    if (message.type === 'finished') void payment.settle()
                  }}
                />
              ) : phase.kind === 'failed-to-open' ? (
                <Button variant="secondary" size="medium" onClick={payment.reopen}>
                  {t('transaction.retry')}
                </Button>
              ) : (
                <Skeleton shape="block" />
              )}
            </SecurePanel>
          </PaymentOption>
        </PaymentOptions>
      </Section>
      {isDeclined && who}
      <Terms data-after={isDeclined ? 'rule' : undefined}>
        {beforeTerms}
        {termsHref === undefined ? (
          t('transaction.payment.termsLink')
        ) : (
          <Link href={termsHref} target={termsLink?.target}>
            {t(termsLink?.textKey ?? 'transaction.payment.termsLink')}
          </Link>
        )}
        {afterTerms}
      </Terms>
    </>
  )
})
