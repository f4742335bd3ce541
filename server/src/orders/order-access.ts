import { ProblemError } from '../http/problem.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'

/**
 * Whether the hold of an order in progress has run out. The clock decides, not the sweeper: an order is gone from the
 * millisecond it expires, whether or not that has been written down yet.
 */
export function hasExpired(order: Pick<StoredOrder, 'status' | 'expiresAt'>, now: number): boolean {
  return order.status === 'Expired' || (order.status === 'InProgress' && order.expiresAt <= now)
}

/**
 * The order, if there is one to be looked at: in progress or complete.
 * @throws ProblemError `order-not-found` (never was, or cancelled), `order-expired`
 */
export function requirePresent(order: StoredOrder | null, now: number): StoredOrder {
  if (!order || order.status === 'Cancelled') throw new ProblemError('order-not-found')
  if (hasExpired(order, now)) throw new ProblemError('order-expired')
  return order
}

/**
 * The order, if it may be changed: nobody is paying for it or completing it at this moment.
 * @throws ProblemError also `order-in-completion`, `payment-in-progress`
 */
export function requireChangeable(order: StoredOrder | null, now: number): StoredOrder {
  const present = requireOpen(order, now)
  if (present.contents.payments.some((payment) => payment.status === 'Pending'))
    throw new ProblemError('payment-in-progress')
  return present
}

/**
 * The order, if it is still in progress, including one with a pending payment.
 * @throws ProblemError also `order-in-completion`
 */
export function requireOpen(order: StoredOrder | null, now: number): StoredOrder {
  const present = requirePresent(order, now)
  if (present.status !== 'InProgress') throw new ProblemError('order-in-completion')
  return present
}

/**
 * Refuses to go on with an order that has nothing on it, or seats whose tickets nobody has named yet.
 * @throws ProblemError `order-empty`, `ticket-seat-mismatch`
 */
export function requireTickets({ contents: { showtimes } }: StoredOrder): void {
  if (showtimes.length === 0) throw new ProblemError('order-empty')
  const open = showtimes.find(({ tickets }) => tickets.length === 0)
  if (open !== undefined)
    throw new ProblemError('ticket-seat-mismatch', {
      detail: `Showtime ${open.showtimeId} has seats without tickets`,
    })
}
