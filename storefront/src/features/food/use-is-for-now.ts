import { useStore } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'

/** Whether this browser's goods of a cinema are handed over now: no showtime, no time of pickup. Call inside an observer. */
export function useIsForNow(siteId: string): boolean {
  const { basket, order } = useStore(getOrderStores)
  return order.showtimeIdInOrder === null && basket.itemsAt(siteId).delivery?.method !== 'ServiceAreaPickup'
}
