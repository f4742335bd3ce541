import type { Condition } from '@foyer/contract/errors/catalogue'
import { getFailureStatus, type Failure } from '../../services/http/failure.ts'

/** Why a copy is not made; part of the text keys. */
export type CopyRefusal = 'wrongPassword' | 'unverified' | 'forbidden' | 'limited' | 'unreachable' | 'failed'

const reasons: Readonly<Partial<Record<Condition, CopyRefusal>>> = {
  'password-wrong': 'wrongPassword',
  'email-unverified': 'unverified',
  'member-locked': 'limited',
  'device-locked': 'limited',
  forbidden: 'forbidden',
}

const tooMany = 429

/** What a failed request for a copy means to its member. */
export function toCopyRefusal(failure: Failure): CopyRefusal {
  if (failure.kind === 'transport') return 'unreachable'
  if (getFailureStatus(failure) === tooMany) return 'limited'
  return (failure.kind === 'condition' && reasons[failure.condition]) || 'failed'
}
