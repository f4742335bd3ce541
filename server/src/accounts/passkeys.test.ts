import type { InjectOptions } from 'fastify'
import type { OperationId } from '@foyer/contract/operations'
import type { MemberTokenResponse } from '@foyer/contract/wire/members'
import type {
  PasskeyOptionsResponse,
  PasskeyResponse,
  PasskeySignInOptionsResponse,
  PasskeysResponse,
} from '@foyer/contract/wire/passkeys'
import { engines } from '../mail/testing/engines.ts'
import { PasskeyChallenges } from './passkey-challenges.ts'
import { goodAntiforgery, tokenHeader, type DeskAnswer, type FrontDesk } from './testing/front-desk.ts'
import { prepareFrontDesk } from './testing/prepare-front-desk.ts'
import { SoftwareAuthenticator, type AnswerTraits } from './testing/software-authenticator.ts'

const minute = 60_000
const origin = 'https://halcyon.example'
const email = 'ines@postbox.example'
const password = 'a long walk to row 7'

/** The cookie of an answer to which challenges are bound, as a browser sends it back. */
function readBrowserCookie({ headers }: DeskAnswer): string {
  const cookies = [headers['set-cookie']].flat().map(String)
  return cookies.find((line) => line.includes('-passkey='))?.split(';')[0] ?? ''
}

describe.each(engines)('passkeys beside the password on $name', ({ open }) => {
  let desk: FrontDesk
  let memberId: string
  let token: string
  let device: SoftwareAuthenticator

  prepareFrontDesk(open, (opened) => {
    desk = opened
  })
  beforeEach(async () => {
    memberId = await desk.addMember(password, { email, username: 'matinee' })
    await verifyEmail()
    token = (await desk.signIn({ grant_type: 'password', email, password })).access_token
    device = new SoftwareAuthenticator(origin)
  })

  const verifyEmail = (at: number | null = 1) =>
    desk.database.tx((trx) => trx.updateTable('member').set({ email_verified_at: at }).execute())
  const call = (id: OperationId, options: InjectOptions = {}, memberToken = token) =>
    desk.call(id, { ...options, headers: { [tokenHeader]: memberToken, ...options.headers } })

  async function prepareRegistration(currentPassword = password) {
    const answer = await call('createPasskeyOptions', { payload: { currentPassword } })
    const { options } = (answer.body ?? {}) as Partial<PasskeyOptionsResponse>
    return {
      answer,
      options: options as PasskeyOptionsResponse['options'],
      cookie: readBrowserCookie(answer),
    }
  }
  async function register(traits: AnswerTraits = {}, more: object = {}, at = device) {
    const { options, cookie } = await prepareRegistration()
    const payload = { registration: at.register(options, traits), ...more }
    return call('createPasskey', { payload, headers: { cookie } })
  }
  async function prepareSignIn(headers: Record<string, string> = {}) {
    const answer = await desk.call('createPasskeySignInOptions', { headers })
    const { options } = answer.body as PasskeySignInOptionsResponse
    return { answer, options, cookie: readBrowserCookie(answer) }
  }
  async function signIn(traits: AnswerTraits = {}, options: InjectOptions = {}, at = device) {
    const { options: requested, cookie } = await prepareSignIn()
    const payload = { authentication: at.authenticate(requested, traits) }
    return desk.call('createPasskeyToken', { payload, ...options, headers: { cookie, ...options.headers } })
  }
  async function list(): Promise<PasskeysResponse['passkeys']> {
    return ((await call('getPasskeys')).body as PasskeysResponse).passkeys
  }

  it('asks for a key that the device finds by itself and guards by the person, and names the member to them alone', async () => {
    const { options, answer } = await prepareRegistration()
    expect(options).toMatchObject({
      rp: { id: 'halcyon.example', name: 'Halcyon' },
      user: { name: email, displayName: 'Ines Marchetti' },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      timeout: 5 * minute,
    })
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(64)
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-foyer-passkey=[\w-]{43}; Path=\/; Max-Age=300; SameSite=Lax; Secure; HttpOnly$/,
    )
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect((await prepareRegistration()).options.user.id).toBe(options.user.id)
  })

  it('registers a passkey, and signs in by it as by a password', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36' }
    const { options, cookie } = await prepareRegistration()
    const registered = await call('createPasskey', {
      payload: { registration: device.register(options) },
      headers: { ...headers, cookie },
    })
    expect(registered.status).toBe(200)
    expect(await list()).toMatchObject([{ name: 'Chrome on Linux', usedAt: null }])
    desk.clock.advance(minute)
    const answer = await signIn()
    expect(answer.status).toBe(200)
    const pair = answer.body as MemberTokenResponse
    const { body } = await call('getCurrentMember', {}, pair.access_token)
    expect(body).toMatchObject({ member: { id: memberId, email } })
    expect(
      (await desk.grant({ grant_type: 'refresh_token', refresh_token: pair.refresh_token })).status,
    ).toBe(200)
    expect(await list()).toMatchObject([{ usedAt: new Date(desk.clock.now()).toISOString() }])
  })

  it('signs in by a cookie, and not from another port of the host', async () => {
    await register()
    const { options, cookie } = await prepareSignIn()
    const payload = { authentication: device.authenticate(options), remember: true }
    const sameSite = { 'sec-fetch-site': 'same-site', cookie }
    expect((await desk.call('createPasskeyCookie', { payload, headers: sameSite })).condition).toBe(
      'forbidden',
    )
    const answer = await desk.call('createPasskeyCookie', {
      payload,
      headers: { 'sec-fetch-site': 'same-origin', cookie },
    })
    expect(answer).toMatchObject({ status: 204, body: null })
    const cookies = [answer.headers['set-cookie']].flat().map((line) => String(line).split(/[=;]/)[0])
    expect(cookies).toEqual(['__Host-foyer-member', 'foyer-signed-in', '__Host-foyer-device'])
    const [member = ''] = [answer.headers['set-cookie']].flat().map(String)
    expect(member).toContain(`Max-Age=${90 * 86_400}`)
    const own = { cookie: member.split(';')[0] ?? '', ...goodAntiforgery }
    expect((await desk.call('getCurrentMember', { headers: own })).status).toBe(200)
  })

  it('makes no second passkey on a device, and lets nobody else have it', async () => {
    await register()
    const { options, cookie } = await prepareRegistration()
    expect(options.excludeCredentials).toMatchObject([{ type: 'public-key', transports: ['internal'] }])
    const registration = device.register(options)
    await call('createPasskey', { payload: { registration }, headers: { cookie } })
    const again = await prepareRegistration()
    const { clientDataJSON } = device.register(again.options).response
    const copied = { ...registration, response: { ...registration.response, clientDataJSON } }
    const refused = await call('createPasskey', {
      payload: { registration: copied },
      headers: { cookie: again.cookie },
    })
    expect(refused.condition).toBe('passkey-invalid')
    expect(await list()).toHaveLength(2)
  })

  it('names nobody to who signs in', async () => {
    const { options } = await prepareSignIn()
    expect(Object.keys(options).sort()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification'])
    expect(options).toMatchObject({ rpId: 'halcyon.example', userVerification: 'required' })
  })

  it('asks for the password, and for a verified address', async () => {
    expect((await prepareRegistration('guess')).answer.condition).toBe('password-wrong')
    await verifyEmail(null)
    expect((await prepareRegistration()).answer.condition).toBe('email-unverified')
  })

  it.each<[string, AnswerTraits]>([
    ['of a page elsewhere', { origin: 'https://elsewhere.example' }],
    ['of another port', { origin: `${origin}:8443` }],
    ['for another domain', { rpId: 'elsewhere.example' }],
    ['without a verified person', { isVerified: false }],
  ])('refuses an answer %s', async (_what, traits) => {
    expect((await register(traits)).condition).toBe('passkey-invalid')
    expect((await register()).status).toBe(200)
    expect(await signIn(traits)).toMatchObject({
      condition: 'credentials-invalid',
      problem: { errorCode: 100 },
    })
    expect((await signIn({ isForged: true })).condition).toBe('credentials-invalid')
    expect((await signIn()).status).toBe(200)
  })

  it('takes each challenge once, for five minutes, from the browser that asked for it', async () => {
    await register()
    const first = await prepareSignIn()
    const payload = { authentication: device.authenticate(first.options) }
    const answer = (cookie: string, body: object = payload) =>
      desk.call('createPasskeyToken', { payload: body, headers: { cookie } })
    expect((await answer('')).condition).toBe('credentials-invalid')
    expect((await answer((await prepareSignIn()).cookie)).condition).toBe('credentials-invalid')
    const both = await Promise.all([answer(first.cookie), answer(first.cookie)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])

    // Two tabs of one browser.
    const tab = await prepareSignIn()
    const other = await prepareSignIn({ cookie: tab.cookie })
    expect(other.cookie).toBe(tab.cookie)
    const fromOther = { authentication: device.authenticate(other.options) }
    expect((await answer(tab.cookie, fromOther)).status).toBe(200)
    const fromTab = { authentication: device.authenticate(tab.options) }
    desk.clock.advance(5 * minute)
    expect((await answer(tab.cookie, fromTab)).condition).toBe('credentials-invalid')
  })

  it('registers nothing by the challenge of a sign-in', async () => {
    const { options } = await prepareRegistration()
    const { options: requested, cookie } = await prepareSignIn()
    const registration = device.register({ ...options, challenge: requested.challenge })
    const refused = await call('createPasskey', { payload: { registration }, headers: { cookie } })
    expect(refused.condition).toBe('passkey-invalid')
  })

  it('lets nobody use a challenge of another member', async () => {
    const { options, cookie } = await prepareRegistration()
    const registration = device.register(options)
    await desk.addMember(password, { email: 'odile@postbox.example' })
    const other = await desk.signIn({ grant_type: 'password', email: 'odile@postbox.example', password })
    const payload = { registration }
    const stolen = await call('createPasskey', { payload, headers: { cookie } }, other.access_token)
    expect(stolen.condition).toBe('passkey-invalid')
    expect((await call('createPasskey', { payload, headers: { cookie } })).status).toBe(200)
  })

  it('refuses a device that was copied, by its count of signatures', async () => {
    await register()
    expect((await signIn({ counter: 7 })).status).toBe(200)
    expect((await signIn({ counter: 7 })).condition).toBe('credentials-invalid')
    expect((await signIn({ counter: 8 })).status).toBe(200)
  })

  it('does not count signatures of a passkey that is on several devices', async () => {
    const synced = new SoftwareAuthenticator(origin, true)
    await register({}, {}, synced)
    for (const counter of [0, 0, 3, 1]) expect((await signIn({ counter }, {}, synced)).status).toBe(200)
  })

  it('refuses a passkey that nobody has, and one whose member it does not know', async () => {
    await register()
    const stranger = new SoftwareAuthenticator(origin)
    stranger.register((await prepareRegistration()).options)
    expect((await signIn({}, {}, stranger)).condition).toBe('credentials-invalid')
    const { options, cookie } = await prepareSignIn()
    const authentication = device.authenticate(options)
    const response = { ...authentication.response, userHandle: Buffer.alloc(64).toString('base64url') }
    const payload = { authentication: { ...authentication, response } }
    const refused = await desk.call('createPasskeyToken', { payload, headers: { cookie } })
    expect(refused.condition).toBe('credentials-invalid')
  })

  it('lets its owner in while strangers have the name locked, and slows one address that guesses', async () => {
    await register()
    for (let times = 0; times < 11; times += 1)
      await desk.grant(
        { grant_type: 'password', email, password: 'guess' },
        { remoteAddress: `10.7.0.${times}` },
      )
    expect((await desk.grant({ grant_type: 'password', email, password })).condition).toBe('member-locked')
    const remoteAddress = '10.8.0.1'
    for (let times = 0; times < 60; times += 1) expect((await signIn({}, { remoteAddress })).status).toBe(200)
    for (let times = 0; times < 50; times += 1) await signIn({ isForged: true }, { remoteAddress })
    expect(await signIn({}, { remoteAddress })).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60' },
    })
    expect((await signIn()).status).toBe(200)
  })

  it('renames and removes the member’s own, and no other', async () => {
    const named = await register({}, { name: '  My phone ' })
    const { passkey } = named.body as PasskeyResponse
    expect(passkey.name).toBe('My phone')
    await desk.addMember(password, { email: 'odile@postbox.example' })
    const other = await desk.signIn({ grant_type: 'password', email: 'odile@postbox.example', password })
    const url = `/ocapi/v1/members/current/passkeys/${passkey.id}`
    const rename = (name: string, by = token) => call('renamePasskey', { url, payload: { name } }, by)
    expect((await rename('Mine', other.access_token)).condition).toBe('not-found')
    expect((await call('deletePasskey', { url }, other.access_token)).condition).toBe('not-found')
    expect((await rename(' \t')).condition).toBe('invalid-argument')
    expect((await rename('Old phone')).body).toMatchObject({ passkey: { name: 'Old phone' } })
    expect((await call('deletePasskey', { url })).status).toBe(204)
    expect(await list()).toEqual([])
    expect((await signIn()).condition).toBe('credentials-invalid')
  })

  it('removes the last one only from who has a password', async () => {
    const first = (await register()).body as PasskeyResponse
    const second = (await register()).body as PasskeyResponse
    await desk.database.tx((trx) =>
      trx.deleteFrom('member_credential').where('member_id', '=', memberId).execute(),
    )
    const remove = (id: string) => call('deletePasskey', { url: `/ocapi/v1/members/current/passkeys/${id}` })
    const both = await Promise.all([remove(first.passkey.id), remove(second.passkey.id)])
    expect(both.map(({ condition }) => condition).sort()).toEqual([null, 'passkey-last'].sort())
    expect(await list()).toHaveLength(1)
  })

  it('ends a sign-in whose passkey was removed at the same moment', async () => {
    const { passkey } = (await register()).body as PasskeyResponse
    const { guard } = desk.accounts
    const succeed = guard.succeed.bind(guard)
    const done = jest.spyOn(guard, 'succeed').mockImplementationOnce(async (subjects) => {
      await call('deletePasskey', { url: `/ocapi/v1/members/current/passkeys/${passkey.id}` })
      return succeed(subjects)
    })
    expect((await signIn()).condition).toBe('credentials-invalid')
    done.mockRestore()
    const open = desk.database.read.selectFrom('token_family').select('id').where('revoked_at', 'is', null)
    expect(await open.execute()).toHaveLength(1)
  })

  it.each(['http://10.0.0.7:4000', 'https://10.0.0.7', 'http://halcyon.example'])(
    'is not offered at %s',
    async (at) => {
      desk.origin = at
      expect((await desk.call('createPasskeySignInOptions')).condition).toBe('passkeys-not-offered')
      expect((await prepareRegistration()).answer.condition).toBe('passkeys-not-offered')
    },
  )

  it('is for members alone, and goes with them', async () => {
    expect((await desk.call('getPasskeys')).condition).toBe('member-not-signed-in')
    await register()
    await desk.database.tx((trx) => trx.deleteFrom('member').where('id', '=', memberId).execute())
    expect(await desk.database.read.selectFrom('passkey').select('id').execute()).toEqual([])
  })

  it('takes at most twenty', async () => {
    desk.limits.isOn = false
    for (let times = 0; times < 20; times += 1) expect((await register()).status).toBe(200)
    expect((await register()).condition).toBe('passkey-invalid')
  })
  it('forgets challenges that nobody has answered', async () => {
    await prepareSignIn()
    const readAll = () => desk.database.read.selectFrom('passkey_challenge').select('hash').execute()
    const challenges = new PasskeyChallenges(desk.database)
    await challenges.forget(desk.clock.now() + 5 * minute - 1)
    expect(await readAll()).toHaveLength(1)
    await challenges.forget(desk.clock.now() + 5 * minute)
    expect(await readAll()).toEqual([])
  })
})
