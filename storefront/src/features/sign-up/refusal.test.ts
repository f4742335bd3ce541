import { catalogue, type Condition } from '@foyer/contract/errors/catalogue'
import { refuseFor, unreachable } from '../../context/testing/order-stores.ts'
import { halcyonTexts } from '../../context/testing/brand-texts.ts'
import type { Failure } from '../../services/http/failure.ts'
import { toSignUpRefusal, type SignUpField } from './refusal.ts'

const getFailure = (condition: Condition, extra: object = {}): Failure => refuseFor(condition, extra).failure

test.each<[Condition, step: string, SignUpField]>([
  ['email-missing', 'you', 'email'],
  ['email-format-invalid', 'you', 'email'],
  ['email-registered', 'you', 'email'],
  ['username-registered', 'you', 'username'],
  ['identifier-not-unique', 'you', 'email'],
  ['email-or-username-missing', 'you', 'email'],
  ['terms-not-accepted', 'club', 'terms'],
  ['password-too-long', 'password', 'password'],
  ['password-too-short', 'password', 'password'],
  ['password-too-few-numerics', 'password', 'password'],
  ['password-too-few-non-numerics', 'password', 'password'],
  ['password-too-few-distinct', 'password', 'password'],
  ['password-contains-email', 'password', 'password'],
  ['password-contains-username', 'password', 'password'],
  ['password-contains-name', 'password', 'password'],
  ['password-compromised', 'password', 'password'],
  ['password-disallowed-words', 'password', 'password'],
])('%s leads to the step %s and its field %s, with words', (condition, step, field) => {
  const refusal = toSignUpRefusal(getFailure(condition), 'Email')
  expect(refusal).toMatchObject({ kind: 'field', step, field })
  expect(refusal.kind === 'field' && halcyonTexts[refusal.text]).toBeTruthy()
})

test('where members sign in with a username, it is that one that is taken', () => {
  for (const condition of ['identifier-not-unique', 'email-or-username-missing'] as const)
    expect(toSignUpRefusal(getFailure(condition), 'Username')).toMatchObject({ field: 'username' })
})

test.each([
  ['body/credentials/email', 'email'],
  ['body/credentials/username', 'username'],
  ['body/credentials/password', 'password'],
  ['body/personalDetails/birthDate', 'birthDate'],
  ['body/personalDetails/name/familyName', 'familyName'],
])('a malformed %s is said at %s', (path, field) => {
  const failure = getFailure('invalid-argument', { violations: [{ path, message: '' }] })
  expect(toSignUpRefusal(failure, 'Email')).toMatchObject({ kind: 'field', field })
})

test('what no field is to blame for is said as a whole', () => {
  expect(toSignUpRefusal(unreachable().failure, 'Email')).toEqual({ kind: 'unreachable' })
  expect(toSignUpRefusal(getFailure('captcha-required'), 'Email')).toEqual({ kind: 'unproven' })
  expect(toSignUpRefusal(getFailure('too-many-requests'), 'Email')).toEqual({ kind: 'limited' })
  expect(toSignUpRefusal(getFailure('invalid-argument'), 'Email')).toEqual({ kind: 'failed' })
  expect(toSignUpRefusal({ kind: 'http', status: 503, retryable: true, problem: null }, 'Email')).toEqual({
    kind: 'failed',
  })
})

test('every code of creation and of password rules has a field or a reason', () => {
  const concerned = catalogue.filter(
    ({ v1 }) => v1 !== undefined && ('member-creation' in v1 || 'password' in v1),
  )
  expect(concerned.length).toBeGreaterThan(10)
  const unsaid = concerned
    .map(({ condition }) => condition)
    .filter((condition) => toSignUpRefusal(getFailure(condition), 'Email').kind !== 'field')
  // A code of a reset is in no sign-up.
  expect(unsaid).toEqual(['reset-code-invalid'])
})
