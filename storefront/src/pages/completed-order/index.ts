import { orderingOf } from '../../app/ordering.ts'
import type { PageContext, PageModule } from '../../app/page-module.ts'
import { statusOfPage } from '../../features/order-frame/showtime-trouble.ts'
import { CompletedOrderPage } from './CompletedOrderPage.tsx'

const orderIdOf = ({ url }: PageContext) => url.searchParams.get('orderId') ?? ''

/** A paid order as a ticket, for whoever has its address. */
export const page: PageModule = {
  Page: CompletedOrderPage,
  async load(stores, page) {
    const orderId = orderIdOf(page)
    if (orderId) await orderingOf(stores).completedOrders.ensure(orderId)
  },
  head: (stores) => ({ title: stores.texts.t('transaction.complete.page.title'), robots: 'noindex' }),
  status(stores, page) {
    const orderId = orderIdOf(page)
    return orderId ? statusOfPage(orderingOf(stores).completedOrders.orders.entry(orderId)) : 404
  },
}
