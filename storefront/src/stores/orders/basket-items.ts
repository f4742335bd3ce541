import type { BasketItem } from './basket-content.ts'

/** A line that is not in the basket yet. */
export type NewItem = Omit<BasketItem, 'id'>

/** Quantity of one thing, in all its lines. */
export const countLines = (items: readonly BasketItem[], soldIds: readonly string[]): number =>
  countItems(items.filter(({ itemId }) => soldIds.includes(itemId)))

/** Quantity of all lines. */
export const countItems = (items: readonly BasketItem[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)

/** Whether two lines are of the same thing, chosen in the same way. */
export const isSameChoice = (a: NewItem, b: NewItem): boolean =>
  a.itemId === b.itemId &&
  a.rewardId === b.rewardId &&
  a.comment.trim() === b.comment.trim() &&
  JSON.stringify(a.modifiers) === JSON.stringify(b.modifiers)

/** A line's id: its item's with the lowest free number, so that the same choice is the same request. */
export function createLineId(items: readonly BasketItem[], itemId: string): string {
  for (let number = 1; ; number++) {
    const id = `${itemId}-${String(number)}`
    if (items.every((item) => item.id !== id)) return id
  }
}

/** Adds a line, or to the line that is chosen in the same way. */
export function addItem(items: readonly BasketItem[], added: NewItem): BasketItem[] {
  const same = items.find((item) => isSameChoice(item, added))
  return same
    ? setQuantity(items, same.id, same.quantity + added.quantity)
    : [...items, { id: createLineId(items, added.itemId), ...added }]
}

/** Replaces a line in its place. */
export const replaceItem = (items: readonly BasketItem[], id: string, next: NewItem): BasketItem[] =>
  items.map((item) => (item.id === id ? { id, ...next } : item))

/** Sets the quantity of a line; none takes it out. */
export const setQuantity = <Line extends BasketItem>(
  items: readonly Line[],
  id: string,
  quantity: number,
): Line[] =>
  items.flatMap((item) => (item.id === id ? (quantity > 0 ? [{ ...item, quantity }] : []) : [item]))

/** A line as it is paid, without its reward. */
export function payFor({ rewardId: _, ...line }: BasketItem): BasketItem {
  return line
}
