import { addMonths } from '../domain/add-months.ts'
import type { Site } from '@foyer/contract/wire/sites'
import { listPlaces, type ShowtimeLine, type TicketLine } from '../order-store/order-contents.ts'
import { getHashOfCode, getPlacesId, isRewardId } from '../order-store/scarce-ids.ts'
import type { Step } from '../order-store/steps.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import type { GuardRefusal } from '../order-store/order-writes.ts'
import { getUncountSteps } from '../orders/hold-caps.ts'
import { neverReleased } from '../orders/unpaid-bookings.ts'
import { getGoodsSaleSteps, isOfGoods } from '../orders/items/goods-steps.ts'
import { isStoredValue, listStoredCharges } from '../orders/payment-parts.ts'
import { getRedemptionSaleSteps } from '../orders/redemption-steps.ts'
import { getRewardSaleSteps } from '../orders/reward-steps.ts'
import { listBoughtTicketTypes, type ShowtimeDetailsById } from '../orders/order-document.ts'

/** Why a completion fails. */
export type CompletionFailure =
  | 'seats-unavailable'
  | 'items-unavailable'
  | 'payment-refused'
  | 'gift-card-refused'
  | 'member-balance-refused'
  | 'voucher-unavailable'

/** Converts a guard's refusal of the sale to the completion's failure. */
export function toFailure(refusal: GuardRefusal, order: StoredOrder): CompletionFailure {
  const { contents } = order
  if (refusal.kind === 'seats') return 'seats-unavailable'
  const isRefused = ({ scarceId }: { readonly scarceId?: string }) => scarceId === refusal.scarceId
  const charge = listStoredCharges(contents).find(isRefused)
  if (charge) return charge.payment.type === 'GiftCard' ? 'gift-card-refused' : 'member-balance-refused'
  if (isOfGoods(order, refusal.scarceId)) return 'items-unavailable'
  const isRedemption = [...contents.vouchers, ...contents.redemptionCards].some(isRefused)
  return isRedemption || isRewardId(refusal.scarceId) ? 'voucher-unavailable' : 'seats-unavailable'
}

/** The order while it is being completed; with a failure: while its money is returned. */
export function toCompleting(
  order: StoredOrder,
  now: number,
  { failure, releasesAt }: { failure: CompletionFailure | null; releasesAt: number | null },
): StoredOrder {
  const completion = { status: 'Pending', failure, startedAt: now, finishedAt: null } as const
  const { payments } = failure === null ? toCharged(order, now).contents : order.contents
  return {
    ...order,
    status: 'Completing',
    expiresAt: releasesAt ?? order.expiresAt,
    contents: { ...order.contents, payments, completion },
  }
}

/** The order after its gift cards and balances are charged. */
export function toCharged(order: StoredOrder, now: number): StoredOrder {
  const payments = order.contents.payments.map((payment) =>
    isStoredValue(payment) && payment.status !== 'Declined'
      ? ({ ...payment, status: 'Completed', updatedAt: now } as const)
      : payment,
  )
  return { ...order, contents: { ...order.contents, payments } }
}

/** Steps that charge the gift cards and balances of an order, each with a movement. */
export function getChargeSteps(order: StoredOrder, now: number, createId: () => string): Step[] {
  return listStoredCharges(order.contents).flatMap(({ scarceId, quantity, payment }): Step[] => [
    {
      kind: 'scarce.take',
      scarceId,
      quantity,
      capacity: null,
      showtimeId: null,
      state: 'sold',
      expiresAt: order.expiresAt,
      now,
    },
    { kind: 'movement.add', id: createId(), scarceId, amount: -quantity, reason: 'sale', movedAt: now },
    ...(payment.renewalMonths === undefined
      ? []
      : [
          {
            kind: 'code.renew' as const,
            hash: getHashOfCode(scarceId),
            expiresAt: addMonths(now, payment.renewalMonths),
          },
        ]),
  ])
}

/** Steps that record the return of what was charged; the claims are freed with all others of the order. */
export function getReturnSteps(order: StoredOrder, now: number, createId: () => string): Step[] {
  return listStoredCharges(order.contents).flatMap(({ scarceId, quantity, payment }): Step[] => [
    { kind: 'movement.add', id: createId(), scarceId, amount: quantity, reason: 'return', movedAt: now },
    // What came back may have run out meanwhile.
    ...(payment.balance ? [{ kind: 'balance.review' as const, balanceId: scarceId, at: now }] : []),
  ])
}

/**
 * Steps that sell the order's places to it: permanently, or until an unpaid booking is released. Expired holds of the
 * order count as well unless another order has taken the seats; one such seat refuses all. Counters come first and are
 * sorted, as in a hold.
 */
export function getSaleSteps(
  order: StoredOrder,
  details: ShowtimeDetailsById,
  { now, releasesAt }: { now: number; releasesAt: number | null },
): Step[] {
  const lines = [...order.contents.showtimes].sort((a, b) => (a.showtimeId < b.showtimeId ? -1 : 1))
  const sale =
    releasesAt === null || releasesAt === neverReleased
      ? ({ state: 'sold', expiresAt: order.expiresAt, now } as const)
      : ({ state: 'held', expiresAt: releasesAt, now } as const)
  const places = lines.flatMap(({ showtimeId, tickets }) =>
    countPlaces(tickets).map(([area, quantity]): Step => ({
      kind: 'scarce.take',
      scarceId: getPlacesId(showtimeId, area),
      quantity,
      capacity: details.get(showtimeId)?.unallocatedAreas.get(area) ?? 0,
      showtimeId,
      ...sale,
    })),
  )
  const seats = lines.flatMap((line): Step[] => {
    const seatIds = listSeatIds(line)
    return seatIds.length > 0 ? [{ kind: 'seat.claim', showtimeId: line.showtimeId, seatIds, ...sale }] : []
  })
  return [
    ...getUncountSteps(order),
    ...places,
    ...getRedemptionSaleSteps(order, sale),
    ...getRewardSaleSteps(order, sale),
    ...getGoodsSaleSteps(order, sale),
    ...seats,
  ]
}

const listSeatIds = ({ tickets }: ShowtimeLine) =>
  tickets.flatMap(listPlaces).flatMap(({ seatId }) => seatId ?? [])

function countPlaces(tickets: readonly TicketLine[]): [areaCategoryId: string, quantity: number][] {
  const places = new Map<string, number>()
  for (const { seatId, areaCategoryId: area } of tickets.flatMap(listPlaces))
    if (seatId === null) places.set(area, (places.get(area) ?? 0) + 1)
  return [...places].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** The order after a failed completion: no money is reserved, the order is closed. */
export function toFailed(order: StoredOrder, now: number): StoredOrder {
  const { completion } = order.contents
  const failure = completion?.failure ?? 'payment-refused'
  const declineReason = failure === 'payment-refused' ? 'declined' : failure
  const payments = order.contents.payments.map((payment) =>
    payment.status === 'Completed' || isStoredValue(payment)
      ? ({ ...payment, status: 'Declined', declineReason, updatedAt: now } as const)
      : payment,
  )
  return {
    ...order,
    status: 'Expired',
    client: null,
    contents: {
      ...order.contents,
      payments,
      completion: completion && { ...completion, status: 'Failed', finishedAt: now },
    },
  }
}

/** Number and code of a completed order, drawn outside the transaction. */
export interface TicketNumbers {
  readonly bookingId: string
  readonly transactionNumber: string
  readonly journeyId: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** The order after a successful completion. What its receipt names is stored as it is now. */
export function toCompleted(
  order: StoredOrder,
  { bookingId, transactionNumber, now }: TicketNumbers,
  { details, site }: { details: ShowtimeDetailsById; site: Site | null },
): StoredOrder {
  const { completion, showtimes } = order.contents
  return {
    ...order,
    status: 'Completed',
    completedAt: now,
    bookingId,
    transactionNumber,
    client: null,
    contents: {
      ...order.contents,
      completion: completion && { ...completion, status: 'Completed', finishedAt: now },
      sold: {
        ticketTypes: listBoughtTicketTypes(order.contents, details),
        // A showtime names its own.
        ...(site && showtimes.length === 0 ? { site } : {}),
      },
    },
  }
}
