import { listTickets, type OrderContents } from '../order-store/order-contents.ts'
import type { Step, TakeScarce } from '../order-store/steps.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'

/** Number of an order's tickets paid by a voucher or card. */
export function countUses(contents: Pick<OrderContents, 'showtimes'>, id: string): number {
  return listTickets(contents).filter(
    ({ voucherId, ticketRedemptionCardId, thirdPartyMemberCardId }) =>
      voucherId === id || ticketRedemptionCardId === id || thirdPartyMemberCardId === id,
  ).length
}

/** Vouchers and cards of an order, in the sequence in which every command claims them. */
const listRedemptions = ({ vouchers, redemptionCards }: OrderContents) =>
  [...vouchers, ...redemptionCards].sort((a, b) => (a.scarceId < b.scarceId ? -1 : 1))

/** One use is held from the moment a voucher is added: a voucher shown on an order can be used. */
const countHeld = (contents: OrderContents, id: string) => Math.max(1, countUses(contents, id))

/** Steps that hold the uses of vouchers and cards of a changed order, until its own expiry. */
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
 * Steps that spend the uses of an order; a held use that pays for nothing is released.
 * @param sale as for seats: an unpaid booking holds its vouchers until its release, as it does its seats
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
