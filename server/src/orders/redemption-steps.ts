import { listTickets, type OrderContents } from '../order-store/order-contents.ts'
import type { Step, TakeScarce } from '../order-store/steps.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'

/** Tickets of an order that a voucher or card pays for. */
export function countUses(contents: Pick<OrderContents, 'showtimes'>, id: string): number {
  return listTickets(contents).filter(
    ({ voucherId, ticketRedemptionCardId, thirdPartyMemberCardId }) =>
      voucherId === id || ticketRedemptionCardId === id || thirdPartyMemberCardId === id,
  ).length
}

/** Vouchers and cards of an order, in the order in which every command claims them. */
const listRedemptions = ({ vouchers, redemptionCards }: OrderContents) =>
  [...vouchers, ...redemptionCards].sort((a, b) => (a.scarceId < b.scarceId ? -1 : 1))

/** One use is held from the moment that a voucher is put on: who sees it on his order can use it. */
const countHeld = (contents: OrderContents, id: string) => Math.max(1, countUses(contents, id))

/** Holds what a changed order uses of its vouchers and cards, as long as it is held itself. */
export function getRedemptionSteps(before: StoredOrder, after: StoredOrder, now: number): Step[] {
  const isLonger = before.expiresAt !== after.expiresAt
  return listRedemptions(after.contents).flatMap(({ id, scarceId }): Step[] => {
    const quantity = countHeld(after.contents, id)
    if (quantity === countHeld(before.contents, id) && !isLonger) return []
    return [
      {
        kind: 'scarce.take',
        scarceId,
        quantity,
        capacity: null,
        showtimeId: null,
        state: 'held',
        expiresAt: after.expiresAt,
        now,
      },
    ]
  })
}

/**
 * Spends what an order has used; a use that was held and pays for nothing is given back.
 * @param sale as of the seats: until its release, a booking that is not paid holds its vouchers as it does its seats
 */
export function getRedemptionSaleSteps(
  { contents }: StoredOrder,
  sale: Pick<TakeScarce, 'state' | 'expiresAt' | 'now'>,
): Step[] {
  const deals = new Set(contents.deals.map(({ voucherId }) => voucherId))
  return listRedemptions(contents).map(({ id, scarceId }): Step => {
    const quantity = deals.has(id) ? 1 : countUses(contents, id)
    if (quantity === 0) return { kind: 'scarce.give', scarceId }
    return {
      kind: 'scarce.take',
      scarceId,
      quantity,
      capacity: null,
      showtimeId: null,
      ...sale,
    }
  })
}
