import { createOrderItemsService } from '../../services/ocapi/order-items.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'
import { getOrderStores } from '../orders/order-stores.ts'
import { getItemsStore } from './get-items-store.ts'
import { OrderItemsStore } from './order-items-store.ts'

/** Menus, and what is ordered from them: only pages of goods fetch the code. */
export const getItemStores = defineStore((stores: Stores) => {
  const { client } = stores.core
  const { order, basket } = getOrderStores(stores)
  const items = getItemsStore(stores)
  return {
    items,
    orderItems: new OrderItemsStore({
      service: createOrderItemsService(client),
      order,
      basket,
      canDeliver: (siteId, itemId, method) =>
        items.findSold(siteId, itemId)?.item.allowedDeliveryMethods.includes(method) ?? false,
    }),
  }
})
