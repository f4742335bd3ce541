import type { MonetaryValue, TranslatedText } from '@foyer/contract/wire/common'
import type { OrderResponse } from '@foyer/contract/wire/orders'

/** Goods of one kind, as a summary shows them. */
export interface ItemLine {
  readonly id: string
  /** Its id where the server gives no name. */
  readonly name: string
  readonly quantity: number
  /** Of all of them, in the currency's main unit; null where the server does not say. */
  readonly price: MonetaryValue | null
  /** Modifiers by their names, the comment, and the reward that gave it; absent where there are none. */
  readonly parts?: readonly string[]
}

/** An order's goods, in the order in which they stand on it; also those of a completed order, as they were sold. */
export function getItemLines(
  { order, relatedData }: Pick<OrderResponse, 'order' | 'relatedData'>,
  text: (translated: TranslatedText | undefined) => string,
  /** "Your reward: Any cold drink". */
  nameReward = (name: string) => name,
): ItemLine[] {
  return order.items.map(
    ({ id, itemId, quantity = 1, price = null, modifiers = [], comment, rewardName }) => {
      const parts = [
        ...modifiers.flatMap((modifier) => [modifier, ...modifier.modifiers]).map(({ name }) => text(name)),
        ...(comment ? [comment] : []),
        ...(rewardName ? [nameReward(text(rewardName))] : []),
      ]
      return {
        id,
        name: text(relatedData.items?.find((item) => item.id === itemId)?.name) || itemId,
        quantity,
        price,
        ...(parts.length > 0 && { parts }),
      }
    },
  )
}
