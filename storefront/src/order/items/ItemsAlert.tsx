import { useText } from '../../context/hooks.ts'
import { errorMessages, findRefusalMessage } from '../error-messages.ts'
import { StepAlert } from '../StepAlert.tsx'
import type { ItemRefusal, ItemsFailure } from '../../stores/items/items-outcome.ts'

export interface ItemsAlertProps {
  readonly failure: ItemsFailure
  /** Of the alert, and what it says where no reason is known; those of food if absent. */
  readonly messages?: { readonly title: string; readonly other: string }
  /** Name of a line of the basket; null for one that is not there. */
  readonly nameLine: (lineId: string) => string | null
}

/** Why the goods are not on the order, each refused line by its name. */
export function ItemsAlert({ failure, messages, nameLine }: ItemsAlertProps) {
  const { t } = useText()
  const title = messages?.title ?? t('food-and-beverage.refused.title')
  function describe({ reason, lineId, limit }: ItemRefusal): string {
    const item = lineId === null ? null : nameLine(lineId)
    if (item === null) return t(`food-and-beverage.refused.${reason}.whole`)
    const left =
      reason === 'SoldOut' && limit !== null && limit > 0
        ? t('food-and-beverage.limit.stock', { maximum: limit })
        : t(`food-and-beverage.refused.${reason}`)
    return t('food-and-beverage.refused.item', { item, reason: left })
  }
  switch (failure.kind) {
    case 'items-unavailable':
      return (
        <StepAlert tone="error" title={title}>
          {failure.refusals.map((refusal, index) => (
            <span key={`${refusal.lineId ?? ''} ${refusal.reason} ${String(index)}`}>
              {index > 0 && <br />}
              {describe(refusal)}
            </span>
          ))}
        </StepAlert>
      )
    case 'discounts-unavailable':
      return (
        <StepAlert tone="error" title={title}>
          {t('food-and-beverage.refused.discount')}
        </StepAlert>
      )
    case 'refused': {
      const message = findRefusalMessage(failure)
      return (
        <StepAlert tone="error" title={message ? t(errorMessages[message].title) : title}>
          {message
            ? t(errorMessages[message].text)
            : (messages?.other ?? t('food-and-beverage.refused.other'))}
        </StepAlert>
      )
    }
    case 'network':
      return (
        <StepAlert tone="error" title={t(errorMessages.network.title)}>
          {t(errorMessages.network.text)}
        </StepAlert>
      )
    // The order's guard says what became of it.
    case 'order-expired':
    case 'seats-unavailable':
      return null
    default:
      return failure satisfies never
  }
}
