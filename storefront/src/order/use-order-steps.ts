import { useStore, useStores } from '../context/hooks.ts'
import { getOrderStores } from '../stores/orders/order-stores.ts'
import { getBookingModes } from './booking/booking-modes.ts'
import { hasFoodStep } from './has-food-step.ts'
import { giftShopSteps, listOrderSteps, listStepsWithoutShowtime, type OrderStep } from './steps.ts'

/** The steps of an order, as far as its showtime is known. Call inside an observer. */
export function useOrderSteps(showtimeId: string | null, withSeats = true): readonly OrderStep[] {
  const { configuration, memberOpenings, today } = useStores()
  const { order, showtime } = useStore(getOrderStores)
  const detail = showtimeId === null ? undefined : showtime.entry(showtimeId).value
  if (showtimeId === null && order.order?.type === 'GiftShop') return giftShopSteps
  // A subscription has an order of its own type.
  if (showtimeId === null) return listStepsWithoutShowtime((order.order?.type ?? 'Standard') === 'Standard')
  const { unpaidBookings } = configuration.value.tickets
  return listOrderSteps({
    isSeatFirst:
      configuration.modes.ticketing === 'SeatFirst' && detail?.showtime.isAllocatedSeating !== false,
    hasBookingStep:
      detail !== undefined &&
      getBookingModes(detail, unpaidBookings, today.now, memberOpenings.heldRewards).length > 1,
    withSeats,
    withFood: detail !== undefined && hasFoodStep(detail.site, configuration.value),
  })
}
