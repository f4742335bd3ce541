import type { PageModule } from '../../context/page-module.ts'
import { getItemsStore } from '../../stores/items/get-items-store.ts'
import { giftShopKey } from '../../stores/items/items-store.ts'
import { GiftShopPage } from './GiftShopPage.tsx'

/** The gift shop. */
export const page: PageModule = {
  Page: GiftShopPage,
  async load(stores) {
    await Promise.all([stores.sites.ensure(), getItemsStore(stores).ensure(giftShopKey)])
  },
  head: ({ texts }) => ({
    title: texts.t('gift-shop.page.title'),
    description: texts.t('gift-shop.intro'),
  }),
  status: (stores) => {
    const profile = getItemsStore(stores).profiles.entry(giftShopKey)
    return profile.error && !profile.value ? 503 : 200
  },
}
