import { failed, success, type Result } from '../../cache/result.ts'
import type { TokenAnswer } from '../../domain/member-token.ts'
import type { Failure } from '../../services/http/failure.ts'
import type { MembersService } from '../../services/ocapi/members.ts'
import { createVolatileStorage } from '../browser/volatile-storage.ts'
import { noStorage } from '../browser/storage.ts'
import { memberTokenKey } from '../visitor/signed-in.ts'
import { createBrowser, createTokenAnswer, networkDown, refusal } from './testing/sign-in-parts.ts'
import { TokenMode } from './token-mode.ts'
import { DeviceStore, TokenStore } from './token-store.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const minute = 60_000
type Body = Parameters<MembersService['createToken']>[0]
type Answer = Result<TokenAnswer & { device_token?: string }, Failure>

/** A tab whose server answers in turn; `storage` is shared by tabs of one browser. */
function openTab(answers: (Answer | Promise<Answer>)[], storage = createVolatileStorage()) {
  const clock = { time: noon, now: () => clock.time }
  const requested: Body[] = []
  const parts = createBrowser()
  const createToken = async (body: Body) => {
    requested.push(body)
    const answer = (await answers.shift()) ?? failed(networkDown)
    return answer.ok ? success({ status: 200, body: answer.value, serverTime: null }) : answer
  }
  const mode = new TokenMode({
    tokens: new TokenStore(storage),
    devices: new DeviceStore(storage),
    members: { createToken } as unknown as MembersService,
    clock,
    browser: parts.browser,
    onLocalChange: () => () => undefined,
  })
  const signIn = (name = 'r-1', memberId?: string) =>
    mode.accept(createTokenAnswer(name, clock.time, memberId))
  return { ...parts, mode, requested, clock, storage, signIn }
}

const tokenNamed = (name: string, at: number) => success(createTokenAnswer(name, at))
const toRefreshGrant = (name: string) => ({ grant_type: 'refresh_token', refresh_token: name })

/** The refresh token to which the held access token belongs. */
async function readHeld({ mode }: ReturnType<typeof openTab>): Promise<string | null> {
  const token = await mode.getToken()
  if (token === null) return null
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return (JSON.parse(claims) as { rth: string }).rth
}

describe('a stale token', () => {
  it('is renewed before the next call, at nine tenths of its life and not before', async () => {
    const tab = openTab([tokenNamed('r-2', noon + 13.5 * minute)])
    tab.signIn()
    tab.clock.time = noon + 13.5 * minute - 1
    expect(await readHeld(tab)).toBe('r-1')
    tab.clock.time += 1
    expect(await readHeld(tab)).toBe('r-2')
    expect(tab.requested).toEqual([toRefreshGrant('r-1')])
    expect(tab.notified).toEqual(['renewed'])
  })

  it('is requested for once by calls at the same moment', async () => {
    const tab = openTab([tokenNamed('r-2', noon + 14 * minute)])
    tab.signIn()
    tab.clock.time = noon + 14 * minute
    expect(await Promise.all([readHeld(tab), readHeld(tab), readHeld(tab)])).toEqual(['r-2', 'r-2', 'r-2'])
    expect(tab.requested).toHaveLength(1)
  })

  it('goes on being used without an answer, which is requested for again some seconds later', async () => {
    const tab = openTab([failed(networkDown), failed(networkDown), tokenNamed('r-2', noon + 14.5 * minute)])
    tab.signIn()
    tab.clock.time = noon + 14 * minute
    expect([await readHeld(tab), await readHeld(tab)]).toEqual(['r-1', 'r-1'])
    expect(tab.requested).toHaveLength(1)
    tab.clock.time += 10_000
    await readHeld(tab)
    tab.clock.time += 10_000
    expect(await readHeld(tab)).toBe('r-2')
  })
})

describe('a renewal ends the sign-in', () => {
  const refuse = (condition: string, status: number): Failure =>
    ({ ...refusal('refresh-token-expired'), condition, status }) as Failure

  it.each<[string, Failure, boolean]>([
    ['the server refuses the token', refusal('refresh-token-expired'), true],
    ['the member is locked', refuse('member-locked', 400), true],
    ['the server gives an unknown reason', refuse('unknown', 400), true],
    ['the line is cut', networkDown, false],
    ['the answer is late', { kind: 'transport', reason: 'timeout', retryable: true }, false],
    [
      'the answer is cut',
      { kind: 'contract', operation: 'createMemberToken', detail: '', retryable: false },
      false,
    ],
    ['the channel is refused', refuse('channel-token-invalid', 401), false],
    ['a 401 says nothing', { kind: 'http', status: 401, problem: null, retryable: true }, false],
    ['the server is overloaded', refuse('too-many-requests', 429), false],
    ['the server fails', { kind: 'http', status: 500, problem: null, retryable: true }, false],
    ['a proxy forbids it', refuse('forbidden', 403), false],
  ])('where %s: %#', async (_, failure, isEnded) => {
    const tab = openTab([failed(failure)])
    tab.signIn()
    expect(await tab.mode.renew(await tab.mode.getToken())).toBe(false)
    expect(tab.mode.isSignedIn()).toBe(!isEnded)
  })

  it('not where another tab has stored another token meanwhile: calls go on with that', async () => {
    let answer: (answer: Answer) => void = () => undefined
    const tab = openTab([new Promise<Answer>((resolve) => (answer = resolve))])
    tab.signIn()
    const other = openTab([], tab.storage)
    const renewal = tab.mode.renew(await tab.mode.getToken())
    other.signIn('r-9')
    answer(failed(refusal('refresh-token-expired')))
    expect(await renewal).toBe(true)
    expect(await readHeld(tab)).toBe('r-9')
  })

  it('not where the answer has no token that can be read', async () => {
    const tab = openTab([success({ access_token: 'opaque', refresh_token: 'r-2' })])
    tab.signIn()
    expect(await tab.mode.renew(await tab.mode.getToken())).toBe(false)
    expect(await readHeld(tab)).toBe('r-1')
  })
})

describe('an answer that comes late', () => {
  async function renewWhile(meanwhile: (tab: ReturnType<typeof openTab>) => void, answered = 'r-2') {
    let answer: (answer: Answer) => void = () => undefined
    const tab = openTab([new Promise<Answer>((resolve) => (answer = resolve))])
    tab.signIn()
    const renewal = tab.mode.renew(await tab.mode.getToken())
    meanwhile(openTab([], tab.storage))
    answer(tokenNamed(answered, noon))
    await renewal
    return readHeld(tab)
  }

  it('does not sign in again whoever has signed out meanwhile', async () => {
    expect(await renewWhile((other) => other.mode.clear())).toBeNull()
  })

  it('does not replace another member, nor a newer token', async () => {
    expect(await renewWhile((other) => other.signIn('r-other', 'member-2'))).toBe('r-other')
    expect(
      await renewWhile((other) => {
        other.clock.time += minute
        other.signIn('r-newer')
      }),
    ).toBe('r-newer')
  })
})

it('a call that was refused a token which was renewed since goes on with the new one', async () => {
  const tab = openTab([])
  tab.signIn()
  const refused = await tab.mode.getToken()
  openTab([], tab.storage).signIn('r-2')
  expect(await tab.mode.renew(refused)).toBe(true)
  expect(tab.requested).toEqual([])
  tab.mode.clear()
  expect(await tab.mode.renew(refused)).toBe(false)
})

it('in its turn a tab reads the token again, and asks for none that another has got', async () => {
  const tab = openTab([])
  tab.signIn()
  const held = await tab.mode.getToken()
  const waiting = new TokenMode({
    tokens: new TokenStore(tab.storage),
    devices: new DeviceStore(tab.storage),
    members: { createToken: () => Promise.reject(new Error('It requested')) },
    clock: tab.clock,
    browser: {
      ...tab.browser,
      inTurn: (task) => {
        openTab([], tab.storage).signIn('r-2')
        return task()
      },
    },
    onLocalChange: () => () => undefined,
  })
  expect(await waiting.renew(held)).toBe(true)
})

describe('signing in', () => {
  const credentials = { identifier: 'ines', password: 'a secret', remember: false }

  it('asks by the password, with the device that the server knows', async () => {
    const tab = openTab([
      success({ ...createTokenAnswer('r-1', noon), device_token: 'd-1' }),
      tokenNamed('r-2', noon),
      failed(networkDown),
    ])
    expect((await tab.mode.signIn(credentials, undefined)).ok).toBe(true)
    await tab.mode.signIn({ ...credentials, identifier: 'ines@example.org', remember: true }, undefined)
    expect(tab.requested).toEqual([
      { grant_type: 'password', username: 'ines', password: 'a secret' },
      {
        grant_type: 'password',
        email: 'ines@example.org',
        password: 'a secret',
        remember: 'true',
        device_token: 'd-1',
      },
    ])
    expect((await tab.mode.signIn(credentials, undefined)).ok).toBe(false)
    expect(await readHeld(tab)).toBe('r-2')
  })

  it.each([
    [false, true],
    [true, false],
  ])(
    'after a sign-out the device stays known only if it needs the password; remembered: %s',
    async (remember, isKnown) => {
      const tab = openTab([success({ ...createTokenAnswer('r-1', noon), device_token: 'd-1' })])
      await tab.mode.signIn({ ...credentials, remember }, undefined)
      tab.mode.clear()
      await tab.mode.signIn(credentials, undefined)
      expect('device_token' in (tab.requested[1] ?? {})).toBe(isKnown)
    },
  )

  it('lasts for the page in a browser that stores nothing', async () => {
    const tab = openTab([tokenNamed('r-1', noon)], noStorage)
    await tab.mode.signIn(credentials, undefined)
    expect(await readHeld(tab)).toBe('r-1')
    tab.mode.clear()
    expect(tab.mode.isSignedIn()).toBe(false)
  })
})

it.each(['', 'null', '[]', '{"accessToken":5}', '{"accessToken":"a","refreshToken":"r"}', 'no JSON'])(
  'takes %j in the storage for no token',
  (stored) => {
    const tab = openTab([])
    tab.storage.set(memberTokenKey, stored)
    expect(tab.mode.isSignedIn()).toBe(false)
  },
)

describe('a device on which the member stays signed in', () => {
  const expired = failed(refusal('refresh-token-expired'))
  const locked: Failure = { ...refusal('refresh-token-expired', 400), condition: 'device-locked' } as Failure

  async function openRemembered(answers: Answer[], remember = true) {
    const tab = openTab([success({ ...createTokenAnswer('r-1', noon), device_token: 'd-1' }), ...answers])
    await tab.mode.signIn({ identifier: 'ines@postbox.example', password: 'x', remember }, undefined)
    tab.requested.length = 0
    tab.clock.time = noon + 14 * minute
    return tab
  }
  const byDevice = { grant_type: 'device_token', device_token: 'd-1', remember: 'true' }

  it('signs in by its secret once the refresh token has expired', async () => {
    const tab = await openRemembered([expired, tokenNamed('r-9', noon + 14 * minute)])
    expect(await readHeld(tab)).toBe('r-9')
    expect(tab.requested).toEqual([toRefreshGrant('r-1'), byDevice])
    expect(tab.notified).toContain('renewed')
  })

  it('is not tried where the member did not ask for it', async () => {
    const tab = await openRemembered([expired], false)
    expect(await readHeld(tab)).toBeNull()
    expect(tab.requested).toEqual([toRefreshGrant('r-1')])
  })

  it.each([
    ['refuses it', failed(refusal('member-not-signed-in'))],
    ['has locked it', failed(locked)],
  ])('ends the sign-in where the server %s, and is not tried again', async (_, answer) => {
    const tab = await openRemembered([expired, answer])
    expect(await readHeld(tab)).toBeNull()
    expect(new DeviceStore(tab.storage).readSigningIn()).toBeNull()
  })

  it('keeps the sign-in where no answer comes, and is tried again later', async () => {
    const tab = await openRemembered([
      expired,
      failed(networkDown),
      expired,
      tokenNamed('r-9', noon + 15 * minute),
    ])
    expect(await readHeld(tab)).toBe('r-1')
    tab.clock.time += minute
    expect(await readHeld(tab)).toBe('r-9')
  })

  it('does not take another member’s place', async () => {
    const tab = await openRemembered([expired, success(createTokenAnswer('r-9', noon, 'member-2'))])
    expect(await readHeld(tab)).toBeNull()
    expect(new DeviceStore(tab.storage).readSigningIn()).toBeNull()
  })
})
