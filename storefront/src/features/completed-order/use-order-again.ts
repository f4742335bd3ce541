import type { CompletedOrder } from '@foyer/contract/wire/orders'
import { useStores } from '../../context/hooks.ts'
import type { BroughtTo } from './order-status.ts'

/**
 * Address of the menu from which something more comes to the same place; null where nothing is sold online.
 * @param screenId of the seat that it is brought to, once it is known
 */
export function useOrderAgain(
  { siteId }: Pick<CompletedOrder, 'siteId'>,
  brought: BroughtTo | null,
  screenId: string | undefined,
): string | null {
  const { configuration, routes } = useStores()
  if (!configuration.value.feature.foodAndBeverage || siteId === '') return null
  const seatName = brought?.seat?.name
  if (seatName !== undefined && screenId !== undefined) return routes.seatFood(siteId, screenId, seatName)
  const location = brought?.siteOrderLocation
  return location ? routes.tableFood(siteId, location.id) : routes.siteFood(siteId)
}
