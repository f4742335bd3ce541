import type { RequestedItem, SetItemsRequest } from '@foyer/contract/wire/order-items'
import type { Site } from '@foyer/contract/wire/sites'
import type { ItemChangeSnapshot } from '../../catalogue/item-changes.ts'
import type { CatalogueItem, ItemCatalogue, SiteOffer } from '../../catalogue/items.ts'
import type { ItemReward } from '../../catalogue/item-rewards.ts'
import type { GiftCardRules } from '../../codes/code-rules.ts'
import type { StoredCode } from '../../codes/code-store.ts'
import type { TakenReward } from '../../loyalty/reward-store.ts'
import type { StoredOrder } from '../../order-store/stored-order.ts'
import type { ShowtimeDetailsById } from '../order-document.ts'
import type { OrderSettings } from '../settings.ts'

/** One request to set items, with everything its validation depends on. */
export interface ItemRequest {
  readonly order: StoredOrder
  readonly request: SetItemsRequest
  readonly site: Site
  /** Null: the gift shop, or a site that sells no food. */
  readonly offer: SiteOffer | null
  readonly catalogue: ItemCatalogue
  readonly changes: ItemChangeSnapshot
  /** Showtimes of the order, and those that deliveries name. */
  readonly showtimes: ShowtimeDetailsById
  /** Gift cards that the request refills, by the id of their counters. */
  readonly refillable: ReadonlyMap<string, StoredCode<GiftCardRules>>
  /** Whether a member orders: some discounts are for members. */
  readonly isMember: boolean
  /** Rewards that give items. */
  readonly itemRewards: ReadonlyMap<string, ItemReward>
  /** Rewards of the member that the order can use, those that run out soonest first; read only if a line names one. */
  readonly heldRewards: readonly TakenReward[]
  readonly settings: Pick<OrderSettings, 'items' | 'currencyDecimals'>
  /** Epoch milliseconds. */
  readonly now: number
}

/** A line whose item is sold for the order. */
export interface SoldLine {
  readonly requested: RequestedItem
  readonly item: CatalogueItem
}

/** The seller of an order's items: its site, or null: the gift shop. */
export const getSeller = ({ order }: Pick<ItemRequest, 'order'>) =>
  order.type === 'GiftShop' ? null : order.siteId
