import type { CatalogueItem } from './items.ts'
import type { CatalogueReward, Membership } from './membership.ts'

/** A reward that gives an item for nothing. */
export type ItemReward = Pick<CatalogueReward, 'id' | 'name' | 'itemIds' | 'limitPerOrder'>

/** Rewards that give items which orders can name; what the counter alone sells is handed over there. */
export function listItemRewards({ rewards }: Pick<Membership, 'rewards'>): ReadonlyMap<string, ItemReward> {
  return new Map([...rewards].filter(([, { type, itemIds }]) => type === 'Item' && itemIds.length > 0))
}

/** Whether a reward gives an item: a reward that names a family gives each of its sizes. Money is never given. */
export const isGivenBy = (
  { itemIds }: Pick<ItemReward, 'itemIds'>,
  { id, parentId, kind, balanceUnits }: Pick<CatalogueItem, 'id' | 'parentId' | 'kind' | 'balanceUnits'>,
): boolean =>
  kind !== 'GiftCard' && balanceUnits === null && (itemIds.includes(id) || itemIds.includes(parentId ?? id))
