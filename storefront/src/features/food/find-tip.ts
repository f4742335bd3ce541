import type { Tip, Tips } from '@foyer/contract/channel/food-and-beverage'
import type { BasketDelivery } from '../../stores/orders/basket-content.ts'

/** A tip that a channel takes. */
export interface TipOffer {
  readonly tip: Tip
  /** It is for what is brought alone, not for all goods. */
  readonly isForDelivered: boolean
}

/**
 * The tip that a channel takes for goods that reach the visitor so: of the order, or of what is brought; null for none.
 * As on the server, only the first scope that is enabled counts.
 */
export function findTip(tips: Tips, method: BasketDelivery['method'] | null): TipOffer | null {
  if (tips.order.isEnabled) return { tip: tips.order, isForDelivered: false }
  const [first] = [
    { tip: tips.inSeatDelivery, method: 'InSeatDelivery' },
    { tip: tips.locationItemDelivery, method: 'CustomLocationDelivery' },
  ].filter(({ tip }) => tip.isEnabled)
  return first?.method === method && first ? { tip: first.tip, isForDelivered: true } : null
}
