import type { Allergen } from '@foyer/design-system/order/allergen-letters'
import type { MonetaryValue } from '@foyer/contract/wire/common'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { getShownAmount } from '../../domain/shown-prices.ts'
import { nameChoice } from '../../domain/item-offer.ts'
import type { NewItem } from '../../stores/orders/basket-items.ts'
import { getItemsStore } from '../../stores/items/get-items-store.ts'
import { createLetters } from './allergen-list.ts'

/** A cinema's menu in the words of the page. Call inside an observer. */
export function useMenu(siteId: string) {
  const items = useStore(getItemsStore)
  const { configuration, routes } = useStores()
  const { t, text, list } = useText()
  const formats = useFormats()
  const allergens = createLetters(items.allergens(siteId).map(({ id, name }) => ({ id, name: text(name) })))
  const findGroup = (groupId: string) => items.findModifierGroup(siteId, groupId)
  const price = (value: MonetaryValue) => formats.money(getShownAmount(value, configuration.modes))
  return {
    findGroup,
    price,
    allergens,
    listAllergens: (ids: readonly string[] = []): Allergen[] =>
      allergens.filter(({ id }) => ids.includes(id)),
    picture: (id: string) => ({ url: routes.media('ItemGraphic', id, {}) }),
    /** The size and modifiers of a line: "Large, butter". */
    describeLine: ({ itemId, modifiers }: Pick<NewItem, 'itemId' | 'modifiers'>): string => {
      const sold = items.findSold(siteId, itemId)
      if (!sold) return ''
      const count = (quantity: number, item: string) => t('food-and-beverage.count', { quantity, item })
      return list(nameChoice(sold, modifiers, findGroup, { text, count }))
    },
    /** The item's name; its id where the menu does not have it any more. */
    nameLine: ({ itemId }: Pick<NewItem, 'itemId'>): string =>
      text(items.findSold(siteId, itemId)?.item.name) || itemId,
  }
}
