import type { MonetaryValue } from '@foyer/contract/wire/common'
import type { DeliveryMethod } from '@foyer/contract/wire/enumerations'
import { addValues, multiplyValue } from '../../domain/amounts.ts'
import type { FindGroup } from '../../domain/item-choice.ts'
import { getUnitPrice, type SoldItem } from '../../domain/item-offer.ts'
import type { GiftLine } from '../../stores/gift-shop/gift-basket-content.ts'

export interface LinePrices {
  /** What a line is sold as, at its reward's price where it has one. */
  readonly findPriced: (line: Pick<GiftLine, 'itemId' | 'rewardId'>) => SoldItem | undefined
  readonly findGroup: FindGroup
}

/** What a line comes to; null where the shop does not sell it any more. Money on a card bears no tax. */
export function getLinePrice(line: GiftLine, { findPriced, findGroup }: LinePrices): MonetaryValue | null {
  const { quantity, modifiers, giftCard } = line
  if (giftCard) {
    const { amount } = giftCard
    return multiplyValue({ valueIncludingTax: amount, valueExcludingTax: amount, tax: 0 }, quantity)
  }
  const sold = findPriced(line)
  return sold ? multiplyValue(getUnitPrice(sold, modifiers, findGroup), quantity) : null
}

/** What all lines come to that the shop still sells. */
export const sumLines = (lines: readonly GiftLine[], prices: LinePrices): MonetaryValue =>
  addValues(lines.flatMap((line) => getLinePrice(line, prices) ?? []))

/** Whether a thing comes as codes in a mail, such as a book of tickets. Unknown methods mean a counter. */
export const isDeliveredByMail = (methods: readonly DeliveryMethod[] | undefined): boolean =>
  methods?.includes('ElectronicDelivery') ?? false
