import { createCompletedOrdersService } from '../../services/ocapi/completed-orders.ts'
import { browserPage } from '../browser/repeat-while-seen.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'
import { getOrderStores } from './order-stores.ts'
import { OrderStatusStore } from './order-status.ts'

/** How far completed orders are: only their pages fetch the code. */
export const getOrderStatusStores = defineStore((stores: Stores) => {
  const { client, caching } = stores.core
  const { completedOrders } = getOrderStores(stores)
  const service = createCompletedOrdersService(client)
  return {
    open: (orderId: string) =>
      new OrderStatusStore({
        orderId,
        service,
        entry: completedOrders.orders.entry(orderId),
        clock: caching.clock,
        page: browserPage,
      }),
  }
})
