import type { Condition } from '@foyer/contract/errors/catalogue'
import { getFailureStatus, type Failure } from '../../services/http/failure.ts'

const tooMany = 429

const textByCondition: Readonly<Partial<Record<Condition, string>>> = {
  'credentials-invalid': 'member.passkeys.unknown',
  'password-wrong': 'member.credentials.wrongPassword',
  'email-unverified': 'member.passkeys.unverified',
  'passkey-invalid': 'member.passkeys.invalid',
  'passkey-last': 'member.passkeys.last',
  'passkeys-not-offered': 'member.passkeys.unsupported',
  'not-found': 'member.passkeys.gone',
}

/** Why the server did not take a passkey, or a change of one, as a text key. */
export function toRefusalText(failure: Failure): string {
  if (failure.kind === 'transport') return 'member.credentials.unreachable'
  if (getFailureStatus(failure) === tooMany) return 'member.credentials.limited'
  const text = failure.kind === 'condition' ? textByCondition[failure.condition] : undefined
  return text ?? 'member.credentials.failed'
}

/**
 * Why the device did not answer, as a text key. Cancelled, not verified and "no passkey here" are one: browsers do not
 * tell them apart, so that pages cannot find out who has an account.
 * @returns null where the page itself has ended the request
 */
export function toDeviceText(error: unknown): string | null {
  const name = error instanceof Error ? error.name : ''
  switch (name) {
    case 'AbortError':
      return null
    case 'NotAllowedError':
      return 'member.passkeys.notDone'
    case 'InvalidStateError':
      return 'member.passkeys.already'
    default:
      return 'member.passkeys.unusable'
  }
}
