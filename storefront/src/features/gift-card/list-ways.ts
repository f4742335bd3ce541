import type { Item } from '@foyer/contract/wire/items'
import type { GiftCardWay } from './gift-card-draft.ts'

/**
 * Ways in which a gift card reaches its recipient, by the deliveries that it has.
 * @param allowsRecipient whether the chain sends anything to somebody else than its buyer
 */
export function listWays(
  { allowedDeliveryMethods }: Pick<Item, 'allowedDeliveryMethods'>,
  allowsRecipient: boolean,
): GiftCardWay[] {
  const isSent = allowedDeliveryMethods.includes('ElectronicDelivery')
  const isFetched = allowedDeliveryMethods.includes('CounterPickup')
  return [
    ...(isSent && allowsRecipient ? (['email'] as const) : []),
    ...(isSent ? (['print'] as const) : []),
    ...(isFetched ? (['counter'] as const) : []),
  ]
}
