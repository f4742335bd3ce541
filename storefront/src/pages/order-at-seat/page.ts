import type { PageModule } from '../../context/page-module.ts'
import { getPageStatus } from '../../context/page-status.ts'
import { getItemStores } from '../../stores/items/items-stores.ts'
import { getSeatCodeStore } from '../../stores/items/seat-code-store.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { SeatPage } from './SeatPage.tsx'

/** What a code at a seat leads to: the cinema's menu, brought to the seat while a showtime is on there. */
export const page: PageModule = {
  Page: SeatPage,
  async load(stores, { params }) {
    const { siteId = '', screenId = '' } = params
    const codes = getSeatCodeStore(stores)
    await Promise.all([
      stores.sites.ensureSite(siteId),
      getItemStores(stores).items.ensure(siteId),
      codes.showtimes.ensure(screenId),
    ])
    const layoutId = codes.findRunning(screenId)?.seatLayoutId ?? null
    if (layoutId !== null) await getOrderStores(stores).seating.screenLayout(layoutId).ensure()
  },
  head: ({ texts }) => ({ title: texts.t('food-and-beverage.page.title'), robots: 'noindex' }),
  status: ({ sites }, { params }) => getPageStatus(sites.outcome(params.siteId ?? '')),
}
