import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { InjectOptions } from 'fastify'
import type * as react from 'react'
import { defaultPages } from '@foyer/contract/omnia/pages'
import type { RenderPage } from '@foyer/contract/render/boundary'
import { CookieJar } from '../../server/src/accounts/testing/cookie-jar.ts'
import { buildServer, type FoyerServer } from '../../server/src/app/build-app.ts'
import { parseSettings } from '../../server/src/config/settings.ts'
import { createAdjustableClock, createFixedClock } from '../../server/src/domain/clock.ts'
import { openLog } from '../../server/src/http/logging.ts'
import { render } from '../../storefront/src/app/entry-server.tsx'
import type * as memberStores from '../../storefront/src/stores/members/member-stores.ts'
import { createRouteTable } from '../../storefront/src/app/routing/route-table.ts'
import { findPattern } from '../../storefront/src/domain/routes.ts'
import type * as hooks from '../../storefront/src/context/hooks.ts'
import type { PageModule } from '../../storefront/src/context/page-module.ts'

/**
 * Pages for members, rendered by the storefront's own code over the server's own interfaces: with the member's cookie,
 * private, and without anything that a page must never hold. Pages that are not open yet stand in for members' pages.
 */

// A whole server runs in this process: a busy machine needs longer than a unit test may take.
jest.setTimeout(120_000)

jest.mock('../../storefront/src/pages/coming-soon/page.ts', () => {
  const { createElement } = jest.requireActual<typeof react>('react')
  const { getMemberStores } = jest.requireActual<typeof memberStores>(
    '../../storefront/src/stores/members/member-stores.ts',
  )
  const { useStores } = jest.requireActual<typeof hooks>('../../storefront/src/context/hooks.ts')
  function MemberPage() {
    const { member } = getMemberStores(useStores()).member
    return createElement(
      'p',
      null,
      member ? `Hello ${String(member.personalDetails.name.givenName)}` : 'Loading',
    )
  }
  const page: PageModule = {
    isMemberOnly: true,
    Page: MemberPage,
    load: (stores) => getMemberStores(stores).member.load(),
    head: () => ({ title: 'Member' }),
  }
  return { page }
})

const minute = 60_000
const email = 'marked-address@postbox.example'
const password = 'A marked walk to row 7'
const start = Date.parse('2026-11-26T08:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'foyer-member-pages-'))
const clock = createAdjustableClock(createFixedClock(start))
let isMemberHandedIn: boolean
const renderPage: RenderPage = (request) => {
  if (isMemberHandedIn) return render(request)
  const { member: _, ...others } = request
  return render(others)
}

let server: FoyerServer
let channel: Record<string, string>
let jar: CookieJar

async function call(url: string, options: Exclude<InjectOptions, string> = {}) {
  const headers = { host: 'localhost', cookie: jar.header, ...channel, ...options.headers }
  const answer = await server.app.inject({ url, ...options, headers })
  jar.take(answer.headers)
  return answer
}

async function signInByCookie(): Promise<void> {
  const signedIn = await call('/ocapi/v1/members/authentication-cookie', {
    method: 'POST',
    payload: new URLSearchParams({ grant_type: 'password', email, password }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(signedIn.statusCode).toBe(204)
}

const open = (url: string) => server.app.inject({ url, headers: { host: 'localhost', cookie: jar.header } })

beforeAll(async () => {
  const settings = parseSettings(
    // The first pages compile schemas in this process, which counts as overload.
    { NODE_ENV: 'test', FOYER_DATA: folder, FOYER_RATE_LIMIT: 'off', FOYER_LATEST_LOOP: '0' },
    resolve(__dirname, '..', '..'),
  )
  server = await buildServer({
    settings,
    clock,
    log: openLog('silent'),
    storefront: {
      load: async () => ({ render: renderPage, manifest: {} }),
      developmentHead: () => '',
      explain: () => undefined,
    },
  })
  jar = new CookieJar()
  channel = {}
  const initialData = (await call('/api/omnia/v1/initialData')).json<{ api: { authToken: string } }>()
  channel = { authorization: `Bearer ${initialData.api.authToken}`, 'sec-fetch-site': 'same-origin' }
  const created = await call('/ocapi/v1/members', {
    method: 'POST',
    payload: {
      credentials: { email, password },
      personalDetails: { name: { givenName: 'Inesita', familyName: 'Marchetti' }, birthDate: '1987-02-13' },
      acceptedTermsAndConditions: true,
      authenticationType: 'None',
    },
  })
  expect(created.statusCode).toBe(200)
})
beforeEach(async () => {
  clock.reset()
  isMemberHandedIn = true
  jar = new CookieJar()
  await signInByCookie()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const memberPage = '/subscription/'

it('is rendered with the data of the member, for this browser alone', async () => {
  const answer = await open(memberPage)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('Hello Inesita')
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(String(answer.headers['vary'])).toMatch(/cookie/i)
  expect(answer.headers['set-cookie']).toBeUndefined()
})

it('leaves a token alone that a call of the browser turns', async () => {
  const cookie = jar.cookies.get('__Host-foyer-member')
  clock.advance(11 * minute)
  for (let times = 0; times < 2; times += 1) {
    const answer = await open(memberPage)
    expect(answer.body).toContain('Hello Inesita')
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
  await call('/ocapi/v1/members/current')
  expect(jar.cookies.get('__Host-foyer-member')).not.toBe(cookie)
})

it('leads a visitor to the sign-in and back', async () => {
  jar = new CookieJar()
  const { statusCode, headers } = await open(`${memberPage}?plan=2`)
  expect([statusCode, headers.location]).toEqual([
    302,
    `/sign-in/?redirect=${encodeURIComponent(`${memberPage}?plan=2`)}`,
  ])
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['set-cookie']).toBeUndefined()
})

it.each([
  ['whose sign-in has ended', true],
  ['of whose cookies only the flag is left', false],
])('leads a visitor %s to the sign-in, and removes what says otherwise', async (_whose, hasToken) => {
  const signedIn = jar.header
  if (hasToken) await call('/ocapi/v1/members/authentication-cookie', { method: 'DELETE' })
  const cookie = hasToken ? signedIn : 'foyer-signed-in=1'
  const answer = await server.app.inject({ url: memberPage, headers: { host: 'localhost', cookie } })
  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toMatch(/^\/sign-in\/\?.*sessionExpired=true/)
  jar.take(answer.headers)
  expect([...jar.cookies.keys()]).toEqual(['__Host-foyer-device'])
})

it('is rendered as loading where the server cannot know who is signed in', async () => {
  isMemberHandedIn = false
  const { statusCode, body } = await open(memberPage)
  expect(statusCode).toBe(200)
  expect(body).toContain('<p>Loading</p>')
  expect(body).not.toContain('Inesita')
})

/** What differs between any two answers. */
const withoutChance = (body: string) => body.replaceAll(/nonce="[^"]+"|"(authToken|renderedAt)":[^,]+/g, '')

it('has its data for itself: a public page is the same for all, and looks at no cookie', async () => {
  // Rules that any page has used before stand first in a page's styles.
  await open('/films/')
  const asMember = await open('/films/')
  await call('/ocapi/v1/members/authentication-cookie', { method: 'DELETE' })
  const asVisitor = await server.app.inject({ url: '/films/', headers: { host: 'localhost' } })
  expect(asMember.statusCode).toBe(200)
  expect(withoutChance(asMember.body)).toBe(withoutChance(asVisitor.body))
  const cookie = '__Host-foyer-member=a-token-that-nobody-has-issued; foyer-signed-in=1'
  const answer = await server.app.inject({ url: '/films/', headers: { host: 'localhost', cookie } })
  expect(answer.headers['set-cookie']).toBeUndefined()
})

it('never holds what belongs to nobody else’s eyes, on any page', async () => {
  const antiforgery = (await call('/api/omnia/v1/antiforgery')).json<{ requestToken: string }>()
  await call('/ocapi/v1/members/password-reset-code', { method: 'POST', payload: { email } })
  const tokens = (
    await call('/ocapi/v1/members/authentication-token', {
      method: 'POST',
      payload: new URLSearchParams({ grant_type: 'password', email, password, remember: 'true' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  ).json<Record<string, string>>()
  const { read } = server.database
  await keepPaymentCard()
  const secrets = [
    ...(await read.selectFrom('payment_card').select('reference as value').execute()).map(toValue),
    ...(await read.selectFrom('payment_card').select('fingerprint as value').execute()).map(toValue),
    ...(await read.selectFrom('payment_card').select('last_four as value').execute()).map(toValue),
    password,
    antiforgery.requestToken,
    ...jar.cookies.values(),
    ...['access_token', 'refresh_token', 'device_token'].map((name) => tokens[name] ?? ''),
    ...(await read.selectFrom('member_credential').select('password_hash as value').execute()).map(toValue),
    ...(await read.selectFrom('refresh_token').select('hash as value').execute()).map(toValue),
    ...(await read.selectFrom('known_device').select('hash as value').execute()).map(toValue),
    ...(await read.selectFrom('account_code').select('hash as value').execute()).map(toValue),
    ...(await read.selectFrom('token_family').select('id as value').execute()).map(toValue),
    ...(await read.selectFrom('mail_outbox').select('data as value').execute()).map(toCode),
  ].filter((value) => value.length >= 8)
  expect(secrets.length).toBeGreaterThan(8)
  const rendered: string[] = []
  for (const { url, module } of await listMemberPages()) {
    const { statusCode, body } = await open(url)
    expect([url, statusCode]).toEqual([url, 200])
    rendered.push(url)
    for (const secret of secrets) expect([url, body.includes(secret)]).toEqual([url, false])
    expect([url, body.includes('1987-02-13')]).toEqual([url, false])
    if (!module.showsMemberDetails) expect([url, body.includes(email)]).toEqual([url, false])
  }
  expect(rendered).toContain(memberPage)
})

/** A card of the member, as one that was added. */
async function keepPaymentCard(): Promise<void> {
  const { id } = await server.database.read.selectFrom('member').select('id').executeTakeFirstOrThrow()
  await server.database.tx((trx) =>
    trx
      .insertInto('payment_card')
      .values({
        id: 'marked-card',
        member_id: id,
        reference: 'marked-reference',
        fingerprint: 'marked-fingerprint',
        network: 'Visa',
        last_four: 'marked-digits',
        expiry_month: 4,
        expiry_year: 2029,
        primary_at: 0,
        created_at: 0,
      })
      .execute(),
  )
}

const toCode = ({ value }: { value: string }): string => (JSON.parse(value) as { code?: string }).code ?? ''
const toValue = ({ value }: { value: string | null }): string => value ?? ''

/** Pages for members whose address has no parameters. */
async function listMemberPages(): Promise<{ url: string; module: PageModule }[]> {
  const routes = createRouteTable({ getPattern: (page) => findPattern(defaultPages, page) })
  const loaded = await Promise.all(
    routes.map(async ({ pattern, module }) => ({ url: pattern, module: await module() })),
  )
  return loaded.filter(({ url, module }) => module.isMemberOnly && !/[:*]/.test(url))
}

describe('a write of a member', () => {
  const fetchToken = async () =>
    (await call('/api/omnia/v1/antiforgery')).json<{ headerName: string; requestToken: string }>()
  const setUsername = (token: { headerName: string; requestToken: string }, site = 'same-origin') =>
    call('/ocapi/v1/members/current/credentials/username', {
      method: 'PUT',
      payload: { username: 'ines.marchetti', currentPassword: password },
      headers: { [token.headerName]: token.requestToken, 'sec-fetch-site': site },
    })

  it('needs an antiforgery token that was got after this sign-in', async () => {
    const ofEarlierSignIn = await fetchToken()
    const signedIn = jar.header
    jar.cookies.delete('__Host-foyer-member')
    const ofVisitor = await fetchToken()
    await signInByCookie()
    expect(jar.header).not.toBe(signedIn)
    expect((await setUsername(ofEarlierSignIn)).statusCode).toBe(403)
    expect((await setUsername(ofVisitor)).statusCode).toBe(403)
    expect((await setUsername(await fetchToken())).statusCode).toBe(204)
  })

  it('is still its own with a token from before the cookie was turned', async () => {
    const token = await fetchToken()
    clock.advance(11 * minute)
    const cookie = jar.cookies.get('__Host-foyer-member')
    expect((await setUsername(token)).statusCode).toBe(204)
    expect(jar.cookies.get('__Host-foyer-member')).not.toBe(cookie)
    expect((await setUsername(token)).statusCode).toBe(204)
  })

  it.each(['same-site', 'cross-site', 'none'])(
    'is refused from a page that the browser calls %s, such as one on another port, whatever it carries',
    async (site) => {
      const token = await fetchToken()
      expect((await setUsername(token, site)).statusCode).toBe(403)
      expect((await setUsername(token)).statusCode).toBe(204)
    },
  )
})
