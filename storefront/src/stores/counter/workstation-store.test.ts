import type { Condition } from '@foyer/contract/errors/catalogue'
import { failed, success } from '../../cache/result.ts'
import type { Failure } from '../../services/http/failure.ts'
import { WorkstationStore } from './workstation-store.ts'

const workstation = { id: 'w1', name: 'Till 4', siteId: '1001' }
const known = () => Promise.resolve(success({ status: 200, body: { workstation }, serverTime: null }))
const done = () => Promise.resolve(success({ status: 204, body: undefined, serverTime: null }))
const fail = (failure: Failure) => () => Promise.resolve(failed(failure))
const refuse = (condition: Condition, status: number): Failure => ({
  kind: 'condition',
  condition,
  status,
  problem: { type: 'x', title: condition, status },
  retryable: false,
})
const offline: Failure = { kind: 'transport', reason: 'network', retryable: true }

function open(id: string | null, calls: Partial<Record<'register' | 'current' | 'signOut', jest.Mock>> = {}) {
  const service = { register: jest.fn(known), current: jest.fn(known), signOut: jest.fn(done), ...calls }
  return { service, store: new WorkstationStore({ service, findId: () => id }) }
}

it('is none without a cookie, and asks nobody', async () => {
  const { service, store } = open(null)
  expect(store.state).toEqual({ phase: 'unknown' })
  await store.restore()
  expect(store.state).toEqual({ phase: 'signed-out', isEnded: false })
  expect(service.current).not.toHaveBeenCalled()
})

it.each([
  ['is what the server says', known, { phase: 'signed-in', workstation }],
  [
    'is none any more where it was revoked',
    fail(refuse('forbidden', 403)),
    { phase: 'signed-out', isEnded: true },
  ],
  ['is not known where nobody answers', fail(offline), { phase: 'unreachable' }],
] as const)('%s', async (_, current, state) => {
  const { store } = open('w1', { current: jest.fn().mockImplementation(current) })
  await store.restore()
  expect(store.state).toEqual(state)
})

it('is signed in by a code', async () => {
  const { service, store } = open(null)
  expect(await store.signIn('ABCD-EFGH-JKLM')).toBeNull()
  expect(service.register).toHaveBeenCalledWith('ABCD-EFGH-JKLM')
  expect(store.state).toEqual({ phase: 'signed-in', workstation })
})

it('asks what it is where a server registers it without saying so', async () => {
  const { store } = open(null, { register: jest.fn(done) })
  expect(await store.signIn('ABCD-EFGH-JKLM')).toBeNull()
  expect(store.state).toEqual({ phase: 'signed-in', workstation })
})

it.each([
  [refuse('credentials-invalid', 400), 'refused'],
  [refuse('invalid-argument', 400), 'refused'],
  [refuse('too-many-requests', 429), 'limited'],
  [offline, 'unreachable'],
  [refuse('unknown', 400), 'failed'],
] as const)('stays signed out by a code that is refused with %j: %s', async (failure, reason) => {
  const { store } = open(null, { register: jest.fn(fail(failure)) })
  await store.restore()
  expect(await store.signIn('ABCD')).toBe(reason)
  expect(store.state).toEqual({ phase: 'signed-out', isEnded: false })
})

it.each([
  ['is signed out', done, true, 'signed-out'],
  ['is signed out where it was revoked before', fail(refuse('forbidden', 403)), true, 'signed-out'],
  ['stays signed in where nobody answers', fail(offline), false, 'signed-in'],
] as const)('%s', async (_, signOut, isOut, phase) => {
  const { store } = open('w1', { signOut: jest.fn().mockImplementation(signOut) })
  await store.restore()
  expect(await store.signOut()).toBe(isOut)
  expect(store.state.phase).toBe(phase)
})
