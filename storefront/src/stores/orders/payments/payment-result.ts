import type { Condition } from '@foyer/contract/errors/catalogue'
import { isCondition, isMissing, type Failure } from '../../../services/http/failure.ts'
import { toOutcome } from '../order-outcome.ts'

/** What became of a web payment. */
export type PaymentResult =
  | { readonly kind: 'completed' }
  | { readonly kind: 'declined'; readonly reason: string }
  /** Nobody has begun it: no money can move. */
  | { readonly kind: 'not-started' }
  /** The seats had gone before the bank answered: nothing was charged, and the order is over. */
  | { readonly kind: 'seats-gone' }
  /** After 30 seconds of polling the bank has not answered: polling again is safe. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'order-expired' }
  | { readonly kind: 'network'; readonly failure: Failure }

/** Result of completing an order. */
export type CompletionResult =
  | { readonly kind: 'completed'; readonly transactionNumber: string | null }
  | { readonly kind: 'failed' }
  | { readonly kind: 'pending' }
  /** The server knows no such order, or no payment of it. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'network'; readonly failure: Failure }

/** Result of a completion that the page has asked for. */
export type PostedCompletionResult =
  | CompletionResult
  /** It was not begun: a gift card was emptied meanwhile, or bookings are closed. The order is unchanged. */
  | { readonly kind: 'refused'; readonly condition: Condition }
  | { readonly kind: 'order-expired' }

/** Converts what the server says of a payment, whichever its type. */
export function toPaymentResult(
  status: 'NotStarted' | 'Pending' | 'Declined' | 'Completed',
  declineReason: string | null,
): PaymentResult {
  switch (status) {
    case 'Completed':
      return { kind: 'completed' }
    case 'Declined':
      return declineReason === 'seats-unavailable'
        ? { kind: 'seats-gone' }
        : { kind: 'declined', reason: declineReason ?? 'declined' }
    case 'NotStarted':
      return { kind: 'not-started' }
    case 'Pending':
      return { kind: 'pending' }
    default:
      return status satisfies never
  }
}

/** Converts a question about a payment that was not answered; a payment that the server does not know was never begun. */
export function toUnansweredPayment(failure: Failure): PaymentResult {
  if (failure.kind === 'polling') return { kind: 'pending' }
  if (isCondition(failure, 'payment-not-found')) return { kind: 'not-started' }
  return toOutcome(failure).kind === 'order-expired'
    ? { kind: 'order-expired' }
    : { kind: 'network', failure }
}

/** The same for a completion. */
export function toUnansweredCompletion(failure: Failure): CompletionResult {
  if (failure.kind === 'polling') return { kind: 'pending' }
  const isRefused = failure.kind === 'condition' || isMissing(failure)
  return isRefused ? { kind: 'missing' } : { kind: 'network', failure }
}
