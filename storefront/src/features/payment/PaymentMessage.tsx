import { Button } from '@foyer/design-system/button'
import { Message } from '@foyer/design-system/message'
import { useText } from '../../app/hooks.ts'
import { spokenTime } from '../order-layout/spoken-time.ts'
import type { PaymentPhase } from './use-payment.ts'

const statedReasons = new Set(['insufficient-funds', 'challenge-failed', 'expired-card', 'timed-out'])

export interface PaymentMessageProps {
  phase: PaymentPhase
  provider: string
  secondsLeft: number
  onAsk: () => void
  onReopen: () => void
}

/** What went otherwise than hoped, that no money has moved, and what to do now. Nothing while all goes well. */
export function PaymentMessage({ phase, provider, secondsLeft, onAsk, onReopen }: PaymentMessageProps) {
  const { t } = useText()
  switch (phase.kind) {
    case 'declined':
      return (
        <Message tone="error" icon="card" role="alert" title={t('transaction.payment.declined.title')}>
          {t(`transaction.payment.declined.${statedReasons.has(phase.reason) ? phase.reason : 'text'}`, {
            time: spokenTime(secondsLeft),
          })}
        </Message>
      )
    case 'waiting':
      return (
        <Message tone="info" role="status" title={t('transaction.payment.waiting.title')}>
          {t('transaction.payment.waiting.text')}{' '}
          <Button variant="text" size="medium" onClick={onAsk}>
            {t('transaction.payment.waiting.action')}
          </Button>
        </Message>
      )
    case 'offline':
      return (
        <Message tone="error" role="alert" title={t('transaction.payment.network.title')}>
          {t('transaction.payment.network.text')}{' '}
          <Button variant="text" size="medium" onClick={onAsk}>
            {t('transaction.payment.network.action')}
          </Button>
        </Message>
      )
    case 'failed-to-open':
      return (
        <Message tone="error" role="alert" title={t('transaction.payment.frameFailed.title', { provider })}>
          {t('transaction.payment.frameFailed.text')}{' '}
          <Button variant="text" size="medium" onClick={onReopen}>
            {t('transaction.retry')}
          </Button>
        </Message>
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
}
