import type { MonetaryValue, TranslatedText } from '@foyer/contract/wire/common'
import type { Item, ItemButton, ItemSize } from '@foyer/contract/wire/items'
import { addValues, multiplyValue, noAmount } from './amounts.ts'
import { listChosen, type FindGroup, type ItemChoice } from './item-choice.ts'

/** A thing that an order can name: an item, or the size of one. */
export interface SoldItem {
  /** Its id on an order. */
  readonly id: string
  readonly item: Item
  /** Null for an item without sizes. */
  readonly size: ItemSize | null
  readonly price: MonetaryValue
}

/** What a piece costs a member who uses a reward for it. */
export interface RewardPrice {
  readonly rewardId: string
  readonly price: MonetaryValue
}

/** Prices of a button for holders of a reward alone, for one of the things that it is sold as. */
export const listRewardPrices = ({ prices }: Pick<ItemButton, 'prices'>, soldId: string): RewardPrice[] =>
  prices.flatMap(({ restrictions, rewardId, price, itemIds }) =>
    restrictions.length === 1 &&
    restrictions[0] === 'MemberReward' &&
    rewardId !== null &&
    (itemIds?.includes(soldId) ?? true)
      ? [{ rewardId, price }]
      : [],
  )

/** The price of a button for any buyer: the default one, or the first without a restriction. */
export function getButtonPrice({ prices }: Pick<ItemButton, 'prices'>): MonetaryValue | null {
  const open = prices.filter(({ restrictions }) => restrictions.length === 0)
  return (open.find(({ isDefault }) => isDefault) ?? open[0])?.price ?? null
}

/** What an item is sold as: itself, or each of its sizes. @param price of an item without sizes */
export function listSold(item: Item, price: MonetaryValue): SoldItem[] {
  const { sizes = [] } = item
  return sizes.length === 0
    ? [{ id: item.id, item, size: null, price }]
    : sizes.map((size) => ({ id: size.id, item, size, price: size.price }))
}

/** The price of one with its modifiers. */
export function getUnitPrice({ item, price }: SoldItem, choice: ItemChoice, find: FindGroup): MonetaryValue {
  const added = listChosen(item.modifierGroups, choice, find).map(({ modifier, quantity, times }) =>
    multiplyValue(modifier.priceDifference, quantity * times),
  )
  return addValues([price, ...added])
}

/** Least price that an item can be had for: with the cheapest modifiers of its required groups. */
export function getLeastPrice(sold: readonly SoldItem[]): MonetaryValue {
  const [first, ...others] = sold.map(({ price }) => price)
  return others.reduce(
    (least, price) => (price.valueIncludingTax < least.valueIncludingTax ? price : least),
    first ?? noAmount,
  )
}

/** Ids of the allergens of an item as it is chosen, in the order of the item, then of its modifiers. */
export function listAllergenIds(item: Item, choice: ItemChoice, find: FindGroup): string[] {
  const chosen = listChosen(item.modifierGroups, choice, find)
  return [
    ...new Set([
      ...(item.allergenIds ?? []),
      ...chosen.flatMap(({ modifier }) => modifier.allergenIds ?? []),
    ]),
  ]
}

/** Age in years from which an item as chosen is sold; 0 for everybody. */
export function getMinimumAge(item: Item, choice: ItemChoice, find: FindGroup): number {
  const chosen = listChosen(item.modifierGroups, choice, find)
  return Math.max(item.minimumAge ?? 0, ...chosen.map(({ modifier }) => modifier.minimumAge ?? 0))
}

/** Names of what is chosen besides the item: its size, then its modifiers, each with its number from two on. */
export function nameChoice(
  { item, size }: Pick<SoldItem, 'item' | 'size'>,
  choice: ItemChoice,
  find: FindGroup,
  {
    text,
    count,
  }: {
    readonly text: (translated: TranslatedText) => string
    /** "2 × Tomato salsa". */
    readonly count: (quantity: number, name: string) => string
  },
): string[] {
  const chosen = listChosen(item.modifierGroups, choice, find)
  return [
    ...(size ? [text(size.name)] : []),
    ...chosen.map(({ modifier, quantity }) =>
      quantity > 1 ? count(quantity, text(modifier.name)) : text(modifier.name),
    ),
  ]
}
