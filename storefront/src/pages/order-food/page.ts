import type { PageModule } from '../../context/page-module.ts'
import { getPageStatus } from '../../context/page-status.ts'
import { getOutcome } from '../../stores/base/caching.ts'
import { getItemStores } from '../../stores/items/items-stores.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { ShowtimeFoodPage } from './ShowtimeFoodPage.tsx'

/** Food and drink as a step of an order for a showtime. */
export const page: PageModule = {
  Page: ShowtimeFoodPage,
  async load(stores, { params }) {
    const { showtime } = getOrderStores(stores)
    const id = params.showtimeId ?? ''
    await showtime.ensure(id)
    const siteId = showtime.entry(id).value?.site.id
    if (siteId !== undefined) await getItemStores(stores).items.ensure(siteId)
  },
  head: ({ texts }) => ({ title: texts.t('food-and-beverage.page.title'), robots: 'noindex' }),
  status: (stores, { params }) =>
    getPageStatus(getOutcome(getOrderStores(stores).showtime.entry(params.showtimeId ?? ''))),
}
