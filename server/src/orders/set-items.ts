import type { RequestedItem, SetItemsRequest } from '@foyer/contract/wire/order-items'
import type { OrderResponse } from '@foyer/contract/wire/orders'
import { findSoldItem, type CatalogueItem } from '../catalogue/items.ts'
import { ProblemError } from '../http/problem.ts'
import type { ItemLine } from '../order-store/order-contents.ts'
import type { OrderWrite } from '../order-store/order-writes.ts'
import { changeOrder } from './change-contents.ts'
import { loadShowtimeDetails } from './load-showtime-details.ts'
import { requireChangeable } from './order-access.ts'
import { toOrderResponse } from './order-document.ts'
import type { OrderServiceDependencies } from './order-service.ts'

/** Most pieces on an order, all items together. */
const mostPieces = 99

type ItemServiceDependencies = Pick<OrderServiceDependencies, 'store' | 'catalogue' | 'clock' | 'settings'>

/** Items on an order: so far those of the gift shop, on orders of that type. */
export class ItemService {
  readonly #dependencies: ItemServiceDependencies

  constructor(dependencies: ItemServiceDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Replaces the order's items, all or nothing; names and prices are kept as they are now.
   * @throws ProblemError `items-unavailable` (not sold for such an order, too many, an id twice), `order-type-invalid`
   */
  setItems(orderId: string, { items }: SetItemsRequest): OrderWrite<OrderResponse> {
    const { store, catalogue, clock, settings } = this.#dependencies
    const now = clock.now()
    return async () => {
      const order = requireChangeable(await store.read(orderId), 'setItems', now)
      requireQuantities(items)
      const lines = items.map((requested) => {
        const item = order.type === 'GiftShop' ? findSoldItem(catalogue.items, null, requested.itemId) : null
        if (!item)
          throw unavailable(`Item ${requested.itemId} is not sold for an order of type ${order.type}`)
        return toItemLine(requested, item)
      })
      const changed = changeOrder(order, { items: lines })
      const details = await loadShowtimeDetails(catalogue, changed)
      return {
        command: { orderId, steps: [{ kind: 'order.save', order: changed }] },
        answer: toOrderResponse(changed, details, settings),
      }
    }
  }
}

function requireQuantities(items: readonly RequestedItem[]): void {
  if (new Set(items.map(({ id }) => id)).size < items.length) throw unavailable('Two items have one id')
  const pieces = items.reduce((sum, { quantity = 1 }) => sum + quantity, 0)
  if (pieces > mostPieces) throw unavailable(`An order takes ${mostPieces} items, not ${pieces}`)
}

const unavailable = (detail: string) => new ProblemError('items-unavailable', { detail })

function toItemLine(
  { id, quantity = 1 }: RequestedItem,
  { id: itemId, name, priceMinor, taxBasisPoints }: CatalogueItem,
): ItemLine {
  return {
    id,
    itemId,
    name,
    quantity,
    unitPriceMinor: priceMinor,
    taxBasisPoints,
    modifiers: [],
    comment: null,
  }
}
