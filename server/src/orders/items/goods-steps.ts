import type { OrderContents } from '../../order-store/order-contents.ts'
import { getPickupSlotId } from '../../order-store/scarce-ids.ts'
import type { Step, TakeScarce } from '../../order-store/steps.ts'
import type { StoredOrder } from '../../order-store/stored-order.ts'

/** Counted goods of an order: by the id of each counter, how much of it the order has. */
export function countGoods({
  siteId,
  contents,
}: Pick<StoredOrder, 'siteId' | 'contents'>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { stockId, quantity } of contents.items)
    if (stockId !== undefined) counts.set(stockId, (counts.get(stockId) ?? 0) + quantity)
  if (contents.pickupAt !== null) counts.set(getPickupSlotId(siteId, contents.pickupAt), 1)
  return counts
}

const sortIds = (ids: Iterable<string>) => [...new Set(ids)].sort()

/**
 * Steps that hold the counted goods of a changed order until its expiry, and release what it gives up. Goods that are
 * not counted have none.
 * @param slotCapacity orders of one pickup slot; null: the site has none
 */
export function getGoodsSteps(
  before: StoredOrder,
  after: StoredOrder,
  { now, slotCapacity }: { now: number; slotCapacity: number | null },
): Step[] {
  // Most holds are of tickets alone.
  if (before.contents.items.length === 0 && after.contents.items.length === 0) return []
  const [had, has] = [countGoods(before), countGoods(after)]
  const isLonger = before.expiresAt !== after.expiresAt
  return sortIds([...had.keys(), ...has.keys()]).flatMap((scarceId): Step[] => {
    const quantity = has.get(scarceId) ?? 0
    if (quantity === 0) return [{ kind: 'scarce.give', scarceId }]
    if (quantity === had.get(scarceId) && !isLonger) return []
    const hold = { state: 'held', expiresAt: after.expiresAt, now } as const
    return [takeGoods(after, scarceId, quantity, { ...hold, slotCapacity })]
  })
}

/** Steps that sell the counted goods of an order to it. Its site's slots have rows from when they were held. */
export function getGoodsSaleSteps(
  order: StoredOrder,
  sale: Pick<TakeScarce, 'state' | 'expiresAt' | 'now'>,
): Step[] {
  return [...countGoods(order)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([scarceId, quantity]) => takeGoods(order, scarceId, quantity, { ...sale, slotCapacity: null }))
}

/** Whether a counter is one of the order's goods. */
export const isOfGoods = (order: Pick<StoredOrder, 'siteId' | 'contents'>, scarceId: string) =>
  countGoods(order).has(scarceId)

function takeGoods(
  { siteId, contents }: { siteId: string; contents: OrderContents },
  scarceId: string,
  quantity: number,
  {
    slotCapacity,
    ...hold
  }: Pick<TakeScarce, 'state' | 'expiresAt' | 'now'> & { slotCapacity: number | null },
): TakeScarce {
  const isSlot = contents.pickupAt !== null && scarceId === getPickupSlotId(siteId, contents.pickupAt)
  return {
    kind: 'scarce.take',
    scarceId,
    quantity,
    // Stock has a row with what there is.
    capacity: isSlot ? slotCapacity : null,
    showtimeId: null,
    ...hold,
  }
}
