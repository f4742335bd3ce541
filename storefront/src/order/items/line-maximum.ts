import type { MenuEntry } from '../../domain/item-menu.ts'
import type { BasketItem } from '../../stores/orders/basket-content.ts'
import { countItems, countLines } from '../../stores/orders/basket-items.ts'

/** Most of a line, new or in the basket: as many as the order and the item have room for. */
export function getLineMaximum(
  { entry, line }: { readonly entry: MenuEntry; readonly line: BasketItem | null },
  items: readonly BasketItem[],
  maximumItems: number,
): number {
  const own = line?.quantity ?? 0
  const limit = entry.sold[0].item.limitPerOrder ?? Infinity
  const others =
    countLines(
      items,
      entry.sold.map(({ id }) => id),
    ) - own
  return Math.min(maximumItems - countItems(items) + own, limit - others)
}
