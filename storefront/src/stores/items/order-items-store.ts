import type { RequestedItemDelivery, SetItemsRequest } from '@foyer/contract/wire/order-items'
import type { OrderItemsService } from '../../services/ocapi/order-items.ts'
import type { BasketStore, ItemSelection } from '../orders/basket.ts'
import type { BasketDelivery, BasketTip } from '../orders/basket-content.ts'
import type { OrderStore } from '../orders/order.ts'
import { toItemsOutcome, type ItemsOutcome } from './items-outcome.ts'

export interface OrderItemsParts {
  readonly service: OrderItemsService
  readonly order: OrderStore
  readonly basket: BasketStore
  /** Whether something can be delivered in a way: what cannot is fetched at the counter. */
  readonly canDeliver: (siteId: string, itemId: string, method: BasketDelivery['method']) => boolean
}

/** Puts the basket's goods of a cinema on the order, and the tip. */
export class OrderItemsStore {
  readonly #parts: OrderItemsParts

  constructor(parts: OrderItemsParts) {
    this.#parts = parts
  }

  /** Whether the order has the goods of the basket. */
  isSent(siteId: string): boolean {
    const { order } = this.#parts.order
    const { items } = this.#parts.basket.itemsAt(siteId)
    const sent = (order?.siteId === siteId ? order.items : []).map(
      ({ id, quantity = 1, rewardId = '' }) => `${id} ${quantity} ${rewardId}`,
    )
    return (
      sent.join() === items.map(({ id, quantity, rewardId = '' }) => `${id} ${quantity} ${rewardId}`).join()
    )
  }

  /**
   * Sends what is in the basket: begins an order for it where there is none. Nothing is sent where nothing is chosen and
   * nothing is on the order.
   */
  async send(siteId: string): Promise<ItemsOutcome> {
    const { basket, order, service } = this.#parts
    const selection = basket.itemsAt(siteId)
    const hasNone = selection.items.length === 0
    if (hasNone && (order.order?.items ?? []).length === 0) return { kind: 'ok' }
    const begun = await order.beginAtSite(siteId)
    if (begun.kind !== 'ok') return toItemsOutcome(begun)
    const body = this.#toRequest(siteId, selection)
    const set = await order.change('setting-items', (id) => service.setItems(id, body))
    if (set.kind !== 'ok') return toItemsOutcome(set)
    const hasTip = order.order?.tip != null && order.order.tip.valueIncludingTax > 0
    const tip = hasNone ? null : selection.tip
    if (tip === null && !hasTip) return { kind: 'ok' }
    return this.#sendTip(tip)
  }

  /** Sends the basket's tip alone, for goods that the order has. */
  sendTip(siteId: string): Promise<ItemsOutcome> {
    return this.#sendTip(this.#parts.basket.itemsAt(siteId).tip)
  }

  async #sendTip(tip: BasketTip | null): Promise<ItemsOutcome> {
    const { order, service } = this.#parts
    return toItemsOutcome(await order.change('setting-tip', (id) => service.setTip(id, { tip })))
  }

  #toRequest(siteId: string, { items, delivery, itemDeliveriesComment }: ItemSelection): SetItemsRequest {
    const itemIds = items
      .filter(({ itemId }) => delivery !== null && this.#parts.canDeliver(siteId, itemId, delivery.method))
      .map(({ id }) => id)
    const isDelivered = delivery !== null && itemIds.length > 0
    return {
      items: items.map(({ id, itemId, quantity, modifiers, comment, rewardId }) => ({
        id,
        itemId,
        quantity,
        ...(modifiers.length > 0 && { modifiers: [...modifiers] }),
        ...(comment.trim() && { comment: comment.trim() }),
        ...(rewardId !== undefined && { rewardId }),
      })),
      ...(isDelivered && {
        itemDeliveries: [toDelivery(delivery, itemIds)],
        ...(itemDeliveriesComment.trim() && { itemDeliveriesComment: itemDeliveriesComment.trim() }),
        ...(delivery.method === 'ServiceAreaPickup' && {
          serviceAreaPickupSchedule: { startsAt: delivery.startsAt },
        }),
      }),
    }
  }
}

function toDelivery(delivery: BasketDelivery, itemIds: string[]): RequestedItemDelivery {
  const { method } = delivery
  const common = { id: 'delivery', method, itemIds }
  switch (method) {
    case 'InSeatDelivery':
      return { ...common, seat: delivery.seat }
    case 'CustomLocationDelivery':
      return { ...common, siteOrderLocationId: delivery.locationId }
    case 'ServiceAreaPickup':
      return common
    default:
      return method satisfies never
  }
}
