import type { InjectOptions } from 'fastify'
import { engines } from '../mail/testing/engines.ts'
import { CookieJar } from './testing/cookie-jar.ts'
import { goodAntiforgery, tokenHeader, type FrontDesk } from './testing/front-desk.ts'
import { prepareFrontDesk } from './testing/prepare-front-desk.ts'

const minute = 60_000
const email = 'ines@postbox.example'
const password = 'a long walk to row 7'
const ownPage = { 'sec-fetch-site': 'same-origin', ...goodAntiforgery }

describe.each(engines)('a member who is signed in by a cookie on $name', ({ open }) => {
  let desk: FrontDesk
  let jar: CookieJar

  prepareFrontDesk(open, (opened) => {
    desk = opened
  })
  beforeEach(async () => {
    await desk.addMember(password, { email })
    jar = new CookieJar()
  })

  async function call(id: Parameters<FrontDesk['call']>[0], options: InjectOptions = {}) {
    const answer = await desk.call(id, { ...options, headers: { cookie: jar.header, ...options.headers } })
    jar.take(answer.headers)
    return answer
  }
  const signIn = (fields: Record<string, string> = {}, headers: Record<string, string> = ownPage) =>
    call('createMemberCookie', {
      payload: new URLSearchParams({ grant_type: 'password', email, password, ...fields }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })

  it('has a token that no page reads, from this host alone, and a flag beside it', async () => {
    expect(await signIn()).toMatchObject({ status: 204, body: null })
    expect([...jar.attributes.keys()]).toEqual([
      '__Host-foyer-member',
      'foyer-signed-in',
      '__Host-foyer-device',
    ])
    expect(jar.attributes.get('__Host-foyer-member')).toBe(
      'Path=/; Max-Age=86400; SameSite=Lax; Secure; HttpOnly',
    )
    expect(jar.attributes.get('foyer-signed-in')).toBe('Path=/; Max-Age=86400; SameSite=Lax; Secure')
    expect((await call('getCurrentMember')).status).toBe(200)
  })

  it.each([
    ['http://10.0.0.7:4000', 'foyer-member', false],
    ['http://localhost:4000', '__Host-foyer-member', true],
    ['https://halcyon.example', '__Host-foyer-member', true],
  ])('has at %s a cookie that browsers take there', async (origin, name, isSecure) => {
    desk.origin = origin
    await signIn()
    expect(jar.attributes.get(name)?.includes('Secure')).toBe(isSecure)
    expect((await call('getCurrentMember')).status).toBe(200)
  })

  it('stays signed in for longer where they asked for it', async () => {
    await signIn({ remember: 'true' })
    expect(jar.attributes.get('foyer-signed-in')).toMatch(`Max-Age=${90 * 86_400};`)
  })

  it('has the token turned after ten minutes, and not before', async () => {
    await signIn()
    const first = jar.header
    desk.clock.advance(9 * minute)
    await call('getCurrentMember')
    expect(jar.header).toBe(first)
    desk.clock.advance(minute)
    const turned = await call('getCurrentMember')
    expect(turned.headers['cache-control']).toBe('private, no-store')
    expect(jar.header).not.toBe(first)
    // Another tab has sent the old one at the same moment.
    expect((await desk.call('getCurrentMember', { headers: { cookie: first } })).status).toBe(200)
  })

  it('is signed out with a cookie that was copied, and so is who has copied it', async () => {
    await signIn()
    const copied = jar.header
    desk.clock.advance(10 * minute)
    await call('getCurrentMember')
    desk.clock.advance(2 * minute)
    await call('getCurrentMember')
    expect((await desk.call('getCurrentMember', { headers: { cookie: copied } })).condition).toBe(
      'member-token-expired',
    )
    expect((await call('getCurrentMember')).condition).toBe('member-token-expired')
    expect(desk.mails).toMatchObject([{ kind: 'token-reuse', recipient: email }])
    expect([...jar.cookies.keys()]).toEqual(['__Host-foyer-device'])
  })

  it('signs out: the cookies go, and the sign-in ends, also with a token that is spent', async () => {
    await signIn()
    const before = jar.header
    desk.clock.advance(10 * minute)
    await call('getCurrentMember')
    const newest = jar.header
    const old = { headers: { cookie: before, ...ownPage } }
    expect((await desk.call('deleteMemberCookie', old)).status).toBe(204)
    expect((await desk.call('getCurrentMember', { headers: { cookie: newest } })).condition).toBe(
      'member-token-expired',
    )
    await call('deleteMemberCookie', { headers: ownPage })
    expect([...jar.cookies.keys()]).toEqual(['__Host-foyer-device'])
    expect((await call('getCurrentMember')).condition).toBe('member-not-signed-in')
  })

  it('signs in again on this device while strangers have the account locked', async () => {
    await signIn()
    for (let times = 0; times < 11; times += 1)
      await desk.grant(
        { grant_type: 'password', email, password: 'guess' },
        { remoteAddress: `10.7.0.${times}` },
      )
    expect((await signIn()).status).toBe(204)
    jar = new CookieJar()
    expect((await signIn()).condition).toBe('member-locked')
  })

  it('is not signed in or out by a page on another port of the host', async () => {
    const sameSite = { 'sec-fetch-site': 'same-site' }
    expect((await signIn({}, sameSite)).condition).toBe('forbidden')
    await signIn()
    expect((await call('deleteMemberCookie', { headers: sameSite })).condition).toBe('forbidden')
    expect((await call('getCurrentMember')).status).toBe(200)
  })

  it.each([
    ['without an antiforgery token', { 'sec-fetch-site': 'same-origin' }],
    ['of a page on another port', { ...goodAntiforgery, 'sec-fetch-site': 'same-site' }],
    ['of another site', { ...goodAntiforgery, 'sec-fetch-site': 'cross-site' }],
  ])('is not taken for the caller of a write %s', async (_what, headers) => {
    await signIn()
    const write = { headers: { cookie: jar.header, ...headers } }
    expect((await desk.call('deleteOrder', write)).condition).toBe('forbidden')
    const own = { headers: { cookie: jar.header, ...ownPage } }
    expect((await desk.call('deleteOrder', own)).status).toBe(204)
    expect((await desk.call('deleteOrder', { headers: {} })).status).toBe(204)
  })

  it('is the member of the token where a call brings both', async () => {
    await signIn()
    const answer = await call('getCurrentMember', { headers: { [tokenHeader]: 'forged' } })
    expect(answer.condition).toBe('member-token-expired')
  })
})
