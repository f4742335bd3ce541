import { catalogue, type Condition } from '@foyer/contract/errors/catalogue'
import { halcyonTexts } from '../../context/testing/brand-texts.ts'
import { refuseFor, unreachable } from '../../context/testing/order-stores.ts'
import type { Failure } from '../../services/http/failure.ts'
import { toCredentialRefusal } from './refusal.ts'
import { toLeaveRefusal } from './leave-refusal.ts'

const getFailure = (condition: Condition, extra: object = {}): Failure => refuseFor(condition, extra).failure

test.each<[Condition, 'email' | 'username' | 'password', 'value' | 'current']>([
  ['password-wrong', 'email', 'current'],
  ['email-format-invalid', 'email', 'value'],
  ['email-registered', 'email', 'value'],
  ['identifier-not-unique', 'email', 'value'],
  ['email-update-30009', 'email', 'value'],
  ['email-update-30014', 'email', 'value'],
  ['username-registered', 'username', 'value'],
  ['username-update-30015', 'username', 'value'],
  ['password-wrong', 'password', 'current'],
  ['password-compromised', 'password', 'value'],
  ['password-contains-name', 'password', 'value'],
])('%s of the %s is said at its field, in words', (condition, credential, field) => {
  const refusal = toCredentialRefusal(getFailure(condition), credential)
  expect(refusal).toMatchObject({ kind: 'field', field })
  expect(halcyonTexts[refusal.text]).toBeTruthy()
})

test('a malformed value is said at its field', () => {
  const failure = getFailure('invalid-argument', { violations: [{ path: 'body/username', message: '' }] })
  expect(toCredentialRefusal(failure, 'username')).toMatchObject({
    field: 'value',
    text: 'member.credentials.usernameFormat',
  })
})

test.each([
  ['too-many-requests', 'member.credentials.limited'],
  ['member-locked', 'member.credentials.limited'],
  ['device-locked', 'member.credentials.limited'],
  ['forbidden', 'member.credentials.forbidden'],
  ['invalid-argument', 'member.credentials.failed'],
] as const)('%s is said over the form', (condition, text) => {
  expect(toCredentialRefusal(getFailure(condition), 'email')).toEqual({ kind: 'form', text })
  expect(halcyonTexts[text]).toBeTruthy()
})

test('no answer is said as such', () => {
  expect(toCredentialRefusal(unreachable().failure, 'email').text).toBe('member.credentials.unreachable')
  expect(toLeaveRefusal(unreachable().failure)).toBe('unreachable')
})

test('every code of the three calls that change credentials or delete has words of its own', () => {
  const areas = ['email-update', 'username-update', 'delete-member'] as const
  const concerned = catalogue.filter(({ v1 }) => v1 !== undefined && areas.some((area) => area in v1))
  expect(concerned.map(({ condition }) => condition)).toContain('member-has-subscription')
  const unsaid = concerned
    .map(({ condition }) => condition)
    .filter(
      (condition) =>
        toCredentialRefusal(getFailure(condition), 'email').text === 'member.credentials.failed' &&
        toLeaveRefusal(getFailure(condition)) === 'failed',
    )
  expect(unsaid).toEqual([])
})

test.each([
  ['password-wrong', 'wrongPassword'],
  ['member-has-subscription', 'subscription'],
  ['validation-type-invalid', 'otherSignIn'],
  ['too-many-requests', 'limited'],
  ['member-locked', 'limited'],
  ['invalid-argument', 'failed'],
] as const)('%s on leaving is %s', (condition, reason) => {
  expect(toLeaveRefusal(getFailure(condition))).toBe(reason)
  expect(halcyonTexts[`member.leave.refused.${reason}`]).toBeTruthy()
})
