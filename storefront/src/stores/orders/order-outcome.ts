import type { Condition } from '@foyer/contract/errors/catalogue'
import type { Failure } from '../../services/http/failure.ts'

/**
 * What a change to the order came to.
 * - `seats-unavailable`: someone else has these seats; nothing of the order changed.
 * - `order-expired`: the hold is over.
 * - `network`: no answer, or none that can be read; trying again may help and is safe.
 * - `refused`: the server said no for a stated reason.
 */
export type OrderOutcome =
  | { readonly kind: 'ok' }
  | { readonly kind: 'seats-unavailable'; readonly seatIds: readonly string[] }
  | { readonly kind: 'order-expired' }
  | { readonly kind: 'network'; readonly failure: Failure }
  | { readonly kind: 'refused'; readonly condition: Condition; readonly failure: Failure }

export const done: OrderOutcome = { kind: 'ok' }

/** Reads a failed call on an order. An order that is not there is over for the visitor, whatever became of it. */
export function toOutcome(failure: Failure): OrderOutcome {
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
