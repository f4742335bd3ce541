import { failed, success } from '../../cache/result.ts'
import type { MembersService } from '../../services/ocapi/members.ts'
import { CookieMode } from './cookie-mode.ts'
import { createBrowser, networkDown } from './testing/sign-in-parts.ts'

const credentials = { identifier: 'ines@example.org', password: 'a secret', remember: true }

function setUp(answers: 'sets-cookies' | 'sets-none' | 'fails' = 'sets-cookies') {
  const parts = createBrowser()
  const createCookie = jest.fn(async (..._call: Parameters<MembersService['createCookie']>) => {
    if (answers === 'fails') return failed(networkDown)
    if (answers === 'sets-cookies') parts.state.cookies = 'other=1; signed-in=1'
    return success({ status: 204, body: undefined as never, serverTime: null })
  })
  const writeCookie = jest.fn((name: string, _value: string, seconds: number | null) => {
    if (seconds === 0) parts.state.cookies = parts.state.cookies.replace(`; ${name}=1`, '')
  })
  const members = { createCookie } as unknown as MembersService
  const mode = new CookieMode({ members, browser: parts.browser, flagCookie: 'signed-in', writeCookie })
  return { ...parts, mode, createCookie, writeCookie }
}

it.each([
  ['signed-in=1', true],
  ['a=b; signed-in=1', true],
  ['a=b; signed-in=', false],
  ['not-signed-in=1', false],
  ['', false],
])('with the cookies %j somebody is signed in: %s', (cookies, isSignedIn) => {
  const { mode, state } = setUp()
  state.cookies = cookies
  expect(mode.isSignedIn()).toBe(isSignedIn)
})

it('signs in by the cookie call, and carries no token', async () => {
  const { mode, createCookie } = setUp()
  expect((await mode.signIn(credentials, 'pow')).ok).toBe(true)
  expect(createCookie.mock.calls).toEqual([
    [
      { grant_type: 'password', email: 'ines@example.org', password: 'a secret', remember: 'true' },
      { captchaResponse: 'pow' },
    ],
  ])
  expect(mode.isSignedIn()).toBe(true)
  expect(await mode.getToken()).toBeNull()
})

it('has not signed in where the call fails, or the browser refuses cookies', async () => {
  for (const answers of ['fails', 'sets-none'] as const) {
    const { mode } = setUp(answers)
    expect((await mode.signIn(credentials, undefined)).ok).toBe(false)
    expect(mode.isSignedIn()).toBe(false)
  }
})

it('deletes the flag of a sign-in that is over, with the attributes that it was set with', async () => {
  const { mode, state, writeCookie } = setUp()
  state.cookies = 'other=1; signed-in=1'
  expect(await mode.renew()).toBe(false)
  expect(writeCookie).toHaveBeenCalledWith('signed-in', '', 0)
  expect(mode.isSignedIn()).toBe(false)
})

it('looks while the page is visible, and when it is looked at again', () => {
  const { mode, state, passTime, regainFocus, timers } = setUp()
  const onChange = jest.fn()
  const stop = mode.watch(onChange)
  passTime()
  expect(onChange).toHaveBeenCalledTimes(1)
  state.isVisible = false
  passTime()
  expect(onChange).toHaveBeenCalledTimes(1)
  state.isVisible = true
  regainFocus()
  expect(onChange).toHaveBeenCalledTimes(2)
  stop()
  expect(timers.size).toBe(0)
})
