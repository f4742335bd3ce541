import type { Condition } from '@foyer/contract/errors/catalogue'
import { getFailureStatus, type Failure } from '../../services/http/failure.ts'

/** Why an account was not deleted; part of the text keys. */
export type LeaveRefusal =
  | 'wrongPassword'
  | 'subscription'
  | 'openOrder'
  | 'otherSignIn'
  | 'forbidden'
  | 'limited'
  | 'unreachable'
  | 'failed'

const reasons: Readonly<Partial<Record<Condition, LeaveRefusal>>> = {
  'password-wrong': 'wrongPassword',
  'member-has-subscription': 'subscription',
  'member-has-open-order': 'openOrder',
  'validation-type-invalid': 'otherSignIn',
  'member-locked': 'limited',
  'device-locked': 'limited',
  forbidden: 'forbidden',
}

const tooMany = 429

/** What a failed deletion means to its member. */
export function toLeaveRefusal(failure: Failure): LeaveRefusal {
  if (failure.kind === 'transport') return 'unreachable'
  if (getFailureStatus(failure) === tooMany) return 'limited'
  return (failure.kind === 'condition' && reasons[failure.condition]) || 'failed'
}
