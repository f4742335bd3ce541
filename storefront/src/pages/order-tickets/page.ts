import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { PageModule } from '../../context/page-module.ts'
import { getPageStatus } from '../../context/page-status.ts'
import { getOutcome } from '../../stores/base/caching.ts'
import { TicketsPage } from './TicketsPage.tsx'

/** First step of an order: how many tickets of which kind. */
export const page: PageModule = {
  Page: TicketsPage,
  async load(stores, { params }) {
    const { showtime, sales, seating, discounts } = getOrderStores(stores)
    const id = params.showtimeId ?? ''
    await Promise.all([showtime.ensure(id), sales.ensure(id), seating.ensureMap(id), discounts.ensure(id)])
  },
  head(stores, { params }) {
    const detail = getOrderStores(stores).showtime.entry(params.showtimeId ?? '').value
    return {
      title: detail
        ? stores.texts.t('tickets.page.title', { film: stores.texts.text(detail.film.title) })
        : stores.texts.t('tickets.title'),
      robots: 'noindex',
    }
  },
  status: (stores, { params }) =>
    getPageStatus(getOutcome(getOrderStores(stores).showtime.entry(params.showtimeId ?? ''))),
}
