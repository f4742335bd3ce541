import type { GiftCardOptions } from '@foyer/contract/wire/items'
import type { Menu, MenuEntry } from './item-menu.ts'

/** What a gift card of an entry may be made of; undefined for goods. */
export const getGiftCardOptions = ({ sold: [{ item }] }: MenuEntry): GiftCardOptions | undefined =>
  item.giftCard

/** The gift shop's entry from which gift cards are made; undefined where it sells none. */
export const findGiftCardEntry = (menu: Menu): MenuEntry | undefined =>
  menu.pages.flatMap(({ entries }) => entries).find((entry) => getGiftCardOptions(entry) !== undefined)
