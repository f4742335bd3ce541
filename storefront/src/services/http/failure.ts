import type { Condition } from '@foyer/contract/errors/catalogue'
import type { Problem } from '@foyer/contract/problem'

/**
 * Why a call failed. Each kind says whether a retry may help; the page chooses the message for the visitor.
 * - `transport`: no answer (network, time-out, aborted).
 * - `http`: an answer without a condition, or a server error (5xx), whose condition does not matter.
 * - `contract`: an answer that breaks the interface.
 * - `condition`: a condition of the error catalogue, independent of the server's numbering.
 * - `polling`: not ready after 30 seconds of polling.
 */
export type Failure =
  | {
      readonly kind: 'transport'
      readonly reason: 'network' | 'timeout' | 'aborted'
      readonly retryable: boolean
    }
  | {
      readonly kind: 'http'
      readonly status: number
      readonly retryable: boolean
      readonly problem: Problem | null
      /** The condition named by a server with an error (5xx). */
      readonly condition?: Condition
    }
  | {
      readonly kind: 'contract'
      readonly operation: string
      readonly detail: string
      readonly retryable: false
    }
  | {
      readonly kind: 'condition'
      readonly condition: Condition
      readonly status: number
      readonly problem: Problem
      readonly retryable: boolean
    }
  | { readonly kind: 'polling'; readonly retryable: true }

/** The answer to a question for one thing speaks of another. */
export const createContractFailure = (operation: string): Failure => ({
  kind: 'contract',
  operation,
  detail: 'the answer is of another one than was asked for',
  retryable: false,
})

/** Whether a failure is the given condition. */
export function isCondition(failure: Failure, condition: Condition): boolean {
  return failure.kind === 'condition' && failure.condition === condition
}

/** Whether the call was ended from our side: its answer is not wanted any more. */
export function isGivenUp(failure: Failure): boolean {
  return failure.kind === 'transport' && failure.reason === 'aborted'
}

/** The HTTP status behind a failure, if there was a response. */
export function getFailureStatus(failure: Failure): number | null {
  switch (failure.kind) {
    case 'http':
    case 'condition':
      return failure.status
    case 'transport':
    case 'contract':
    case 'polling':
      return null
    default:
      return failure satisfies never
  }
}

/** Whether the server answered that the thing does not exist, whatever the condition. */
export function isMissing(failure: Failure): boolean {
  return getFailureStatus(failure) === 404
}

/** One line for the log: no personal data. */
export function describeFailure(failure: Failure): string {
  switch (failure.kind) {
    case 'transport':
      return `no answer (${failure.reason})`
    case 'http':
      return `status ${String(failure.status)}`
    case 'contract':
      return `${failure.operation}: ${failure.detail}`
    case 'condition':
      return `${failure.condition} (status ${String(failure.status)})`
    case 'polling':
      return 'not ready in time'
    default:
      return failure satisfies never
  }
}
