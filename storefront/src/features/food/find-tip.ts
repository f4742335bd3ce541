import type { Tip, Tips } from '@foyer/contract/channel/food-and-beverage'
import type { BasketDelivery } from '../../stores/orders/basket-content.ts'

/** The tip that a channel takes for goods that reach the visitor so: of the order, or of what is brought; null for none. */
export function findTip(tips: Tips, method: BasketDelivery['method'] | null): Tip | null {
  if (tips.order.isEnabled) return tips.order
  if (method === 'InSeatDelivery' && tips.inSeatDelivery.isEnabled) return tips.inSeatDelivery
  if (method === 'CustomLocationDelivery' && tips.locationItemDelivery.isEnabled)
    return tips.locationItemDelivery
  return null
}
