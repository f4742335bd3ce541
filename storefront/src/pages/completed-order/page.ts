import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { PageContext, PageModule } from '../../context/page-module.ts'
import { getPageStatus } from '../../context/page-status.ts'
import { getOutcome } from '../../stores/base/caching.ts'
import { CompletedOrderPage } from './CompletedOrderPage.tsx'

const getOrderId = ({ url }: PageContext) => url.searchParams.get('orderId') ?? ''

/** A paid order as a ticket, or as what was bought, for anyone who has its address. */
export const page: PageModule = {
  Page: CompletedOrderPage,
  async load(stores, page) {
    const orderId = getOrderId(page)
    if (orderId) await getOrderStores(stores).completedOrders.ensure(orderId)
  },
  head(stores, page) {
    const { value } = getOrderStores(stores).completedOrders.orders.entry(getOrderId(page))
    const hasShowtime = value?.order.showtimes.length !== 0
    return {
      title: stores.texts.t(hasShowtime ? 'transaction.complete.page.title' : 'transaction.summary.title'),
      robots: 'noindex',
    }
  },
  status(stores, page) {
    const orderId = getOrderId(page)
    return orderId
      ? getPageStatus(getOutcome(getOrderStores(stores).completedOrders.orders.entry(orderId)))
      : 404
  },
}
