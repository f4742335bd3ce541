import { catalogue, type Condition } from '@foyer/contract/errors/catalogue'
import { halcyonTexts } from '../../context/testing/brand-texts.ts'
import { refuseFor, unreachable } from '../../context/testing/order-stores.ts'
import type { Failure } from '../../services/http/failure.ts'
import { toCredentialRefusal } from './refusal.ts'

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
})

test('every code of the calls that change credentials has words of its own', () => {
  const areas = ['email-update', 'username-update'] as const
  const concerned = catalogue.filter(({ v1 }) => v1 !== undefined && areas.some((area) => area in v1))
  expect(concerned.length).toBeGreaterThan(2)
  const unsaid = concerned
    .map(({ condition }) => condition)
    .filter(
      (condition) => toCredentialRefusal(getFailure(condition), 'email').text === 'member.credentials.failed',
    )
  expect(unsaid).toEqual([])
})
