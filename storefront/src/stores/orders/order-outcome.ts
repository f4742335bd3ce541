import type { Condition } from '@foyer/contract/errors/catalogue'
import type { Failure } from '../../services/http/failure.ts'

/**
 * Result of a change of the order.
 * - `seats-unavailable`: somebody else has these seats; the order is unchanged.
 * - `order-expired`: the hold has ended.
 * - `network`: no readable answer; a retry may help and is safe.
 * - `refused`: the server refused with a condition.
 */
export type OrderOutcome =
  | { readonly kind: 'ok' }
  | { readonly kind: 'seats-unavailable'; readonly seatIds: readonly string[] }
  | { readonly kind: 'order-expired' }
  | { readonly kind: 'network'; readonly failure: Failure }
  | { readonly kind: 'refused'; readonly condition: Condition; readonly failure: Failure }

/** The result of a change that was not made. */
export type RefusedOutcome = Exclude<OrderOutcome, { readonly kind: 'ok' }>

export const done: OrderOutcome = { kind: 'ok' }

/** Converts a failed call on an order. A missing order has ended for the visitor, whatever the reason. */
export const toOutcome = (failure: Failure): OrderOutcome => toRefusal(failure)

/** The same, for a caller that tells success otherwise. */
export function toRefusal(failure: Failure): RefusedOutcome {
  if (failure.kind !== 'condition') return { kind: 'network', failure }
  switch (failure.condition) {
    case 'seats-unavailable':
      return { kind: 'seats-unavailable', seatIds: failure.problem.unavailableSeatIds ?? [] }
    case 'order-expired':
    case 'order-not-found':
    case 'order-not-created':
      return { kind: 'order-expired' }
    default:
      return { kind: 'refused', condition: failure.condition, failure }
  }
}

/** Whether more time was refused because the order has been held as long as it can be. */
export function isHeldLongest(outcome: OrderOutcome): boolean {
  return outcome.kind === 'refused' && outcome.condition === 'hold-time-exhausted'
}

/** Whether a change was refused because a card was sent for the order: it is with the bank, or has paid. */
export function isSentAlready(outcome: OrderOutcome): boolean {
  return (
    outcome.kind === 'refused' &&
    (outcome.condition === 'payment-in-progress' || outcome.condition === 'order-in-completion')
  )
}
