import type { ItemState } from '@foyer/design-system/order/item-card'
import type { AvailableHours, ItemAvailability } from '@foyer/contract/wire/items'
import { isOpen } from '../../domain/item-hours.ts'
import { findNearestLimit, type ItemLimit } from '../../domain/item-limits.ts'
import type { MenuEntry } from '../../domain/item-menu.ts'

export interface CardStateInput {
  readonly entry: MenuEntry
  /** What the server says of a thing that is sold; undefined where it says nothing. */
  readonly findAvailability: (soldId: string) => ItemAvailability | undefined
  /** Undefined without hours of its own. */
  readonly hours: AvailableHours | undefined
  readonly now: number
  readonly offsetInMinutes: number
  /** Of the entry, in all lines of the basket. */
  readonly quantity: number
  /** Of all lines of the basket. */
  readonly total: number
  readonly maximumItems: number
  readonly messages: {
    readonly limit: (limit: ItemLimit) => string
    readonly soldOut: (availableAt: string | null) => string
    readonly closed: (availableAt: string | null) => string
    readonly notSold: string
  }
}

/** Whether an entry of a menu can be had, and how many more: as the server says, and by its hours where it says nothing. */
export function getCardState(input: CardStateInput): ItemState {
  const { entry, findAvailability, hours, now, offsetInMinutes, quantity, total, maximumItems, messages } =
    input
  const availabilities = entry.sold.map(({ id }) => findAvailability(id))
  const open = availabilities.filter((each) => each?.isAvailable !== false)
  if (open.length === 0) {
    const { unavailableReason = null, availableAt = null } = availabilities[0] ?? {}
    if (unavailableReason === 'OutOfHours') return { type: 'closed', note: messages.closed(availableAt) }
    if (unavailableReason === 'NotSold') return { type: 'soldOut', note: messages.notSold }
    return { type: 'soldOut', note: messages.soldOut(availableAt) }
  }
  if (hours && open.every((each) => each === undefined) && !isOpen(hours, now, offsetInMinutes))
    return { type: 'closed', note: messages.closed(null) }
  const counted = open.map((each) => each?.quantityAvailable ?? null)
  const { left, limit } = findNearestLimit({
    quantity,
    total,
    maximumItems,
    limitPerOrder: entry.sold[0].item.limitPerOrder ?? null,
    // Of several sizes each is counted by itself; the server has the last word.
    quantityAvailable: counted.length === 1 ? (counted[0] ?? null) : null,
  })
  if (left === 0) return { type: 'limit', quantity, reason: messages.limit(limit) }
  return quantity === 0 ? { type: 'available' } : { type: 'chosen', quantity, max: quantity + left }
}
