import type { PageModule } from '../../context/page-module.ts'
import { getItemsStore } from '../../stores/items/get-items-store.ts'
import { giftShopKey } from '../../stores/items/items-store.ts'
import { GiftCardBalancePage } from './GiftCardBalancePage.tsx'

/** Where the balance of a gift card is looked up. */
export const page: PageModule = {
  Page: GiftCardBalancePage,
  async load(stores) {
    await getItemsStore(stores).profiles.ensure(giftShopKey)
  },
  head: ({ texts }) => ({ title: texts.t('gift-shop.balance.page.title') }),
  status: (stores) => {
    const profile = getItemsStore(stores).profiles.entry(giftShopKey)
    return profile.error && !profile.value ? 503 : 200
  },
}
