import { listTickets, type OrderContents } from '../order-store/order-contents.ts'
import { getRewardId } from '../order-store/scarce-ids.ts'
import type { Step, TakeScarce } from '../order-store/steps.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'

/** Counters of the rewards that an order uses, in the sequence in which every command claims them. */
const listCounters = (contents: Pick<OrderContents, 'showtimes' | 'items'>): string[] =>
  [...listTickets(contents), ...contents.items]
    .flatMap(({ usedRewardIds = [] }) => usedRewardIds.map(getRewardId))
    .sort()

const takeOne = (scarceId: string, claim: Pick<TakeScarce, 'state' | 'expiresAt' | 'now'>): TakeScarce => ({
  kind: 'scarce.take',
  scarceId,
  quantity: 1,
  capacity: 1,
  showtimeId: null,
  ...claim,
})

/** Steps that hold the rewards of a changed order until its own expiry, and give back those that it no longer uses. */
export function getRewardSteps(before: StoredOrder, after: StoredOrder, now: number): Step[] {
  const isLonger = before.expiresAt !== after.expiresAt
  const [earlier, counters] = [listCounters(before.contents), listCounters(after.contents)]
  return [...new Set([...earlier, ...counters])].sort().flatMap((scarceId): Step[] => {
    if (!counters.includes(scarceId)) return [{ kind: 'scarce.give', scarceId }]
    return earlier.includes(scarceId) && !isLonger
      ? []
      : [takeOne(scarceId, { state: 'held', expiresAt: after.expiresAt, now })]
  })
}

/**
 * Steps that use up the rewards of an order.
 * @param sale as for seats: an unpaid booking holds its rewards until its release
 */
export function getRewardSaleSteps(
  { contents }: StoredOrder,
  sale: Pick<TakeScarce, 'state' | 'expiresAt' | 'now'>,
): Step[] {
  return listCounters(contents).map((scarceId) => takeOne(scarceId, sale))
}
