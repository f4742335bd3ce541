import { orderingOf } from '../../app/ordering.ts'
import type { PageModule } from '../../app/page-module.ts'
import { statusOfPage } from '../../features/order-frame/showtime-trouble.ts'
import { TicketsPage } from './TicketsPage.tsx'

/** First step of an order: how many tickets of which kind. */
export const page: PageModule = {
  Page: TicketsPage,
  async load(stores, { params }) {
    const { showtime, sales, seating } = orderingOf(stores)
    const id = params.showtimeId ?? ''
    await Promise.all([showtime.ensure(id), sales.ensure(id), seating.ensureMap(id)])
  },
  head(stores, { params }) {
    const detail = orderingOf(stores).showtime.entry(params.showtimeId ?? '').value
    return {
      title: detail
        ? stores.texts.t('tickets.page.title', { film: stores.texts.text(detail.film.title) })
        : stores.texts.t('tickets.title'),
      robots: 'noindex',
    }
  },
  status: (stores, { params }) => statusOfPage(orderingOf(stores).showtime.entry(params.showtimeId ?? '')),
}
