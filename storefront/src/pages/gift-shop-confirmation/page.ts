import type { PageModule } from '../../context/page-module.ts'
import { getPageStatus } from '../../context/page-status.ts'
import { getOutcome } from '../../stores/base/caching.ts'
import { getItemsStore } from '../../stores/items/get-items-store.ts'
import { giftShopKey } from '../../stores/items/items-store.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { GiftConfirmationPage } from './GiftConfirmationPage.tsx'

/** A paid order of the gift shop, for anyone who has its address. */
export const page: PageModule = {
  Page: GiftConfirmationPage,
  async load(stores, { params }) {
    await Promise.all([
      getOrderStores(stores).completedOrders.ensure(params.orderId ?? ''),
      getItemsStore(stores).ensure(giftShopKey),
    ])
  },
  head: ({ texts }) => ({ title: texts.t('gift-shop.done.page'), robots: 'noindex' }),
  status: (stores, { params }) =>
    getPageStatus(getOutcome(getOrderStores(stores).completedOrders.orders.entry(params.orderId ?? ''))),
}
