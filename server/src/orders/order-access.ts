import { isActionAllowed, type OrderAction } from '@foyer/contract/orders/order-actions'
import { ProblemError } from '../http/problem.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { isReleased } from './unpaid-bookings.ts'

/**
 * Whether the hold of an order in progress has expired, or a booking was not paid in time. The clock decides, not the
 * sweeper: an order is expired from that millisecond, whether or not it is marked yet.
 */
export function hasExpired(
  order: Pick<StoredOrder, 'status' | 'expiresAt' | 'bookingMode'>,
  now: number,
): boolean {
  return (
    order.status === 'Expired' ||
    (order.status === 'InProgress' && order.expiresAt <= now) ||
    isReleased(order, now)
  )
}

/**
 * The order, if it can be read: in progress or completed.
 * @throws ProblemError `order-not-found` (never existed, or cancelled), `order-expired`
 */
export function requirePresent(order: StoredOrder | null, now: number): StoredOrder {
  if (!order || order.status === 'Cancelled') throw new ProblemError('order-not-found')
  if (hasExpired(order, now)) throw new ProblemError('order-expired')
  return order
}

/**
 * The order, if it can be changed: it is neither being paid nor completed at this moment.
 * @throws ProblemError as `requireOpen`, and `payment-in-progress`
 */
export function requireChangeable(order: StoredOrder | null, action: OrderAction, now: number): StoredOrder {
  const present = requireOpen(order, action, now)
  if (present.contents.payments.some((payment) => payment.status === 'Pending'))
    throw new ProblemError('payment-in-progress')
  return present
}

/**
 * The order, if it is in progress (including one with a pending payment) and its type permits the action. Every call
 * that changes an order uses it.
 * @throws ProblemError as `requirePresent`, and `order-not-created` (cancelled), `order-type-invalid`,
 * `order-in-completion`
 */
export function requireOpen(order: StoredOrder | null, action: OrderAction, now: number): StoredOrder {
  if (order?.status === 'Cancelled') throw new ProblemError('order-not-created')
  const present = requirePresent(order, now)
  requireAction(present, action)
  if (present.status !== 'InProgress') throw new ProblemError('order-in-completion')
  return present
}

/** @throws ProblemError `order-type-invalid` if orders of this type do not permit the action */
export function requireAction({ type }: Pick<StoredOrder, 'type'>, action: OrderAction): void {
  if (!isActionAllowed(action, type))
    throw new ProblemError('order-type-invalid', {
      detail: `An order of type ${type} does not take ${action}`,
    })
}

/**
 * Requires an order that is not empty and has tickets for all its seats.
 * @throws ProblemError `order-empty`, `ticket-seat-mismatch`
 */
export function requireContents({ contents: { showtimes, items, subscription } }: StoredOrder): void {
  if (showtimes.length === 0 && items.length === 0 && subscription === null)
    throw new ProblemError('order-empty')
  const open = showtimes.find(({ tickets }) => tickets.length === 0)
  if (open !== undefined)
    throw new ProblemError('ticket-seat-mismatch', {
      detail: `Showtime ${open.showtimeId} has seats without tickets`,
    })
}
