import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { operations } from '@foyer/contract/operations'
import type { RenderPage, RenderRequest } from '@foyer/contract/render/boundary'
import { adjustableClock, fixedAt } from '../clock.ts'
import { parseSettings } from '../config/settings.ts'
import { readBrand } from '../content/brand.ts'
import { channelKey, channelTokens, tokenLifetime } from '../content/channel-token.ts'
import { controlHeader } from '../control/control-routes.ts'
import { codedFrom } from '../http/coding.ts'
import { openLog } from '../http/logging.ts'
import { ProblemError } from '../http/problem.ts'
import { route } from '../http/route.ts'
import { payOriginReader } from '../payments/pay-origin.ts'
import { buildShell } from './shell.ts'

const root = resolve(__dirname, '..', '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'foyer-shell-'))
const start = Date.parse('2026-11-21T12:00:00Z')
const opened: FastifyInstance[] = []

afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const plainPage: RenderPage = async () => ({
  kind: 'page',
  status: 200,
  headers: {},
  languageTag: 'en',
  direction: 'ltr',
  htmlAttributes: { 'data-mode': 'dark' },
  head: '<title>Home</title>',
  body: '<p>hello</p>',
  state: '{}',
  scripts: '',
  policy: { frameSources: [] },
})

interface Given {
  env?: Record<string, string>
  render?: RenderPage
  logs?: string[]
}

async function open({ env = {}, render = plainPage, logs }: Given = {}) {
  const settings = parseSettings({ NODE_ENV: 'test', FOYER_DATA: folder, ...env }, root)
  const brand = await readBrand(settings.brandsFolder, 'halcyon')
  const clock = adjustableClock(fixedAt(start))
  const tokens = channelTokens(await channelKey(folder, null), brand.name, clock)
  const app = await buildShell({
    settings,
    brand,
    clock,
    tokens,
    log: openLog(settings.logLevel, { write: (line) => void logs?.push(line) }),
    cinemaGroups: () => [
      { id: 'portmere', name: 'Portmere', cinemas: [{ nodeId: '1', vistaCinema: { key: '1001' } }] },
    ],
    cinemas: () => [{ id: '1001', name: 'Docklands, Portmere' }],
    mediaVersion: '1f',
    areas: async (area) => {
      route(area, operations.getSites, async () => ({ sites: [] }))
      route(area, operations.getFilmScreeningDates, async () => ({ filmScreeningDates: [] }))
      route(area, operations.getSeatAvailability, async () => {
        throw new ProblemError('no-allocated-seats')
      })
      route(area, operations.setOrderShowtime, async () => {
        throw new ProblemError('seats-unavailable', { unavailableSeatIds: ['1_2_3'] })
      })
      route(area, operations.deleteOrder, async () => undefined)
      route(area, operations.getFilms, async () => {
        throw new Error('password=hunter2 is in the message')
      })
    },
    checkDatabase: async () => undefined,
    reset: async () => undefined,
    clockMoved: async () => undefined,
    payOriginOf: payOriginReader({
      configured: settings.payOrigin,
      port: () => settings.payPort,
      allowedOrigins: [],
    }),
    storefront: {
      load: async () => ({ render, manifest: {} }),
      developmentHead: () => '',
      explain: () => undefined,
    },
  })
  opened.push(app)
  const token = await tokens.issue()
  return { app, clock, token, auth: { authorization: `Bearer ${token}` } }
}

describe('a call of the interface', () => {
  it('needs the channel token, which ends after twelve hours', async () => {
    const { app, auth, clock } = await open()
    const call = (headers: Record<string, string>) => app.inject({ url: '/ocapi/v1/sites', headers })
    expect((await call({})).statusCode).toBe(401)
    expect((await call({ authorization: 'Bearer made-up' })).statusCode).toBe(401)
    expect((await call(auth)).json()).toEqual({ sites: [] })
    clock.advance(tokenLifetime + 1_000)
    const late = await call(auth)
    expect(late.statusCode).toBe(401)
    expect(late.headers['content-type']).toMatch('application/problem+json')
  })

  it('refuses a token that another key has signed', async () => {
    const { app } = await open()
    const other = channelTokens(new Uint8Array(32).fill(7), 'halcyon', fixedAt(start))
    const answer = await app.inject({
      url: '/ocapi/v1/sites',
      headers: { authorization: `Bearer ${await other.issue()}` },
    })
    expect(answer.statusCode).toBe(401)
  })

  it('checks region and tenant where they are sent, without regard to case', async () => {
    const { app, auth } = await open()
    const status = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/ocapi/v1/sites', headers: { ...auth, ...headers } })).statusCode
    expect(await status({ 'Connect-Region-Code': 'hal-uk', 'X-Tenant-Id': 'HALCYON' })).toBe(200)
    expect(await status({ 'Connect-Region-Code': 'elsewhere' })).toBe(400)
    expect(await status({ 'x-tenant-id': 'someone-else' })).toBe(400)
  })

  it('answers with the correlation id it was sent, or one of its own', async () => {
    const { app, auth } = await open()
    const sent = await app.inject({
      url: '/ocapi/v1/sites',
      headers: { ...auth, CorrelationId: 'OCC--abc1234-x1' },
    })
    expect(sent.headers.correlationid).toBe('OCC--abc1234-x1')
    const malformed = await app.inject({
      url: '/ocapi/v1/sites',
      headers: { ...auth, correlationid: 'a b<c>' },
    })
    expect(malformed.headers.correlationid).toMatch(/^OCC--\w{7}-\w{12}$/)
  })

  it('is dated by the clock that holds expire by', async () => {
    const { app, clock } = await open()
    clock.advance(90 * 60_000)
    expect((await app.inject('/health')).headers.date).toBe('Sat, 21 Nov 2026 13:30:00 GMT')
  })

  it('takes a list of one or of many', async () => {
    const { app, auth } = await open()
    for (const query of ['', '?siteIds=1001', '?siteIds=1001&siteIds=1002']) {
      const { statusCode } = await app.inject({
        url: `/ocapi/v1/film-screening-dates${query}`,
        headers: auth,
      })
      expect(statusCode).toBe(200)
    }
  })

  it('says nothing with 204', async () => {
    const { app, auth } = await open()
    const answer = await app.inject({ method: 'DELETE', url: '/ocapi/v1/orders/o1', headers: auth })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
  })
})

describe('a refusal', () => {
  const put = { method: 'PUT' as const, url: '/ocapi/v1/orders/o1/showtimes/s1' }
  const good = { seats: ['1_2_3'], tickets: [{ id: 't1', ticketTypeId: 'adult' }] }

  it('is problem details with the code of the numbering in force', async () => {
    for (const [numbering, code] of [
      ['1', 10000],
      ['2', 40216],
    ] as const) {
      const { app, auth } = await open({ env: { FOYER_ERROR_NUMBERING: numbering } })
      const answer = await app.inject({ ...put, headers: { ...auth, correlationid: 'c-1' }, payload: good })
      expect(answer.statusCode).toBe(400)
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
      expect(answer.json()).toEqual({
        type: 'urn:foyer:problem:seats-unavailable',
        title: 'One or more of the chosen seats are no longer available',
        status: 400,
        correlationId: 'c-1',
        instance: '/ocapi/v1/orders/o1/showtimes/s1',
        errorCode: code,
        unavailableSeatIds: ['1_2_3'],
      })
    }
  })

  it('speaks by its status where the catalogue has no code', async () => {
    const { app, auth } = await open()
    const answer = await app.inject({ url: '/ocapi/v1/showtimes/s1/seat-availability', headers: auth })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).not.toHaveProperty('errorCode')
  })

  it('says where a request is malformed', async () => {
    const { app, auth } = await open()
    const answer = await app.inject({ ...put, headers: auth, payload: { seats: [5], tickets: [] } })
    expect(answer.statusCode).toBe(400)
    const { violations } = answer.json<{ violations: { path: string; message: string }[] }>()
    expect(violations[0]).toMatchObject({ path: 'body/seats/0', message: expect.any(String) })
  })

  it('comes for broken JSON, a foreign type, a huge body, and an address that does not exist', async () => {
    const { app, auth } = await open()
    const send = async (payload: string, type: string) =>
      app.inject({ ...put, headers: { ...auth, 'content-type': type }, payload })
    const answers = [
      await send('{"seats":', 'application/json'),
      await send('<a/>', 'application/xml'),
      await send(JSON.stringify({ ...good, more: 'x'.repeat(70_000) }), 'application/json'),
      await app.inject({ url: '/ocapi/v1/nothing', headers: auth }),
      await app.inject({ url: '/api/nothing' }),
      await app.inject({ method: 'POST', url: '/films/' }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 415, 413, 404, 404, 404])
    for (const answer of answers) {
      expect(answer.headers['content-type']).toMatch('application/problem+json')
      expect(answer.json()).toMatchObject({ status: answer.statusCode, title: expect.any(String) })
    }
  })

  it('tells nothing of a fault within', async () => {
    const { app, auth } = await open()
    const answer = await app.inject({ url: '/ocapi/v1/films', headers: auth })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toMatch('hunter2')
  })
})

describe('the log', () => {
  it('follows a call by its correlation id and keeps no query, header or body', async () => {
    const logs: string[] = []
    const { app, auth, token } = await open({ env: { FOYER_LOG_LEVEL: 'info' }, logs })
    await app.inject({
      method: 'PUT',
      url: '/ocapi/v1/orders/o1/showtimes/s1?email=ada%40example.com',
      headers: { ...auth, correlationid: 'c-42' },
      payload: { seats: [], tickets: [], email: 'ada@example.com' },
    })
    const text = logs.join('')
    expect(text).toMatch('"correlationId":"c-42"')
    expect(text).toMatch('/ocapi/v1/orders/o1/showtimes/s1')
    expect(text).not.toMatch(/ada|example\.com/)
    expect(text).not.toMatch(token)
  })

  it("has no order's id, by which anybody could open the order, but a mark that follows it", async () => {
    const logs: string[] = []
    const { app, auth } = await open({ env: { FOYER_LOG_LEVEL: 'info' }, logs })
    const id = '0193a5c2-7e11-7abc-9def-0123456789ab'
    for (const written of [id, id.replace('a', '%61'), id.toUpperCase()]) {
      await app.inject({ method: 'DELETE', url: `/ocapi/v1/orders/${written}`, headers: auth })
    }
    const paths = logs.map((line) => (JSON.parse(line) as { path: string }).path)
    expect(paths).toHaveLength(3)
    expect(new Set(paths).size).toBe(1)
    expect(paths[0]).toMatch(/^\/ocapi\/v1\/orders\/~[0-9a-f]{10}$/)
    expect(logs.join('')).not.toContain('0123456789')
  })
})

describe('the document of the interface', () => {
  it('is served as it is committed, to whoever asks', async () => {
    const { app } = await open()
    const answer = await app.inject({ url: '/ocapi/v1/openapi.json' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toMatch('application/json')
    const committed = readFileSync(join(root, 'contract', 'openapi.json'), 'utf8')
    expect(answer.json()).toEqual(JSON.parse(committed))
  })

  it('says what this server calls its headers', async () => {
    const { app } = await open({
      env: { FOYER_HEADER_NAMES: 'authorization=X-Channel tenantId=X-Tenant' },
    })
    const { components } = (await app.inject({ url: '/ocapi/v1/openapi.json' })).json<{
      components: unknown
    }>()
    expect(components).toMatchObject({
      securitySchemes: { channelToken: { type: 'apiKey', in: 'header', name: 'X-Channel' } },
      parameters: { TenantId: { name: 'X-Tenant' }, RegionCode: { name: 'Connect-Region-Code' } },
    })
  })
})

describe('limits and origins', () => {
  it('slows down whoever writes too often, apart from reads', async () => {
    const { app, auth } = await open()
    const write = () => app.inject({ method: 'DELETE', url: '/ocapi/v1/orders/o1', headers: auth })
    let last = await write()
    for (let count = 0; count < 300; count += 1) last = await write()
    expect(last.statusCode).toBe(429)
    expect(last.json()).toMatchObject({ type: 'urn:foyer:problem:too-many-requests' })
    expect(last.headers['retry-after']).toBeDefined()
    expect((await app.inject({ url: '/ocapi/v1/sites', headers: auth })).statusCode).toBe(200)
  })

  it('lets only listed origins read answers', async () => {
    const { app, auth } = await open({ env: { FOYER_ALLOWED_ORIGINS: 'https://app.example' } })
    const from = async (origin: string) =>
      (await app.inject({ url: '/ocapi/v1/sites', headers: { ...auth, origin } })).headers[
        'access-control-allow-origin'
      ]
    expect(await from('https://app.example')).toBe('https://app.example')
    expect(await from('https://evil.example')).toBeUndefined()
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/ocapi/v1/orders/o1',
      headers: { origin: 'https://app.example', 'access-control-request-method': 'DELETE' },
    })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers['access-control-allow-headers']).toMatch('Idempotency-Key')
  })

  it('lets them send the headers that the settings name, and read the correlation id', async () => {
    const { app } = await open({
      env: {
        FOYER_ALLOWED_ORIGINS: 'https://app.example',
        FOYER_HEADER_NAMES: 'regionCode=X-Region correlationId=X-Trace',
      },
    })
    const { headers } = await app.inject({
      method: 'OPTIONS',
      url: '/ocapi/v1/orders/o1',
      headers: { origin: 'https://app.example', 'access-control-request-method': 'DELETE' },
    })
    expect(headers['access-control-allow-headers']).toMatch('X-Region')
    expect(headers['access-control-allow-headers']).not.toMatch('Connect-Region-Code')
    const called = await app.inject({ url: '/health', headers: { origin: 'https://app.example' } })
    expect(called.headers['access-control-expose-headers']).toMatch('X-Trace')
  })

  it('lets no origin in by default', async () => {
    const { app, auth } = await open()
    const { headers } = await app.inject({
      url: '/ocapi/v1/sites',
      headers: { ...auth, origin: 'https://app.example' },
    })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('sends the security headers with every answer, and transport security over https only', async () => {
    const { app } = await open()
    const { headers } = await app.inject({ url: '/health' })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
    const secure = await open({ env: { FOYER_PUBLIC_ORIGIN: 'https://shop.example' } })
    expect((await secure.app.inject({ url: '/health' })).headers).toHaveProperty('strict-transport-security')
  })
})

describe('initial data', () => {
  it('tells a client the address, the token, the region, the pages and the cities', async () => {
    const { app } = await open()
    const answer = await app.inject({ url: '/api/omnia/v1/initialData', headers: { host: 'shop.example' } })
    expect(answer.headers['cache-control']).toBe('no-store')
    const data = answer.json<{ api: { apiUrl: string; authToken: string } }>()
    expect(data).not.toHaveProperty('headerNames')
    expect(data).toMatchObject({
      api: { apiUrl: 'http://shop.example', regionCode: 'HAL-UK', mediaVersion: '1f' },
      country: 'GB',
      errorNumbering: 1,
      holdMinutes: 10,
      pages: { Home: '/', FilmDetails: '/films/:filmName/:filmId/' },
      cinemaGroups: [{ id: 'portmere', cinemas: [{ vistaCinema: { key: '1001' } }] }],
      loggingConfiguration: { level: 'INFO' },
      occConfiguration: { clientId: 'OCC', salesChannel: 'Web' },
      occConfigurationOverride: {},
      cinemaUrlsById: { 1001: '/sites/docklands-portmere/1001/' },
    })
    expect(data).not.toHaveProperty('captcha')
    const call = await app.inject({
      url: '/ocapi/v1/sites',
      headers: { authorization: `Bearer ${data.api.authToken}` },
    })
    expect(call.statusCode).toBe(200)
  })
})

describe('a page', () => {
  it('is sent to its address with the slash, query kept, and nothing else is', async () => {
    const { app } = await open()
    const moved = await app.inject({ url: '/films?x=1&y=/a' })
    expect([moved.statusCode, moved.headers.location]).toEqual([308, '/films/?x=1&y=/a'])
    const doubled = await app.inject({ url: '//evil.example/films' })
    expect(doubled.headers.location ?? '/').toMatch(/^\/(?!\/)/)
    for (const url of ['/api/x', '/umbraco/x', '/media/x', '/ocapi/x', '/favicon.ico']) {
      expect((await app.inject({ url })).statusCode).toBe(404)
    }
    expect((await app.inject({ url: '/films/' })).statusCode).toBe(200)
  })

  it('carries initial data that no text can break out of, under a policy with its nonce', async () => {
    const render: RenderPage = async (request) => ({
      ...(await plainPage(request)),
      state: JSON.stringify({ text: '</script><script>alert(1)</script>' }),
    })
    const { app } = await open({ render })
    const answer = await app.inject({ url: '/' })
    const policy = String(answer.headers['content-security-policy'])
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
    expect(answer.body).toContain(`<script nonce="${nonce}">window.initialData = {`)
    expect(answer.body).toContain('<html lang="en" dir="ltr" data-mode="dark">')
    expect(answer.body).not.toContain('<script>alert(1)')
    expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("style-src-attr 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).toContain('frame-src http://localhost:4001')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers).not.toHaveProperty('etag')
    const again = await app.inject({ url: '/' })
    expect(again.headers['content-security-policy']).not.toBe(policy)
  })

  it('frames the payment provider on the host by which the visitor has come', async () => {
    const { app } = await open()
    const framed = async (host: string) =>
      /frame-src ([^;]*)/.exec(
        String((await app.inject({ url: '/', headers: { host } })).headers['content-security-policy']),
      )?.[1]
    expect(await framed('192.168.1.20:4000')).toBe('http://192.168.1.20:4001')
    expect(await framed('localhost:4000')).toBe('http://localhost:4001')
    expect(await framed('rebound.example')).toBe('http://localhost:4001')
    const configured = await open({ env: { FOYER_PAY_ORIGIN: 'https://pay.example' } })
    const answer = await configured.app.inject({ url: '/', headers: { host: '192.168.1.20:4000' } })
    expect(answer.headers['content-security-policy']).toContain('frame-src https://pay.example;')
  })

  it('has the hash of each style attribute it came with', async () => {
    const render: RenderPage = async (request) => ({
      ...(await plainPage(request)),
      body: '<i style="width:40%"></i><i style="width:40%"></i>',
    })
    const { app } = await open({ render })
    const policy = String((await app.inject({ url: '/' })).headers['content-security-policy'])
    expect(policy).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-[A-Za-z0-9+/]{43}='(;|$)/)
  })

  it('knows the stored choices of its visitor, and calls the interface without a socket', async () => {
    const seen: RenderRequest[] = []
    const answers: number[] = []
    const { app, token } = await open({
      render: async (request) => {
        seen.push(request)
        const answer = await request.exchange({
          method: 'GET',
          url: '/ocapi/v1/sites',
          headers: { authorization: `Bearer ${request.initialData.api.authToken}` },
        })
        answers.push(answer.status)
        return plainPage(request)
      },
    })
    await app.inject({
      url: '/films/?sort=a',
      headers: { cookie: 'foyer-mode=Dark; foyer-cinema-group=portmere', host: 'shop.example' },
    })
    expect(seen[0]).toMatchObject({
      url: '/films/?sort=a',
      origin: 'http://shop.example',
      mode: 'Dark',
      cinemaGroupId: 'portmere',
      languageTag: 'en',
      now: start,
    })
    expect(seen[0]?.initialData.api.authToken).toBe(token)
    expect(answers).toEqual([200])
  })

  it('keeps the language that an address asks for, for the browser’s session alone', async () => {
    const { app } = await open()
    const asked = await app.inject({ url: '/films/?language=en' })
    // Without a date and a number of seconds a browser forgets it with its session.
    expect(asked.headers['set-cookie']).toBe('foyer-language=en; Path=/; SameSite=Lax')
    const plain = await app.inject({ url: '/films/' })
    expect(plain.headers['set-cookie']).toBeUndefined()
    expect(plain.headers['content-language']).toBe('en')
  })

  it('keeps order pages out of search engines', async () => {
    const { app } = await open()
    for (const url of ['/order/payment/', '/completed-order/?orderId=1']) {
      expect((await app.inject({ url })).headers['x-robots-tag']).toBe('noindex')
    }
    expect((await app.inject({ url: '/films/' })).headers).not.toHaveProperty('x-robots-tag')
  })

  it('that cannot be rendered says so with 503 and a way to try again, without the storefront', async () => {
    const { app } = await open({
      render: async () => {
        throw new Error('the storefront is broken')
      },
    })
    const answer = await app.inject({ url: '/films/?q="><script>' })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers).toMatchObject({ 'retry-after': '10', 'x-robots-tag': 'noindex' })
    expect(answer.body).toContain('Try again')
    expect(answer.body).not.toMatch(/<script|storefront is broken/)
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })
})

describe('test controls', () => {
  const token = 'a-token-for-tests'

  it('are absent by default', async () => {
    const { app } = await open()
    for (const method of ['GET', 'PUT', 'POST'] as const) {
      const answer = await app.inject({
        method,
        url: '/__control/clock',
        headers: { [controlHeader]: token },
      })
      expect(answer.statusCode).toBe(404)
    }
  })

  it('answer nobody without the token', async () => {
    const { app } = await open({ env: { FOYER_TEST_CONTROL: token } })
    expect((await app.inject({ url: '/__control/clock' })).statusCode).toBe(404)
    const wrong = await app.inject({
      url: '/__control/clock',
      headers: { [controlHeader]: 'a-token-for-testx' },
    })
    expect(wrong.statusCode).toBe(404)
  })

  it('move the clock', async () => {
    const { app, clock } = await open({ env: { FOYER_TEST_CONTROL: token } })
    const headers = { [controlHeader]: token }
    await app.inject({ method: 'PUT', url: '/__control/clock', headers, payload: { advanceBy: 60_000 } })
    expect(clock.now()).toBe(start + 60_000)
    const back = await app.inject({ method: 'DELETE', url: '/__control/clock', headers })
    expect(back.json()).toEqual({ now: '2026-11-21T12:00:00.000Z' })
  })

  it('play faults by path, rate and number, and spare calls that render pages', async () => {
    const { app, auth } = await open({ env: { FOYER_TEST_CONTROL: token } })
    const headers = { [controlHeader]: token }
    const add = (payload: object) =>
      app.inject({ method: 'POST', url: '/__control/faults', headers, payload })
    await add({ path: '/ocapi/v1/sites', kind: 'status', status: 599, rate: 0.5 })
    const statuses: number[] = []
    for (let count = 0; count < 4; count += 1) {
      statuses.push((await app.inject({ url: '/ocapi/v1/sites', headers: auth })).statusCode)
    }
    expect(statuses).toEqual([200, 599, 200, 599])
    await app.inject({ method: 'DELETE', url: '/__control/faults', headers })
    await add({ path: '/ocapi/*', kind: 'bad-json', times: 1 })
    const broken = await app.inject({ url: '/ocapi/v1/sites', headers: auth })
    expect(() => JSON.parse(broken.body) as unknown).toThrow()
    expect((await app.inject({ url: '/ocapi/v1/sites', headers: auth })).json()).toEqual({ sites: [] })
  })

  it('turn rate limits off', async () => {
    const { app, auth } = await open({ env: { FOYER_TEST_CONTROL: token } })
    await app.inject({
      method: 'PUT',
      url: '/__control/rate-limits',
      headers: { [controlHeader]: token },
      payload: { isOn: false },
    })
    let last = 0
    for (let count = 0; count < 310; count += 1) {
      last = (await app.inject({ method: 'DELETE', url: '/ocapi/v1/orders/o1', headers: auth })).statusCode
    }
    expect(last).toBe(204)
  })
})

describe('the page for those who run the shop', () => {
  it('names what is running and what does not answer', async () => {
    const { app } = await open({ env: { FOYER_COMMIT: 'abcdef1' } })
    const { statusCode, body } = await app.inject('/monitoring/')
    // There is no content in this shell.
    expect(statusCode).toBe(503)
    expect(body).toMatch(/<dt>Content<\/dt>\n<dd>does not answer/)
    expect(body).toMatch(/<dt>Ordering interface<\/dt>\n<dd>answers/)
    expect(body).toContain('<dd>abcdef1</dd>')
    const short = await app.inject('/monitoring?x=1')
    expect([short.statusCode, short.headers.location]).toEqual([308, '/monitoring/?x=1'])
  })
})

describe('what the caller takes packed', () => {
  it.each([
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0, *', 'br'],
    ['identity;q=0', 'gzip'],
    ['br;q=0.2, gzip;q=0.7', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', undefined],
    ['*;q=0', undefined],
  ])('comes so, whichever part of the server answers: %s', async (header, coding) => {
    const { app } = await open()
    // A page, a document that is kept packed, a file that is packed on its way.
    for (const url of ['/', '/api/v1/sales-channels/web/configuration', '/brand/art/tile-vast.svg']) {
      const answer = await app.inject({ url, headers: { 'accept-encoding': header } })
      expect([url, answer.statusCode, answer.headers['content-encoding']]).toEqual([url, 200, coding])
    }
  })

  it.each([
    ['identity;q=0', 'gzip', gunzipSync],
    ['*;q=0, br', 'br', brotliDecompressSync],
  ])('comes so however short it is, where it is refused as it is: %s', async (header, coding, unpack) => {
    const { app, auth } = await open()
    for (const [url, status] of [
      ['/ocapi/v1/sites', 200],
      ['/ocapi/v1/films', 500],
      ['/nowhere.html', 404],
    ] as const) {
      const plain = await app.inject({ url, headers: auth })
      expect(plain.rawPayload.length).toBeLessThan(codedFrom)
      const answer = await app.inject({ url, headers: { ...auth, 'accept-encoding': header } })
      expect([url, answer.statusCode, answer.headers['content-encoding']]).toEqual([url, status, coding])
      expect(answer.headers).toMatchObject({
        vary: expect.stringMatching(/accept-encoding/i),
        'content-length': String(answer.rawPayload.length),
      })
      expect(Object.keys(JSON.parse(unpack(answer.rawPayload).toString()) as object)).toEqual(
        Object.keys(plain.json<object>()),
      )
    }
  })

  it('is as it is where it is short and taken so, and nothing where there is nothing', async () => {
    const { app, auth } = await open()
    const short = await app.inject({ url: '/ocapi/v1/sites', headers: { ...auth, 'accept-encoding': 'br' } })
    expect([short.headers['content-encoding'], short.json()]).toEqual([undefined, { sites: [] }])
    const nothing = await app.inject({
      method: 'DELETE',
      url: '/ocapi/v1/orders/o1',
      headers: { ...auth, 'accept-encoding': 'gzip, identity;q=0' },
    })
    expect([nothing.statusCode, nothing.headers['content-encoding']]).toEqual([204, undefined])
  })
})

describe('stopping', () => {
  it('answers what is under way', async () => {
    let entered = () => {}
    let release = () => {}
    const isUnderWay = new Promise<void>((resolve) => (entered = resolve))
    const mayEnd = new Promise<void>((resolve) => (release = resolve))
    const { app } = await open({
      render: async (request) => {
        entered()
        await mayEnd
        return plainPage(request)
      },
    })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const page = fetch(`${address}/`)
    await isUnderWay
    const closed = app.close()
    release()
    expect((await page).status).toBe(200)
    await closed
    await expect(fetch(`${address}/health`)).rejects.toThrow()
  })
})
