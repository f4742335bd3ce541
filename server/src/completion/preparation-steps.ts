import type { Step } from '../order-store/steps.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { getWantedTime, hasGoods } from '../orders/items/preparation-status.ts'
import type { ShowtimeDetailsById } from '../orders/order-document.ts'

/** Lets the workstations of its site find a completed order whose items are to be handed over. */
export function getPreparationSteps(order: StoredOrder, details: ShowtimeDetailsById): Step[] {
  if (!hasGoods(order.contents)) return []
  return [{ kind: 'preparation.add', siteId: order.siteId, wantedAt: getWantedTime(order, details) }]
}
