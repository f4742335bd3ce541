import { catalogue, type Condition } from '@foyer/contract/errors/catalogue'
import { halcyonTexts } from '../../context/testing/brand-texts.ts'
import { refuseFor, unreachable } from '../../context/testing/order-stores.ts'
import type { Failure } from '../../services/http/failure.ts'
import { toCopyRefusal } from './copy-refusal.ts'
import { toLeaveRefusal } from './leave-refusal.ts'

const getFailure = (condition: Condition): Failure => refuseFor(condition).failure

test('no answer is said as such', () => {
  expect(toLeaveRefusal(unreachable().failure)).toBe('unreachable')
  expect(toCopyRefusal(unreachable().failure)).toBe('unreachable')
})

test('every code of leaving has words of its own', () => {
  const concerned = catalogue.filter(
    ({ v1, areas }) => (v1 !== undefined && 'delete-member' in v1) || areas?.includes('delete-member'),
  )
  expect(concerned.map(({ condition }) => condition)).toEqual(
    expect.arrayContaining(['member-has-subscription', 'member-has-open-order']),
  )
  const unsaid = concerned.filter(({ condition }) => toLeaveRefusal(getFailure(condition)) === 'failed')
  expect(unsaid).toEqual([])
})

test.each([
  ['password-wrong', 'wrongPassword'],
  ['member-has-subscription', 'subscription'],
  ['member-has-open-order', 'openOrder'],
  ['validation-type-invalid', 'otherSignIn'],
  ['too-many-requests', 'limited'],
  ['member-locked', 'limited'],
  ['invalid-argument', 'failed'],
] as const)('%s on leaving is %s', (condition, reason) => {
  expect(toLeaveRefusal(getFailure(condition))).toBe(reason)
  expect(halcyonTexts[`member.leave.refused.${reason}`]).toBeTruthy()
})

test.each([
  ['password-wrong', 'wrongPassword'],
  ['email-unverified', 'unverified'],
  ['forbidden', 'forbidden'],
  ['too-many-requests', 'limited'],
  ['member-locked', 'limited'],
  ['invalid-argument', 'failed'],
] as const)('%s on asking for a copy is %s', (condition, reason) => {
  expect(toCopyRefusal(getFailure(condition))).toBe(reason)
  expect(halcyonTexts[`member.data.copy.refused.${reason}`]).toBeTruthy()
})
