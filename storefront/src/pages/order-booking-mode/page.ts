import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { PageModule } from '../../context/page-module.ts'
import { getPageStatus } from '../../context/page-status.ts'
import { getBookingModes } from '../../order/booking/booking-modes.ts'
import { getOutcome } from '../../stores/base/caching.ts'
import { BookingModePage } from './BookingModePage.tsx'

/** Step before all others where there is more than one way to book: now or at the cinema. */
export const page: PageModule = {
  Page: BookingModePage,
  async load(stores, { params }) {
    const { showtime, sales } = getOrderStores(stores)
    const { configuration, memberOpenings, routes, today } = stores
    const id = params.showtimeId ?? ''
    await Promise.all([showtime.ensure(id), sales.ensure(id)])
    const detail = showtime.entry(id).value
    if (!detail) return
    const { unpaidBookings } = configuration.value.tickets
    const modes = getBookingModes(detail, unpaidBookings, today.now, memberOpenings.heldRewards)
    if (modes.length === 1) return { redirect: routes.firstChoice(detail.showtime) }
  },
  head(stores, { params }) {
    const detail = getOrderStores(stores).showtime.entry(params.showtimeId ?? '').value
    return {
      title: detail
        ? stores.texts.t('tickets.booking.page.title', { film: stores.texts.text(detail.film.title) })
        : stores.texts.t('tickets.booking.title'),
      robots: 'noindex',
    }
  },
  status: (stores, { params }) =>
    getPageStatus(getOutcome(getOrderStores(stores).showtime.entry(params.showtimeId ?? ''))),
}
