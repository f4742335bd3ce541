import { failed, success } from '../../cache/result.ts'
import { createContractFailure, type Failure } from '../../services/http/failure.ts'
import { createVolatileStorage } from '../browser/volatile-storage.ts'
import { MemberSession, type EndReason } from './member-session.ts'
import { userIdKey } from '../visitor/signed-in.ts'
import type { SignInMode } from './sign-in-mode.ts'
import { createBrowser, networkDown, refusal } from './testing/sign-in-parts.ts'

const credentials = { identifier: 'ines@example.org', password: 'a secret', remember: false }

/** A browser's sign-in, as all its tabs see it. */
function createShared() {
  return { isSignedIn: false, local: createVolatileStorage() }
}

/** A tab of it. @param failure why signing out fails, null where it does not */
function openTab(shared = createShared(), failure: Failure | null = null, isSignedIn = false) {
  const parts = createBrowser()
  const steps: string[] = []
  const watchers = new Set<() => void>()
  const mode: SignInMode = {
    isSignedIn: () => shared.isSignedIn,
    signIn: async () => {
      shared.isSignedIn = true
      return success(undefined)
    },
    accept(answer) {
      shared.isSignedIn = answer === 'cookie'
      return answer === 'cookie' ? success(undefined) : failed(createContractFailure('createMemberToken'))
    },
    getToken: async () => 'token',
    renew: async () => {
      shared.isSignedIn = false
      return false
    },
    clear() {
      steps.push('forget')
      shared.isSignedIn = false
    },
    watch(onChange) {
      watchers.add(onChange)
      return () => void watchers.delete(onChange)
    },
  }
  const deleteCookie = async () => {
    steps.push('end on the server')
    return failure ? failed(failure) : success({ status: 204, body: undefined, serverTime: null })
  }
  const session = new MemberSession({
    mode,
    members: { deleteCookie },
    browser: parts.browser,
    local: shared.local,
    logger: { warn: jest.fn(), error: jest.fn() },
    isSignedIn,
    onSignIn: () => void steps.push('load the member'),
    cancelOrder: async () => void steps.push('cancel the order'),
    clearMember: async () => void steps.push('clear the member'),
  })
  const ends: EndReason[] = []
  session.onEnd((reason) => ends.push(reason))
  const notice = () => watchers.forEach((onChange) => onChange())
  return { ...parts, session, shared, steps, ends, watchers, notice }
}

async function openSignedInTab(failure: Failure | null = null) {
  const tab = openTab(createShared(), failure)
  await tab.session.signIn(credentials)
  tab.steps.length = 0
  return tab
}

it('knows nobody before the page has asked it to look', () => {
  const shared = { ...createShared(), isSignedIn: true }
  const { session } = openTab(shared)
  expect([session.isSignedIn, session.isKnown]).toEqual([false, false])
  session.start()
  expect([session.isSignedIn, session.isKnown]).toEqual([true, true])
})

it('knows from the start whom the page was rendered for', () => {
  const { session } = openTab({ ...createShared(), isSignedIn: true }, null, true)
  expect([session.isSignedIn, session.isKnown]).toEqual([true, true])
})

it('a page rendered for a member who has signed out since ends the sign-in at the first look', () => {
  const { session, ends } = openTab(createShared(), null, true)
  session.start()
  expect(session.isSignedIn).toBe(false)
  expect(ends).toEqual(['expired'])
})

it('the first look clears what is stored of a member whose sign-in has ended meanwhile, and leaves the order', () => {
  const shared = createShared()
  shared.local.set(userIdKey, 'member-1')
  const { session, steps } = openTab(shared)
  session.start()
  expect(shared.local.get(userIdKey)).toBeNull()
  expect(steps).toEqual([])
})

it('is followed once, however many parts of the page follow it', () => {
  const { session, watchers, timers } = openTab()
  const stops = [session.start(), session.start()]
  expect(watchers.size).toBe(1)
  stops[0]?.()
  expect(watchers.size).toBe(1)
  stops[1]?.()
  expect(watchers.size + timers.size).toBe(0)
})

it('signs in, tells the other tabs, and loads the member', async () => {
  const { session, notified, steps } = openTab()
  expect((await session.signIn(credentials)).ok).toBe(true)
  expect([session.isSignedIn, session.isKnown]).toEqual([true, true])
  expect(notified).toEqual(['signed-in'])
  expect(steps).toEqual(['load the member'])
})

it('takes over a sign-in that another call has brought, unless it is of no use', async () => {
  const { session } = openTab()
  await session.accept({ access_token: 'opaque', refresh_token: 'r' })
  expect(session.isSignedIn).toBe(false)
  await session.accept('cookie')
  expect(session.isSignedIn).toBe(true)
})

it('counts sign-ins over one another: the member may be another one', async () => {
  const { session } = openTab()
  await session.signIn(credentials)
  const before = session.signIns
  await session.signIn(credentials)
  expect(session.signIns).toBe(before + 1)
})

describe('signing out', () => {
  it('cancels the order while its calls are the member’s, then ends, forgets, clears and reports', async () => {
    const { session, steps, ends, notified } = await openSignedInTab()
    expect(await session.signOut()).toBe(true)
    expect(steps.slice(0, 4)).toEqual(['cancel the order', 'end on the server', 'forget', 'clear the member'])
    expect(session.isSignedIn).toBe(false)
    expect(ends).toEqual(['signed-out'])
    expect(notified.at(-1)).toBe('ended')
  })

  it('does not go on without the server’s answer', async () => {
    const { session, ends } = await openSignedInTab(networkDown)
    expect(await session.signOut()).toBe(false)
    expect(await session.signOut({ onFailure: () => false })).toBe(false)
    expect(session.isSignedIn).toBe(true)
    expect(ends).toEqual([])
  })

  it('goes on without an answer where it is allowed to', async () => {
    const { session, ends } = await openSignedInTab(networkDown)
    const onFailure = jest.fn(() => true)
    expect(await session.signOut({ onFailure })).toBe(false)
    expect(onFailure).toHaveBeenCalledTimes(1)
    expect(session.isSignedIn).toBe(false)
    expect(ends).toEqual(['signed-out'])
  })

  it('is done where the server says that the sign-in is over already', async () => {
    const { session } = await openSignedInTab(refusal('member-not-signed-in', 400))
    expect(await session.signOut()).toBe(true)
  })

  it('is seen by another tab as what it was, by news, by its own look, and hours later', async () => {
    for (const hear of ['news', 'look', 'return'] as const) {
      const first = await openSignedInTab()
      const other = openTab(first.shared)
      const stop = other.session.start()
      if (hear === 'return') stop()
      await first.session.signOut()
      if (hear === 'news') other.hear('ended')
      if (hear === 'look') other.notice()
      if (hear === 'return') other.session.start()
      expect({ hear, ends: other.ends }).toEqual({ hear, ends: ['signed-out'] })
      expect(other.steps).toContain('clear the member')
    }
  })
})

describe('a sign-in that is over', () => {
  it('is expired, in every tab', async () => {
    const first = await openSignedInTab()
    const other = openTab(first.shared)
    other.session.start()
    expect(await first.session.renew('token')).toBe(false)
    other.notice()
    expect([first.ends, other.ends]).toEqual([['expired'], ['expired']])
    expect(first.steps).not.toContain('cancel the order')
  })

  it('is expired also after an earlier sign-out and another sign-in', async () => {
    const { session, ends } = await openSignedInTab()
    await session.signOut()
    await session.signIn(credentials)
    await session.renew('token')
    expect(ends).toEqual(['signed-out', 'expired'])
  })

  it('is expired after a sign-out that did not go on', async () => {
    const { session, ends } = await openSignedInTab(networkDown)
    await session.signOut()
    await session.renew('token')
    expect(ends).toEqual(['expired'])
  })

  it('does not end before the page has looked: a call alone changes nothing on it', async () => {
    const { session, ends } = openTab({ ...createShared(), isSignedIn: true })
    await session.renew('token')
    expect([session.isKnown, ends]).toEqual([false, []])
  })

  it('is reported to nobody who has stopped listening', async () => {
    const { session } = await openSignedInTab()
    const listener = jest.fn()
    session.onEnd(listener)()
    await session.expire()
    expect(listener).not.toHaveBeenCalled()
  })
})

it('notices another member in another tab', async () => {
  const { session, hear } = await openSignedInTab()
  session.start()
  const before = session.signIns
  hear('signed-in')
  expect(session.signIns).toBe(before + 1)
  hear('renewed')
  expect(session.signIns).toBe(before + 1)
})

it('reports the window’s focus only while a member is signed in', async () => {
  const { session, regainFocus } = await openSignedInTab()
  const listener = jest.fn()
  session.onFocus(listener)
  session.start()
  regainFocus()
  expect(listener).toHaveBeenCalledTimes(1)
  await session.signOut()
  regainFocus()
  expect(listener).toHaveBeenCalledTimes(1)
})
