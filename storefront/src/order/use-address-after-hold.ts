import { useStores } from '../context/hooks.ts'
import type { ShowtimeDetail } from '../stores/orders/showtime-detail.ts'
import { hasFoodStep } from './has-food-step.ts'

/** Where a visitor goes on once seats and tickets are held: to food and drink, or to the details. */
export function useAddressAfterHold({ showtime, site }: Pick<ShowtimeDetail, 'showtime' | 'site'>): string {
  const { configuration, routes } = useStores()
  return hasFoodStep(site, configuration.value) ? routes.food(showtime.id) : routes.customerDetails()
}
