import type { Condition } from '@foyer/contract/errors/catalogue'
import { isPasswordRefusal, passwordRefusals } from '../../member/password-refusals.ts'
import { getFailureStatus, type Failure } from '../../services/http/failure.ts'

/** What can be changed, each by itself. */
export type Credential = 'email' | 'username' | 'password'

/** Why a change did not work; `text` is a text key. `field`: the new value, or the present password. */
export type CredentialRefusal =
  | { readonly kind: 'field'; readonly field: 'value' | 'current'; readonly text: string }
  | { readonly kind: 'form'; readonly text: string }

const ofValue = (text: string): CredentialRefusal => ({ kind: 'field', field: 'value', text })
const ofForm = (text: string): CredentialRefusal => ({ kind: 'form', text })

const ofCurrent: CredentialRefusal = {
  kind: 'field',
  field: 'current',
  text: 'member.credentials.wrongPassword',
}

const refusals: Readonly<Partial<Record<Condition, CredentialRefusal>>> = {
  'password-wrong': ofCurrent,
  'email-missing': ofValue('member.credentials.required'),
  'email-format-invalid': ofValue('member.credentials.emailFormat'),
  'email-registered': ofValue('member.credentials.emailTaken'),
  'username-registered': ofValue('member.credentials.usernameTaken'),
  'identifier-not-unique': ofValue('member.credentials.identifierTaken'),
  'email-or-username-missing': ofValue('member.credentials.required'),
  // Codes of other servers whose meaning the interface does not state.
  'email-update-30009': ofValue('member.credentials.emailRefused'),
  'email-update-30014': ofValue('member.credentials.emailRefused'),
  'username-update-30015': ofValue('member.credentials.usernameRefused'),
  'member-locked': ofForm('member.credentials.limited'),
  'device-locked': ofForm('member.credentials.limited'),
  'captcha-required': ofForm('member.credentials.unproven'),
  // A sign-in at a workstation changes no credentials.
  forbidden: ofForm('member.credentials.forbidden'),
}

const malformed: Readonly<Record<Credential, CredentialRefusal>> = {
  email: ofValue('member.credentials.emailFormat'),
  username: ofValue('member.credentials.usernameFormat'),
  password: ofValue('member.password.tooLong'),
}

const tooMany = 429

/** What a failed change of a credential means to its member. */
export function toCredentialRefusal(failure: Failure, credential: Credential): CredentialRefusal {
  if (failure.kind === 'transport') return ofForm('member.credentials.unreachable')
  if (getFailureStatus(failure) === tooMany) return ofForm('member.credentials.limited')
  if (failure.kind === 'condition') {
    const { condition, problem } = failure
    if (isPasswordRefusal(condition)) return ofValue(passwordRefusals[condition])
    const paths = (problem.violations ?? []).map(({ path }) => path)
    if (paths.some((path) => path.endsWith(credential))) return malformed[credential]
    if (paths.some((path) => path.endsWith('currentPassword'))) return ofCurrent
    const known = refusals[condition]
    if (known) return known
  }
  return ofForm('member.credentials.failed')
}
