import type { SetItemsRequest } from '@foyer/contract/wire/order-items'
import type { OrderItemsService } from '../../services/ocapi/order-items.ts'
import { toItemsOutcome, type ItemsOutcome } from '../items/items-outcome.ts'
import type { WantedGifts } from '../orders/begin-gift-shop.ts'
import type { OrderStore } from '../orders/order.ts'
import type { GiftBasketStore } from './gift-basket.ts'
import { toRequestedCard, type GiftLine } from './gift-basket-content.ts'

/** Result of putting the basket on an order; with `other-order` nothing has changed. */
export type GiftOrderOutcome = ItemsOutcome | { readonly kind: 'other-order' }

export interface GiftOrderParts {
  readonly service: OrderItemsService
  readonly order: OrderStore
  readonly basket: GiftBasketStore
  /** Of the page: mails to recipients are in it. */
  readonly languageTag: string
}

/** Puts the gift shop's basket on an order of its own. */
export class GiftOrderStore {
  readonly #parts: GiftOrderParts

  constructor(parts: GiftOrderParts) {
    this.#parts = parts
  }

  /** Begins an order where there is none, and sends all lines. */
  async send(wanted: WantedGifts): Promise<GiftOrderOutcome> {
    const { basket, order, service, languageTag } = this.#parts
    const begun = await order.beginGiftShop(wanted)
    if (begun.kind === 'other-order') return begun
    if (begun.kind !== 'ok') return toItemsOutcome(begun)
    const body: SetItemsRequest = { items: basket.lines.map((line) => toRequestedItem(line, languageTag)) }
    const set = await order.change('setting-items', (id) => service.setItems(id, body))
    if (set.kind === 'ok' && order.order) basket.noteSent(order.order.id)
    return toItemsOutcome(set)
  }
}

function toRequestedItem(
  { id, itemId, quantity, modifiers, comment, giftCard, rewardId }: GiftLine,
  languageTag: string,
): SetItemsRequest['items'][number] {
  return {
    id,
    itemId,
    quantity,
    ...(modifiers.length > 0 && { modifiers: [...modifiers] }),
    ...(comment.trim() && { comment: comment.trim() }),
    ...(rewardId !== undefined && { rewardId }),
    ...(giftCard && { giftCard: toRequestedCard(giftCard, languageTag) }),
  }
}
