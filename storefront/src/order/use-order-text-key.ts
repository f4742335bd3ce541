import { useStore, useStores } from '../context/hooks.ts'
import { getOrderStores } from '../stores/orders/order-stores.ts'
import { createOrderTextKey } from './order-text-key.ts'

/** Chooses text keys by what the page's order is for. Call inside an observer. */
export function useOrderTextKey(): (key: string) => string {
  const { texts } = useStores()
  const { order } = useStore(getOrderStores)
  return createOrderTextKey(texts, order.order)
}
