import { autorun } from 'mobx'
import type { Member } from '@foyer/contract/wire/members'
import { failed, success, type Result } from '../../cache/result.ts'
import { Snapshots } from '../../cache/snapshots.ts'
import type { Failure } from '../../services/http/failure.ts'
import { createVolatileStorage } from '../browser/volatile-storage.ts'
import { Caching } from '../base/caching.ts'
import { createMemberCache } from './member-cache.ts'
import { MemberSession } from './member-session.ts'
import { MemberStore, memberLifetime } from './member.ts'
import { createBrowser, networkDown, refusal } from './testing/sign-in-parts.ts'

const name = { givenName: 'Ines', familyName: 'Marchetti' }
const ines = { id: 'member-1', personalDetails: { name } } as Member
const settle = () => new Promise((resume) => setImmediate(resume))

function setUp(isSignedIn = true) {
  const parts = createBrowser()
  const clock = { time: 0, now: () => clock.time }
  const server = { answer: success(ines) as Result<Member, Failure>, calls: 0 }
  const state = { isSignedIn }
  const session = new MemberSession({
    mode: {
      isSignedIn: () => state.isSignedIn,
      signIn: async () => {
        state.isSignedIn = true
        return success(undefined)
      },
      accept: () => success(undefined),
      getToken: async () => null,
      renew: async () => false,
      clear: () => void (state.isSignedIn = false),
      watch: () => () => undefined,
    },
    members: { deleteCookie: async () => failed(networkDown) },
    browser: parts.browser,
    local: createVolatileStorage(),
    logger: { warn: jest.fn(), error: jest.fn() },
    isSignedIn: false,
    onSignIn: () => void member.load(),
    cancelOrder: async () => undefined,
    clearMember: async () => undefined,
  })
  const caching = new Caching(clock, { warn: jest.fn(), error: jest.fn() }, new Snapshots())
  const cached = createMemberCache<Member>(caching, session, 'member', {
    lifetime: memberLifetime,
    load: async () => {
      server.calls += 1
      return server.answer
    },
  })
  const onLoaded = jest.fn()
  const member: MemberStore = new MemberStore({ session, cached, onLoaded })
  session.start()
  return { ...parts, session, member, server, clock, onLoaded, state }
}

it('is not loaded for a visitor, nor before anybody wants it', async () => {
  const visitor = setUp(false)
  await visitor.member.load()
  expect(await visitor.member.reload()).toBe(false)
  const member = setUp()
  await settle()
  expect(visitor.server.calls + member.server.calls).toBe(0)
  expect([member.member.isMemberSignedIn, visitor.member.isMemberSignedIn]).toEqual([true, false])
})

it('is loaded once it is shown', async () => {
  const { member, server, onLoaded } = setUp()
  const names: (string | undefined)[] = []
  autorun(() => names.push(member.member?.personalDetails.name.givenName))
  await settle()
  expect(names).toEqual([undefined, 'Ines'])
  expect([member.state.status, server.calls]).toEqual(['Success', 1])
  expect(onLoaded).toHaveBeenCalledWith(ines)
})

it('is used for half an hour', async () => {
  const { member, server, clock } = setUp()
  await member.load()
  clock.time = 30 * 60_000 - 1
  await member.load()
  expect(server.calls).toBe(1)
  clock.time += 1
  await member.load()
  expect(server.calls).toBe(2)
})

it('is read again at focus, if it was read before; a visitor’s is not', async () => {
  const { member, server, regainFocus } = setUp()
  regainFocus()
  expect(server.calls).toBe(0)
  await member.load()
  regainFocus()
  await settle()
  expect(server.calls).toBe(2)
  const visitor = setUp(false)
  visitor.regainFocus()
  await settle()
  expect(visitor.server.calls).toBe(0)
})

it('is gone with the sign-in, and is loaded anew for the next member', async () => {
  const { member, session, server } = setUp()
  await member.load()
  await session.signOut({ onFailure: () => true })
  expect([member.member, member.state.status]).toEqual([null, 'NotLoaded'])
  server.answer = success({ ...ines, id: 'member-2' })
  await session.signIn({ identifier: 'a', password: 'b', remember: false })
  await settle()
  expect(member.member?.id).toBe('member-2')
})

describe('where it fails to load', () => {
  const cases: readonly [string, Failure, { atFocus: boolean; atPress: boolean }][] = [
    ['the line is down', networkDown, { atFocus: false, atPress: false }],
    [
      'the server fails',
      { kind: 'http', status: 500, problem: null, retryable: true },
      { atFocus: false, atPress: true },
    ],
    ['no member calls', refusal('member-not-signed-in', 400), { atFocus: true, atPress: true }],
    [
      'the token has expired and its renewal was not answered',
      { ...refusal('refresh-token-expired'), condition: 'member-token-expired', status: 403 } as Failure,
      { atFocus: false, atPress: false },
    ],
  ]
  it.each(cases)(
    'as %s: whether the sign-in ends at focus, and at a press of “Try again”',
    async (_, failure, ends) => {
      for (const [name, isEnded] of Object.entries(ends)) {
        const { member, session, server, regainFocus } = setUp()
        await member.load()
        server.answer = failed(failure)
        if (name === 'atFocus') regainFocus()
        else expect(await member.reload()).toBe(false)
        await settle()
        expect({ name, isEnded: !session.isSignedIn }).toEqual({ name, isEnded })
      }
    },
  )

  it('says so, and comes with the next try', async () => {
    const { member, server } = setUp()
    server.answer = failed(networkDown)
    await member.load()
    expect(member.state.status).toBe('Failure')
    server.answer = success(ines)
    expect(await member.reload()).toBe(true)
    expect(member.member).toEqual(ines)
  })
})
