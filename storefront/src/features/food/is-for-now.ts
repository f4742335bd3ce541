import type { OrderStores } from '../../stores/orders/order-stores.ts'

/** Whether goods of the order in progress are handed over now, and not before its showtime or at a time of pickup. */
export const isForNow = ({ basket, order }: Pick<OrderStores, 'basket' | 'order'>, siteId: string): boolean =>
  order.showtimeIdInOrder === null && basket.itemsAt(siteId).delivery?.method !== 'ServiceAreaPickup'
