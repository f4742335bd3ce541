import type { PageModule } from '../../context/page-module.ts'
import { getItemsStore } from '../../stores/items/get-items-store.ts'
import { giftShopKey } from '../../stores/items/items-store.ts'
import { GiftCardPage } from './GiftCardPage.tsx'

/** Where a gift card is made. */
export const page: PageModule = {
  Page: GiftCardPage,
  async load(stores) {
    await getItemsStore(stores).profiles.ensure(giftShopKey)
  },
  head: ({ texts }) => ({
    title: texts.t('gift-shop.card.title'),
    description: texts.t('gift-shop.card.intro'),
  }),
  status: (stores) => {
    const profile = getItemsStore(stores).profiles.entry(giftShopKey)
    return profile.error && !profile.value ? 503 : 200
  },
}
