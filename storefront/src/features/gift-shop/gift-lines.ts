import type { MonetaryValue } from '@foyer/contract/wire/common'
import type { DeliveryMethod } from '@foyer/contract/wire/enumerations'
import { addValues, multiplyValue } from '../../domain/amounts.ts'
import type { FindGroup } from '../../domain/item-choice.ts'
import { getUnitPrice, type SoldItem } from '../../domain/item-offer.ts'
import type { GiftLine } from '../../stores/gift-shop/gift-basket-content.ts'

export interface LinePrices {
  readonly findSold: (soldId: string) => SoldItem | undefined
  readonly findGroup: FindGroup
}

/** What a line comes to; null where the shop does not sell it any more. Money on a card bears no tax. */
export function getLinePrice(
  { itemId, quantity, modifiers, giftCard }: GiftLine,
  { findSold, findGroup }: LinePrices,
): MonetaryValue | null {
  if (giftCard) {
    const { amount } = giftCard
    return multiplyValue({ valueIncludingTax: amount, valueExcludingTax: amount, tax: 0 }, quantity)
  }
  const sold = findSold(itemId)
  return sold ? multiplyValue(getUnitPrice(sold, modifiers, findGroup), quantity) : null
}

/** What all lines come to that the shop still sells. */
export const sumLines = (lines: readonly GiftLine[], prices: LinePrices): MonetaryValue =>
  addValues(lines.flatMap((line) => getLinePrice(line, prices) ?? []))

/** Whether a thing comes as codes in a mail, such as a book of tickets. Unknown methods mean a counter. */
export const isDeliveredByMail = (methods: readonly DeliveryMethod[] | undefined): boolean =>
  methods?.includes('ElectronicDelivery') ?? false
