import type { Condition } from '@foyer/contract/errors/catalogue'
import { isPasswordRefusal, passwordRefusals } from '../../member/password-refusals.ts'
import { getFailureStatus, type Failure } from '../../services/http/failure.ts'
import type { SignUpStep } from './steps.ts'

/** Fields that a server can refuse. */
export type SignUpField =
  | 'givenName'
  | 'familyName'
  | 'email'
  | 'username'
  | 'birthDate'
  | 'siteId'
  | 'password'
  | 'friendCode'
  | 'terms'

/** Why no account was made; `text` is a text key. */
export type SignUpRefusal =
  | { readonly kind: 'field'; readonly step: SignUpStep; readonly field: SignUpField; readonly text: string }
  | { readonly kind: 'limited' | 'unproven' | 'unreachable' | 'failed' }

/** The value of a field as the server has refused it, and why, in words. */
export interface RefusedValue {
  readonly field: SignUpField
  readonly value: string
  readonly text: string
}

const stepByField: Readonly<Record<SignUpField, SignUpStep>> = {
  givenName: 'you',
  familyName: 'you',
  email: 'you',
  username: 'you',
  birthDate: 'you',
  siteId: 'you',
  password: 'password',
  friendCode: 'club',
  terms: 'club',
}

const tooMany = 429

const refuseField = (field: SignUpField, text: string): SignUpRefusal => ({
  kind: 'field',
  step: stepByField[field],
  field,
  text,
})

/** Refusals of one field, whatever members sign in with. */
const fieldByCondition: Readonly<Partial<Record<Condition, readonly [SignUpField, string]>>> = {
  'email-missing': ['email', 'member.signUp.required'],
  'email-format-invalid': ['email', 'member.signUp.emailFormat'],
  'email-registered': ['email', 'member.signUp.emailTaken'],
  'username-registered': ['username', 'member.signUp.usernameTaken'],
  'terms-not-accepted': ['terms', 'member.signUp.termsRequired'],
}

/** Fields by the path of a malformed part of the request. */
const fieldByPath: readonly (readonly [path: string, field: SignUpField, text: string])[] = [
  ['credentials/email', 'email', 'member.signUp.emailFormat'],
  ['credentials/username', 'username', 'member.signUp.usernameFormat'],
  ['credentials/password', 'password', 'member.password.tooLong'],
  ['referralCode', 'friendCode', 'member.signUp.friendCode.refused'],
  ['personalDetails/birthDate', 'birthDate', 'member.signUp.birthDateRefused'],
  ['personalDetails/name/givenName', 'givenName', 'member.signUp.nameRefused'],
  ['personalDetails/name/familyName', 'familyName', 'member.signUp.nameRefused'],
]

/**
 * What a failed creation means to who signs up.
 * @param identifier what members of the chain sign in with
 */
export function toSignUpRefusal(failure: Failure, identifier: 'Email' | 'Username'): SignUpRefusal {
  if (failure.kind === 'transport') return { kind: 'unreachable' }
  if (failure.kind === 'condition') {
    const { condition, problem } = failure
    if (isPasswordRefusal(condition)) return refuseField('password', passwordRefusals[condition])
    const known = fieldByCondition[condition]
    if (known) return refuseField(...known)
    const own = identifier === 'Email' ? 'email' : 'username'
    if (condition === 'identifier-not-unique') return refuseField(own, 'member.signUp.identifierTaken')
    if (condition === 'email-or-username-missing') return refuseField(own, 'member.signUp.required')
    if (condition === 'captcha-required') return { kind: 'unproven' }
    const paths = (problem.violations ?? []).map(({ path }) => path)
    const malformed = fieldByPath.find(([part]) => paths.some((path) => path.includes(part)))
    if (malformed) return refuseField(malformed[1], malformed[2])
  }
  return { kind: getFailureStatus(failure) === tooMany ? 'limited' : 'failed' }
}
