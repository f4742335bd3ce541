import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { PageModule } from '../../context/page-module.ts'
import { getPageStatus } from '../../context/page-status.ts'
import { getOutcome } from '../../stores/base/caching.ts'
import { SeatsPage } from './SeatsPage.tsx'

/** Second step of an order: which seats. The party comes with the address. */
export const page: PageModule = {
  Page: SeatsPage,
  async load(stores, { params }) {
    const { showtime, sales, seating } = getOrderStores(stores)
    const id = params.showtimeId ?? ''
    await Promise.all([showtime.ensure(id), sales.ensure(id), seating.ensureMap(id)])
    const detail = showtime.entry(id).value
    if (detail && !detail.showtime.isAllocatedSeating) return { redirect: stores.routes.tickets(id) }
  },
  head(stores, { params }) {
    const detail = getOrderStores(stores).showtime.entry(params.showtimeId ?? '').value
    return {
      title: detail
        ? stores.texts.t('seat-map.page.title', { film: stores.texts.text(detail.film.title) })
        : stores.texts.t('transaction.step.seats'),
      robots: 'noindex',
    }
  },
  status: (stores, { params }) =>
    getPageStatus(getOutcome(getOrderStores(stores).showtime.entry(params.showtimeId ?? ''))),
}
