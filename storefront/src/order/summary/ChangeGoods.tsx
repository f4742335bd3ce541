import { Link } from '@foyer/design-system/actions/link'
import { observer } from 'mobx-react-lite'
import type { Order } from '@foyer/contract/wire/orders'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { ShowtimeDetail } from '../../stores/orders/showtime-detail.ts'
import { findPlaceAddress } from '../find-place-address.ts'
import { hasFoodStep } from '../has-food-step.ts'

export interface ChangeGoodsProps {
  readonly order: Order
  /** Null for an order without a showtime. */
  readonly detail: ShowtimeDetail | null
}

/** The way from a later step back to the menu, which still has what was chosen. Nothing where the order has no goods. */
export const ChangeGoods = observer(function ChangeGoods({ order, detail }: ChangeGoodsProps) {
  const { t } = useText()
  const href = useMenuAddress(order, detail)
  if (href === null || (order.items ?? []).length === 0) return null
  return <Link href={href}>{t('transaction.summary.changeFood')}</Link>
})

/** Address of the menu that goods of an order are from; null where none can be changed. */
function useMenuAddress(order: Order, detail: ShowtimeDetail | null): string | null {
  const { configuration, routes } = useStores()
  const { basket } = useStore(getOrderStores)
  if (detail) return hasFoodStep(detail.site, configuration.value) ? routes.food(detail.showtime.id) : null
  const placeAddress = findPlaceAddress(order, basket)
  if (placeAddress !== null) return placeAddress
  const { delivery } = basket.itemsAt(order.siteId)
  // A code at a seat or table has said where to bring it: the menu of the cinema does not know.
  const isBrought = delivery !== null && delivery.method !== 'ServiceAreaPickup'
  const isFood = order.type === 'Standard' && configuration.value.feature.foodAndBeverage
  return isFood && !isBrought ? routes.siteFood(order.siteId) : null
}
