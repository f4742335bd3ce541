import { Button } from '@foyer/design-system/actions/button'
import { useStores, useText } from '../../context/hooks.ts'
import { ItemsAlert } from '../../order/items/ItemsAlert.tsx'
import { StepAlert } from '../../order/StepAlert.tsx'
import type { GiftOrderFailure } from './use-send-gifts.ts'

export interface GiftOrderAlertProps {
  readonly failure: GiftOrderFailure
  /** Name of a line of the basket; null for one that is not there. */
  readonly nameLine: (lineId: string) => string | null
  /** Gives the other order up and goes on. */
  readonly onReplace: () => void
}

/** Why the basket is not on an order: each refused line by its name, or the tickets that come first. */
export function GiftOrderAlert({ failure, nameLine, onReplace }: GiftOrderAlertProps) {
  const { routes } = useStores()
  const { t } = useText()
  if (failure.kind === 'other-order') {
    return (
      <StepAlert tone="warning" title={t('gift-shop.other.title')}>
        {t('gift-shop.other.text')}
        <br />
        <Button variant="text" size="medium" href={routes.payment()}>
          {t('gift-shop.other.pay')}
        </Button>{' '}
        <Button variant="text" size="medium" onClick={onReplace}>
          {t('gift-shop.other.replace')}
        </Button>
      </StepAlert>
    )
  }
  if (failure.kind === 'order-expired' || failure.kind === 'seats-unavailable') {
    return (
      <StepAlert tone="error" title={t('gift-shop.refused.title')}>
        {t('gift-shop.refused.expired')}
      </StepAlert>
    )
  }
  return (
    <ItemsAlert
      failure={failure}
      messages={{ title: t('gift-shop.refused.title'), other: t('gift-shop.refused.other') }}
      nameLine={nameLine}
    />
  )
}
