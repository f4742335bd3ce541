import type { PageModule } from '../../context/page-module.ts'
import { getItemsStore } from '../../stores/items/get-items-store.ts'
import { giftShopKey } from '../../stores/items/items-store.ts'
import { GiftBasketPage } from './GiftBasketPage.tsx'

/** The gift shop's basket. */
export const page: PageModule = {
  Page: GiftBasketPage,
  async load(stores) {
    await Promise.all([stores.sites.ensure(), getItemsStore(stores).ensure(giftShopKey)])
  },
  head: ({ texts }) => ({ title: texts.t('gift-shop.basket.title'), robots: 'noindex' }),
}
