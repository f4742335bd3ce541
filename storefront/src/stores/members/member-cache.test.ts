import { makeAutoObservable } from 'mobx'
import { Snapshots } from '../../cache/snapshots.ts'
import { success } from '../../cache/result.ts'
import type { MembersService } from '../../services/ocapi/members.ts'
import { Caching } from '../base/caching.ts'
import { MemberAccounts } from './member-accounts.ts'
import { createMemberCache } from './member-cache.ts'

class Session {
  isSignedIn: boolean
  signIns = 0

  constructor(isSignedIn: boolean) {
    this.isSignedIn = isSignedIn
    makeAutoObservable(this)
  }

  begin(): void {
    this.isSignedIn = true
    this.signIns += 1
  }

  end(): void {
    this.isSignedIn = false
  }
}

const signedOut = { ok: false, failure: { condition: 'member-not-signed-in', status: 401 } }

describe.each(['rewards', 'watchlist', 'billing options'])('%s of a member', (name) => {
  function setUp(isSignedIn: boolean) {
    const session = new Session(isSignedIn)
    const load = jest.fn(async () => success(name))
    const caching = new Caching({ now: () => 0 }, { warn: jest.fn(), error: jest.fn() }, new Snapshots())
    const cached = createMemberCache(caching, session, name, { load, lifetime: 60_000 })
    return { session, load, cached }
  }

  it('are not loaded while nobody is signed in', async () => {
    const { load, cached } = setUp(false)
    await cached.ensure()
    expect(load).not.toHaveBeenCalled()
    expect(cached.state).toMatchObject({ status: 'Failure', error: signedOut.failure })
  })

  it('are loaded once somebody is, also after they were wanted in vain', async () => {
    const { session, load, cached } = setUp(false)
    await cached.ensure()
    session.begin()
    expect(cached.state.status).toBe('NotLoaded')
    await cached.ensure()
    expect(load).toHaveBeenCalledTimes(1)
    expect(cached.value).toBe(name)
  })

  it('are gone with the sign-in, and with another member’s', async () => {
    const { session, cached } = setUp(true)
    await cached.ensure()
    session.end()
    expect(cached.value).toBeUndefined()
    session.begin()
    await cached.ensure()
    session.begin()
    expect(cached.value).toBeUndefined()
  })
})

describe('the account of nobody', () => {
  const call = jest.fn(async () => success({ status: 204, body: undefined, serverTime: null }))
  const members = new Proxy({} as MembersService, { get: () => call })
  beforeEach(() => call.mockClear())

  it.each<[string, (accounts: MemberAccounts) => Promise<unknown>]>([
    ['email', (accounts) => accounts.setEmail('ines@postbox.example', 'x')],
    ['password', (accounts) => accounts.setPassword('Rain on Corvane 9', 'x')],
    ['username', (accounts) => accounts.setUsername('ines', 'x')],
    ['existence', (accounts) => accounts.deleteAccount('x')],
    ['list of devices', (accounts) => accounts.listSessions()],
    ['device', (accounts) => accounts.endSession('s1')],
    ['devices', (accounts) => accounts.endSessions()],
    ['verification', (accounts) => accounts.resendVerification()],
    ['orders', (accounts) => accounts.claimOrder('o1')],
    ['claim', (accounts) => accounts.readOrderClaim('o1')],
  ])('is not changed or read: %s', async (_, change) => {
    expect(await change(new MemberAccounts(members, { isSignedIn: false }))).toMatchObject(signedOut)
    expect(call).not.toHaveBeenCalled()
  })

  it('is made, and verified by a code, by a visitor', async () => {
    const accounts = new MemberAccounts(members, { isSignedIn: false })
    expect(await accounts.verifyEmail('ABCD')).toMatchObject({ ok: true })
    expect(await accounts.sendResetCode({ email: 'ines@postbox.example' })).toMatchObject({ ok: true })
    expect(call).toHaveBeenCalledTimes(2)
  })
})
