import type { TranslatedText } from '@foyer/contract/wire/common'
import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import type { RequestedModifier, OrderItemModifier } from '@foyer/contract/wire/order-items'
import { findMissingGroup, type FindGroup, type ItemChoice } from './item-choice.ts'
import type { SoldItem } from './item-offer.ts'

/** A line of goods that was bought, as it can be bought again. */
export interface BoughtLine {
  readonly itemId: string
  readonly quantity: number
  readonly modifiers: ItemChoice
  readonly comment: string
  /** As it was sold; null where the server did not say. */
  readonly name: TranslatedText | null
}

/** Goods of a cinema that were bought together. */
export interface BoughtGoods {
  readonly siteId: string
  readonly lines: readonly BoughtLine[]
}

/** Goods that can be bought again, and names of those that cannot. */
export interface RepeatedGoods {
  readonly lines: readonly BoughtLine[]
  readonly gone: readonly BoughtLine[]
}

/** A modifier without its group is of a server that does not say enough to choose it again. */
function toRequested({ modifiers = [], ...modifier }: OrderItemModifier): RequestedModifier | null {
  const inner = modifiers.map(toInner)
  const outer = toInner(modifier)
  if (outer === null || inner.includes(null)) return null
  const known = inner.filter((each) => each !== null)
  return { ...outer, ...(known.length > 0 && { modifiers: known }) }
}

function toInner({
  modifierGroupId,
  modifierId,
  quantity,
}: Omit<OrderItemModifier, 'modifiers'>): Omit<RequestedModifier, 'modifiers'> | null {
  return modifierGroupId === undefined ? null : { modifierGroupId, modifierId, quantity }
}

/** Goods of an order, without gift cards and what cannot be chosen again as it was; null where there are none. */
function getBoughtGoods({
  order,
  relatedData,
}: Pick<CompletedOrderResponse, 'order' | 'relatedData'>): BoughtGoods | null {
  if (order.type === 'GiftShop' || order.siteId === '') return null
  const lines = order.items.flatMap(
    ({ itemId, quantity = 1, modifiers = [], comment, giftCard }): BoughtLine[] => {
      const requested = modifiers.map(toRequested)
      if (giftCard || requested.includes(null)) return []
      const name = relatedData.items?.find(({ id }) => id === itemId)?.name ?? null
      const known = requested.filter((each) => each !== null)
      return [{ itemId, quantity, modifiers: known, comment: comment ?? '', name }]
    },
  )
  return lines.length > 0 ? { siteId: order.siteId, lines } : null
}

/** The goods that were bought last at a cinema; null for none. @param orders in any order */
export function findLastGoods(
  orders: readonly Pick<CompletedOrderResponse, 'order' | 'relatedData'>[],
  siteId: string,
): BoughtGoods | null {
  const [last] = orders
    .flatMap((each) => {
      const goods = getBoughtGoods(each)
      return goods?.siteId === siteId ? [{ goods, completedAt: each.order.completedAt }] : []
    })
    .sort((a, b) => b.completedAt.localeCompare(a.completedAt))
  return last?.goods ?? null
}

export interface MenuNow {
  readonly findSold: (itemId: string) => SoldItem | undefined
  readonly findGroup: FindGroup
  /** Whether it can be had at this moment. */
  readonly isAvailable: (itemId: string) => boolean
  readonly isModifierAvailable: (modifierId: string) => boolean
}

/** What of goods can be bought again as they were: an item that is sold now, with all its modifiers. */
export function repeatGoods({ lines }: BoughtGoods, menu: MenuNow): RepeatedGoods {
  const canRepeat = ({ itemId, modifiers }: BoughtLine) => {
    const sold = menu.findSold(itemId)
    return (
      sold !== undefined &&
      menu.isAvailable(itemId) &&
      areOnMenu(sold.item.modifierGroups, modifiers, menu) &&
      findMissingGroup(sold.item.modifierGroups, modifiers, menu.findGroup) === null
    )
  }
  return { lines: lines.filter(canRepeat), gone: lines.filter((line) => !canRepeat(line)) }
}

/** Whether all of a choice is on the menu, in the groups that may be chosen from. */
function areOnMenu(groupIds: readonly string[], choice: ItemChoice, menu: MenuNow): boolean {
  return choice.every(({ modifierGroupId, modifierId, modifiers = [] }) => {
    const modifier = groupIds.includes(modifierGroupId)
      ? menu.findGroup(modifierGroupId)?.modifiers.find(({ id }) => id === modifierId)
      : undefined
    return (
      modifier !== undefined &&
      menu.isModifierAvailable(modifierId) &&
      areOnMenu(modifier.modifierGroups, modifiers, menu)
    )
  })
}
