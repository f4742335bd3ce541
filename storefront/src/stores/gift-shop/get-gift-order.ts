import { createOrderItemsService } from '../../services/ocapi/order-items.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'
import { getOrderStores } from '../orders/order-stores.ts'
import { getGiftBasket } from './get-gift-basket.ts'
import { GiftOrderStore } from './gift-order.ts'

/** Ordering what is in the gift shop's basket: only its own pages fetch the code. */
export const getGiftOrder = defineStore(
  (stores: Stores) =>
    new GiftOrderStore({
      service: createOrderItemsService(stores.core.client),
      order: getOrderStores(stores).order,
      basket: getGiftBasket(stores),
      languageTag: stores.session.languageTag,
    }),
)
