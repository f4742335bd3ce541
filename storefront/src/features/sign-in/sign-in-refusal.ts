import { getFailureStatus, isCondition, type Failure } from '../../services/http/failure.ts'

/** Why a sign-in did not work; `kind` is part of the text keys. */
export type SignInRefusal =
  | { readonly kind: 'refused' | 'limited' | 'unproven' | 'unreachable' }
  | { readonly kind: 'failed'; /** What the server says of it, for visitors. */ readonly text: string }
  | {
      readonly kind: 'locked'
      /** The identifier that is locked; null if the device is, for every member. */
      readonly identifier: string | null
      /** Epoch milliseconds; null if the server did not tell. */
      readonly until: number | null
    }

const tooMany = 429

/**
 * What a failed sign-in means to the visitor.
 * @param identifier as it was sent
 * @param now epoch milliseconds
 * @param createText words of any other failure
 */
export function toSignInRefusal(
  failure: Failure,
  identifier: string,
  now: number,
  createText: (failure: Failure) => string,
): SignInRefusal {
  if (failure.kind === 'transport') return { kind: 'unreachable' }
  if (isCondition(failure, 'credentials-invalid')) return { kind: 'refused' }
  if (isCondition(failure, 'captcha-required')) return { kind: 'unproven' }
  const isDevice = isCondition(failure, 'device-locked')
  if (isDevice || isCondition(failure, 'member-locked')) {
    const seconds = failure.kind === 'condition' ? failure.problem.lockOutPeriodInSeconds : undefined
    const until = seconds === undefined ? null : now + seconds * 1_000
    return { kind: 'locked', identifier: isDevice ? null : identifier, until }
  }
  if (getFailureStatus(failure) === tooMany) return { kind: 'limited' }
  return { kind: 'failed', text: createText(failure) }
}
