import type { TranslatedText } from '@foyer/contract/wire/common'
import type { ItemProfileResponse } from '@foyer/contract/wire/items'
import { noAmount } from './amounts.ts'
import { indexById } from './by-id.ts'
import { compareByDisplayOrder } from './display-order.ts'
import { getButtonPrice, listRewardPrices, listSold, type RewardPrice, type SoldItem } from './item-offer.ts'

/** An item in its place on a menu. */
export interface MenuEntry {
  readonly itemId: string
  readonly title: TranslatedText
  /** What it can be ordered as: itself, or its sizes. At least one. */
  readonly sold: readonly [SoldItem, ...SoldItem[]]
}

/** A page of a menu, with at least one entry. */
export interface MenuPage {
  readonly number: number
  readonly title: TranslatedText
  readonly entries: readonly MenuEntry[]
}

export interface Menu {
  readonly pages: readonly MenuPage[]
  /** What can be ordered, by the id that an order names; also what is for members only, which no page of it shows. */
  readonly sold: ReadonlyMap<string, SoldItem>
  /** Prices for holders of a reward, by what is ordered; nothing for what no reward gives. */
  readonly rewards: ReadonlyMap<string, readonly RewardPrice[]>
}

const menus = new WeakMap<ItemProfileResponse, Menu>()

/** An entry, and whether it is for members only. */
type OwnEntry = MenuEntry & {
  readonly isForMembers: boolean
  readonly rewards: readonly (readonly [soldId: string, prices: readonly RewardPrice[]])[]
}

/**
 * A menu in the chain's order, without what nobody can order here: a button without its item, an item without a price,
 * one that is restricted. Made once for each answer.
 */
export function getMenu(profile: ItemProfileResponse): Menu {
  let menu = menus.get(profile)
  if (!menu) {
    menu = createMenu(profile)
    menus.set(profile, menu)
  }
  return menu
}

function createMenu({ itemProfile, relatedData }: ItemProfileResponse): Menu {
  const items = indexById(relatedData.items, ({ id }) => id)
  const pages = [...itemProfile.pages].sort(compareByDisplayOrder).map(({ number, title, buttons }) => ({
    number,
    title,
    entries: [...buttons].sort(compareByDisplayOrder).flatMap((button): OwnEntry[] => {
      const item = items.get(button.itemId)
      if (!item || item.restrictions.some((restriction) => restriction !== 'Member')) return []
      const price = getButtonPrice(button)
      const [first, ...others] = item.sizes || price ? listSold(item, price ?? noAmount) : []
      if (!first) return []
      return [
        {
          itemId: item.id,
          title: button.title.text ? button.title : item.name,
          sold: [first, ...others],
          isForMembers: item.restrictions.length > 0,
          rewards: [first, ...others].map(({ id }) => [id, listRewardPrices(button, id)] as const),
        },
      ]
    }),
  }))
  return {
    pages: pages
      .map((page) => ({ ...page, entries: page.entries.filter(({ isForMembers }) => !isForMembers) }))
      .filter(({ entries }) => entries.length > 0),
    rewards: new Map(
      pages.flatMap(({ entries }) =>
        entries.flatMap(({ rewards }) => rewards.filter(([, prices]) => prices.length > 0)),
      ),
    ),
    sold: new Map(
      pages.flatMap(({ entries }) => entries.flatMap(({ sold }) => sold.map((each) => [each.id, each]))),
    ),
  }
}
