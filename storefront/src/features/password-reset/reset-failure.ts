import { getFailureStatus, isCondition, type Failure } from '../../services/http/failure.ts'

/** Why a step of the reset did not work; part of the text keys. */
export type ResetFailure = 'limited' | 'unreachable' | 'failed'

/** Why a code does not open the way to another password; `spent`: it was used, is too old, or is none. */
export type CodeFailure = ResetFailure | 'spent'

/** Why no code was sent; `invalid`: it is no address, or nothing at all. */
export type RequestFailure = ResetFailure | 'invalid'

const tooMany = 429
const badRequest = 400

function toResetFailure(failure: Failure): ResetFailure {
  if (failure.kind === 'transport') return 'unreachable'
  return getFailureStatus(failure) === tooMany ? 'limited' : 'failed'
}

/** What a failed request for a code means to the visitor. */
export function toRequestFailure(failure: Failure): RequestFailure {
  const isInvalid =
    isCondition(failure, 'email-format-invalid') || isCondition(failure, 'email-or-username-missing')
  return isInvalid ? 'invalid' : toResetFailure(failure)
}

/** What a failed reset by a code means to the visitor. */
export function toCodeFailure(failure: Failure): CodeFailure {
  return isCondition(failure, 'reset-code-invalid') ? 'spent' : toResetFailure(failure)
}

/** The same for a call that carries only a code: one that the interface does not even take is none. */
export function toValidationFailure(failure: Failure): CodeFailure {
  return getFailureStatus(failure) === badRequest ? 'spent' : toCodeFailure(failure)
}
