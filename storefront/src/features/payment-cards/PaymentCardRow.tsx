import { Button } from '@foyer/design-system/actions/button'
import { PaymentCard as Card } from '@foyer/design-system/members/payment-card'
import type { PaymentCard } from '@foyer/contract/wire/payment-cards'
import { useFormats, useStores, useText, type TextFunctions } from '../../context/hooks.ts'
import { formatExpiry, getCardState, getExpiryMonth } from '../../domain/card-expiry.ts'
import { getCardName, getLastFour } from './card-texts.ts'

export interface PaymentCardRowProps {
  card: PaymentCard
  /** Place in the list: neighbours have different grounds. */
  index: number
  /** It is being made the primary one. */
  isBusy: boolean
  onUseFirst: () => void
  onRemove: () => void
}

/** One of the member's cards, with its state in words and what can be done with it. */
export function PaymentCardRow({ card, index, isBusy, onUseFirst, onRemove }: PaymentCardRowProps) {
  const { configuration, core, routes } = useStores()
  const formats = useFormats()
  const { t } = useText()
  const { cardDetails: details, isPrimary, isUsedForRecurringSubscriptionBilling: paysMembership } = card
  const { expiringSoonThresholdInMonths } = configuration.value.loyalty.memberPaymentCardWallet
  const state = getCardState(details, new Date(core.platform.clock.now()), expiringSoonThresholdInMonths)
  const month = formats.date(getExpiryMonth(details), 'MMMM YYYY')
  const name = getCardName(card, t)
  return (
    <Card
      network={details.type ?? undefined}
      lastFour={getLastFour(card)}
      label={name}
      expiry={formatExpiry(details)}
      expiryLabel={t('member.cards.until')}
      tone={index % 2 === 0 ? 'first' : 'second'}
      primaryTag={isPrimary ? t('member.cards.usedFirst') : undefined}
      tags={paysMembership ? [t('member.cards.paysMembership')] : []}
      status={toStatus(state, month, t)}
      actions={
        <>
          {!isPrimary && state.kind !== 'expired' && (
            <Button
              variant="text"
              size="medium"
              busy={isBusy}
              busyLabel={t('member.cards.saving')}
              aria-label={isBusy ? undefined : t('member.cards.useFirstName', { name })}
              onClick={onUseFirst}
            >
              {t('member.cards.useFirst')}
            </Button>
          )}
          {paysMembership ? (
            <Button variant="text" size="medium" href={routes.memberArea('subscriptions')}>
              {t('member.cards.changeForMembership')}
            </Button>
          ) : (
            <Button
              variant="text"
              size="medium"
              aria-label={t('member.cards.removeName', { name })}
              onClick={onRemove}
            >
              {t('member.cards.remove')}
            </Button>
          )}
        </>
      }
    />
  )
}

function toStatus(state: ReturnType<typeof getCardState>, month: string, t: TextFunctions['t']) {
  switch (state.kind) {
    case 'good':
      return undefined
    case 'expired':
      return { kind: 'expired' as const, text: t('member.cards.expired', { month }) }
    case 'soon': {
      if (state.months === 0) return { kind: 'soon' as const, text: t('member.cards.soon.thisMonth') }
      if (state.months === 1) return { kind: 'soon' as const, text: t('member.cards.soon.nextMonth') }
      return { kind: 'soon' as const, text: t('member.cards.soon.later', { month }) }
    }
  }
}
