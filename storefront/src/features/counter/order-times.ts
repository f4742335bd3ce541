import type { OrderInPreparation } from '@foyer/contract/wire/order-items'

const minute = 60_000
/** Wanted within this time of the order, it is wanted immediately, milliseconds. */
const atOnce = minute
/** How long what is wanted immediately may take, milliseconds. */
const usualTime = 10 * minute
/** Above this age an order says when it was placed, minutes. */
const oldAge = 90

/** How an order stands in time. */
export interface OrderTimes {
  /** UTC; null: as soon as possible. */
  readonly dueAt: string | null
  readonly isOverdue: boolean
  /** Whole minutes since it was placed; null above an hour and a half. */
  readonly age: number | null
}

/** @param now epoch milliseconds */
export function getOrderTimes(
  { completedAt, preparation }: Pick<OrderInPreparation, 'completedAt' | 'preparation'>,
  now: number,
): OrderTimes {
  const [orderedAt, wantedAt] = [Date.parse(completedAt), Date.parse(preparation.wantedAt)]
  const isAtOnce = wantedAt - orderedAt <= atOnce
  const age = Math.max(0, Math.floor((now - orderedAt) / minute))
  return {
    dueAt: isAtOnce ? null : preparation.wantedAt,
    // What is ready or on its way is not late any more.
    isOverdue: preparation.sentAt === null && now > wantedAt + (isAtOnce ? usualTime : 0),
    age: age > oldAge ? null : age,
  }
}
