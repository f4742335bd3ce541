import { refuseFor, unreachable } from '../../context/testing/order-stores.ts'
import { describeFailure, type Failure } from '../../services/http/failure.ts'
import { toSignInRefusal } from './sign-in-refusal.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const getFailure = (answer: { readonly ok: false; readonly failure: Failure }) => answer.failure
const read = (answer: { readonly ok: false; readonly failure: Failure }) =>
  toSignInRefusal(getFailure(answer), 'ines@postbox.example', now, describeFailure)

test.each([
  ['credentials-invalid', 'refused'],
  ['captcha-required', 'unproven'],
  ['too-many-requests', 'limited'],
] as const)('%s is told as "%s"', (condition, kind) => {
  expect(read(refuseFor(condition))).toEqual({ kind })
})

test('any other failure has the words that are given for it', () => {
  expect(read(refuseFor('email-missing'))).toEqual({ kind: 'failed', text: 'email-missing (status 400)' })
})

test('no answer is no refusal', () => {
  expect(read(unreachable())).toEqual({ kind: 'unreachable' })
})

test('a locked member is locked until the time that the server tells, a locked device for everybody', () => {
  const until = now + 900_000
  expect(read(refuseFor('member-locked', { lockOutPeriodInSeconds: 900 }))).toEqual({
    kind: 'locked',
    identifier: 'ines@postbox.example',
    until,
  })
  expect(read(refuseFor('device-locked', { lockOutPeriodInSeconds: 900 }))).toEqual({
    kind: 'locked',
    identifier: null,
    until,
  })
})

test('a lock whose end is not told has none', () => {
  expect(read(refuseFor('member-locked'))).toMatchObject({ kind: 'locked', until: null })
})
