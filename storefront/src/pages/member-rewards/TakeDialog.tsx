import { ConfirmationDialog } from '@foyer/design-system/feedback/confirmation-dialog'
import { useState } from 'react'
import { useText } from '../../context/hooks.ts'
import type { Take } from './use-take.ts'

export interface TakeDialogProps {
  readonly take: Take
  /** "300 points". */
  readonly amount: (units: number) => string
  /** What the member has. */
  readonly units: number
}

/** Asks before units are spent, and says what remains. */
export function TakeDialog({ take, amount, units }: TakeDialogProps) {
  const { t } = useText()
  const { requested, refusal, isTaking } = take
  // While it fades it still says what it asked.
  const [last, setLast] = useState(requested)
  const [had, setHad] = useState(units)
  if (requested && requested !== last) {
    setLast(requested)
    setHad(units)
  }
  const offer = requested ?? last
  if (!offer) return null
  const consequence =
    offer.cost === 0
      ? t('member.rewards.ask.present')
      : t('member.rewards.ask.text', { cost: offer.amount, rest: amount(Math.max(0, had - offer.cost)) })
  const end = offer.goodForDays === null ? '' : t('member.rewards.ask.until', { count: offer.goodForDays })
  return (
    <ConfirmationDialog
      open={requested !== null}
      title={t('member.rewards.ask.title', { reward: offer.name })}
      text={[consequence, end].filter(Boolean).join(' ')}
      confirmLabel={t('member.rewards.take')}
      cancelLabel={t('member.rewards.ask.cancel')}
      busy={isTaking}
      busyLabel={t('member.rewards.taking')}
      failure={refusal === null ? undefined : t(`member.rewards.refused.${refusal}`)}
      onConfirm={() => void take.confirm()}
      onCancel={take.leave}
    />
  )
}
