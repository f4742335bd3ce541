import { getFailureStatus, isCondition, type Failure } from '../../services/http/failure.ts'

/** Why a sign-in did not work; `kind` is part of the text keys. */
export type SignInRefusal =
  | { readonly kind: 'refused' | 'limited' | 'unproven' | 'unreachable' | 'failed' }
  | {
      readonly kind: 'locked'
      /** The identifier that is locked; null if the device is, whoever signs in. */
      readonly identifier: string | null
      /** Epoch milliseconds; null if the server did not tell. */
      readonly until: number | null
    }

const tooMany = 429

/**
 * What a failed sign-in means to the visitor.
 * @param identifier as it was sent
 * @param now epoch milliseconds
 */
export function toSignInRefusal(failure: Failure, identifier: string, now: number): SignInRefusal {
  if (failure.kind === 'transport') return { kind: 'unreachable' }
  if (isCondition(failure, 'credentials-invalid')) return { kind: 'refused' }
  if (isCondition(failure, 'captcha-required')) return { kind: 'unproven' }
  const isDevice = isCondition(failure, 'device-locked')
  if (isDevice || isCondition(failure, 'member-locked')) {
    const seconds = failure.kind === 'condition' ? failure.problem.lockOutPeriodInSeconds : undefined
    const until = seconds === undefined ? null : now + seconds * 1_000
    return { kind: 'locked', identifier: isDevice ? null : identifier, until }
  }
  return { kind: getFailureStatus(failure) === tooMany ? 'limited' : 'failed' }
}
