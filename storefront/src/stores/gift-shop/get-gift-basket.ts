import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'
import { GiftBasketStore } from './gift-basket.ts'

/** The gift shop's basket, without the code of orders. */
export const getGiftBasket = defineStore(
  ({ core: { platform } }: Stores) =>
    new GiftBasketStore({ local: platform.local, onLocalChange: platform.onLocalChange }),
)
