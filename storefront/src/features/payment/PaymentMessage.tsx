import { Button } from '@foyer/design-system/actions/button'
import { Link } from '@foyer/design-system/actions/link'
import { Alert } from '@foyer/design-system/feedback/alert'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useText } from '../../context/hooks.ts'
import { errorMessages } from '../../order/error-messages.ts'
import { StepAlert } from '../../order/StepAlert.tsx'
import { formatSpokenTime } from '../../order/spoken-time.ts'
import { useOrderTextKey } from '../../order/use-order-text-key.ts'
import { findRefusal } from './gift-card-refusals.ts'
import type { PaymentPhase } from './payment-phase.ts'

const statedReasons = new Set(['insufficient-funds', 'challenge-failed', 'expired-card', 'timed-out'])

const Held = styled('p')({
  marginBlockStart: 8,
  color: 'var(--foyer-text-muted)',
  fontSize: 'var(--foyer-text-sm)',
})

/** Text keys for fields that did not open. */
const frameFailedMessage = {
  title: 'transaction.payment.frameFailed.title',
  text: 'transaction.payment.frameFailed.text',
} as const

export interface PaymentMessageProps {
  phase: PaymentPhase
  provider: string
  secondsLeft: number
  onAsk: () => void
  onReopen: () => void
}

/** What went otherwise than hoped, that no money has moved, and what to do now. Nothing while all goes well. */
export const PaymentMessage = observer(function PaymentMessage(props: PaymentMessageProps) {
  const { phase, provider, secondsLeft, onAsk, onReopen } = props
  const { t } = useText()
  const say = useOrderTextKey()
  switch (phase.kind) {
    case 'declined':
      return (
        <>
          <StepAlert tone="error" icon="card" title={t('transaction.payment.declined.title')}>
            {t(
              say(`transaction.payment.declined.${statedReasons.has(phase.reason) ? phase.reason : 'text'}`),
            )}
          </StepAlert>
          {/* Beside the alert: within it, every second would be read out again. */}
          {secondsLeft > 0 && (
            <Held>{t(say('transaction.hold.more.text'), { time: formatSpokenTime(secondsLeft) })}</Held>
          )}
        </>
      )
    case 'waiting':
      return (
        <Alert tone="info" role="status" title={t('transaction.payment.waiting.title')}>
          {t(say('transaction.payment.waiting.text'))}{' '}
          <Button variant="text" size="medium" onClick={onAsk}>
            {t('transaction.payment.waiting.action')}
          </Button>
        </Alert>
      )
    case 'offline':
      return (
        <StepAlert tone="error" title={t('transaction.payment.network.title')}>
          {t('transaction.payment.network.text')}{' '}
          <Button variant="text" size="medium" onClick={onAsk}>
            {t('transaction.payment.network.action')}
          </Button>
        </StepAlert>
      )
    case 'failed-to-open': {
      const { title, text } = phase.message ? errorMessages[phase.message] : frameFailedMessage
      return (
        <StepAlert tone="error" title={t(title, { provider })}>
          {t(say(text))}{' '}
          <Button variant="text" size="medium" onClick={onReopen}>
            {t('transaction.retry')}
          </Button>
        </StepAlert>
      )
    }
    case 'returned':
      return (
        <StepAlert tone="info" title={t('transaction.payment.returned.title')}>
          {t(say('transaction.payment.returned.text'))}
        </StepAlert>
      )
    case 'leaving':
      return phase.url === null ? null : (
        <Alert tone="info" role="status" title={t('transaction.payment.leaving.title', { provider })}>
          {t('transaction.payment.leaving.text')}{' '}
          <Link href={phase.url}>{t('transaction.payment.leaving.action')}</Link>
        </Alert>
      )
    case 'refused': {
      const { title, text } = findRefusal(phase.condition, 'completion')
      return (
        <StepAlert tone="error" title={t(title)}>
          {t(text)}
        </StepAlert>
      )
    }
    case 'expired':
      return (
        <StepAlert tone="error" title={t('transaction.expired.titleUnknown')}>
          {t(say('transaction.payment.expired.text'))}
        </StepAlert>
      )
    case 'opening':
    case 'ready':
    case 'asking':
    case 'finishing':
    case 'order-failed':
      return null
    default:
      return phase satisfies never
  }
})
