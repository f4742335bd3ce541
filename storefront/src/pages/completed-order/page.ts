import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { PageContext, PageModule } from '../../context/page-module.ts'
import { getPageStatus } from '../../context/page-status.ts'
import { getOutcome } from '../../stores/caching.ts'
import { CompletedOrderPage } from './CompletedOrderPage.tsx'

const getOrderId = ({ url }: PageContext) => url.searchParams.get('orderId') ?? ''

/** A paid order as a ticket, for whoever has its address. */
export const page: PageModule = {
  Page: CompletedOrderPage,
  async load(stores, page) {
    const orderId = getOrderId(page)
    if (orderId) await getOrderStores(stores).completedOrders.ensure(orderId)
  },
  head: (stores) => ({ title: stores.texts.t('transaction.complete.page.title'), robots: 'noindex' }),
  status(stores, page) {
    const orderId = getOrderId(page)
    return orderId
      ? getPageStatus(getOutcome(getOrderStores(stores).completedOrders.orders.entry(orderId)))
      : 404
  },
}
