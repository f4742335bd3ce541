import { createOrdersService } from '../../../services/ocapi/orders.ts'
import { createRedemptionService } from '../../../services/ocapi/redemption.ts'
import type { Stores } from '../../create-stores.ts'
import { defineStore } from '../../base/define-store.ts'
import { getOrderStores } from '../order-stores.ts'
import { HeldDiscountsStore } from './held-discounts-store.ts'
import { RedemptionsStore } from './redemptions-store.ts'

/** Vouchers, cards and codes of the order in progress: only pages where they are added fetch the code. */
export const getCodeStores = defineStore((stores: Stores) => {
  const { client } = stores.core
  const { order, payments, basket, discounts, carriedCodes } = getOrderStores(stores)
  const orders = createOrdersService(client)
  const onChanged = () => payments.dropFields()
  return {
    redemptions: new RedemptionsStore({
      redemption: createRedemptionService(client),
      orders,
      order,
      carriedCodes,
      onChanged,
    }),
    heldDiscounts: new HeldDiscountsStore({ orders, order, basket, discounts, onChanged }),
  }
})
