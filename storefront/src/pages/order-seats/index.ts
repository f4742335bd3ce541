import { orderingOf } from '../../app/ordering.ts'
import type { PageModule } from '../../app/page-module.ts'
import { statusOfPage } from '../../features/order-frame/showtime-trouble.ts'
import { SeatsPage } from './SeatsPage.tsx'

/** Second step of an order: which seats. The party comes with the address. */
export const page: PageModule = {
  Page: SeatsPage,
  async load(stores, { params }) {
    const { showtime, sales, seating } = orderingOf(stores)
    const id = params.showtimeId ?? ''
    await Promise.all([showtime.ensure(id), sales.ensure(id), seating.ensureMap(id)])
    const detail = showtime.entry(id).value
    if (detail && !detail.showtime.isAllocatedSeating) return { redirect: stores.routes.tickets(id) }
  },
  head(stores, { params }) {
    const detail = orderingOf(stores).showtime.entry(params.showtimeId ?? '').value
    return {
      title: detail
        ? stores.texts.t('seat-map.page.title', { film: stores.texts.text(detail.film.title) })
        : stores.texts.t('transaction.step.seats'),
      robots: 'noindex',
    }
  },
  status: (stores, { params }) => statusOfPage(orderingOf(stores).showtime.entry(params.showtimeId ?? '')),
}
