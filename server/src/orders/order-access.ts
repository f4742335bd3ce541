import { ProblemError } from '../http/problem.ts'
import type { OrderRecord, OrderRow } from './order-records.ts'

/**
 * Whether the hold of an order in progress has run out. The clock decides, not the sweeper: an order is gone from the
 * millisecond it expires, whether or not anybody has written that down yet.
 */
export function hasExpired(order: OrderRow, now: number): boolean {
  return order.status === 'Expired' || (order.status === 'InProgress' && order.expires_at <= now)
}

/**
 * The order, if there is one to be looked at: in progress or complete.
 * @throws ProblemError `order-not-found` (never was, or cancelled), `order-expired`
 */
export function requirePresent(record: OrderRecord | null, now: number): OrderRecord {
  if (!record || record.order.status === 'Cancelled') throw new ProblemError('order-not-found')
  if (hasExpired(record.order, now)) throw new ProblemError('order-expired')
  return record
}

/**
 * The order, if it may be changed: nobody is paying for it or completing it at this moment.
 * @throws ProblemError also `order-in-completion`, `payment-in-progress`
 */
export function requireChangeable(record: OrderRecord | null, now: number): OrderRecord {
  const present = requireOpen(record, now)
  if (present.payments.some((payment) => payment.status === 'Pending'))
    throw new ProblemError('payment-in-progress')
  return present
}

/**
 * The order, if it is still in progress, including one with a pending payment.
 * @throws ProblemError also `order-in-completion`
 */
export function requireOpen(record: OrderRecord | null, now: number): OrderRecord {
  const present = requirePresent(record, now)
  if (present.order.status !== 'InProgress') throw new ProblemError('order-in-completion')
  return present
}

/**
 * Refuses to go on with an order that has nothing on it, or seats whose tickets nobody has named yet.
 * @throws ProblemError `order-empty`, `ticket-seat-mismatch`
 */
export function requireTickets({ showtimeIds, tickets }: OrderRecord): void {
  if (showtimeIds.length === 0) throw new ProblemError('order-empty')
  const open = showtimeIds.find((id) => !tickets.some((ticket) => ticket.showtime_id === id))
  if (open !== undefined)
    throw new ProblemError('ticket-seat-mismatch', { detail: `Showtime ${open} has seats without tickets` })
}
