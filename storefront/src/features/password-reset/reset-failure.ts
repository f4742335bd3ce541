import { getFailureStatus, isCondition, type Failure } from '../../services/http/failure.ts'

/** Why a step of the reset did not work; part of the text keys but for `spent`, which has a page of its own. */
export type ResetFailure = 'spent' | 'limited' | 'unreachable' | 'failed'

const tooMany = 429
const badRequest = 400

/** What a failed call of the reset means to the visitor. */
export function toResetFailure(failure: Failure): ResetFailure {
  if (failure.kind === 'transport') return 'unreachable'
  if (isCondition(failure, 'reset-code-invalid')) return 'spent'
  return getFailureStatus(failure) === tooMany ? 'limited' : 'failed'
}

/** The same for a call that only carries a code: a code that the interface does not even take is none. */
export function toCodeFailure(failure: Failure): ResetFailure {
  const known = toResetFailure(failure)
  return known === 'failed' && getFailureStatus(failure) === badRequest ? 'spent' : known
}
