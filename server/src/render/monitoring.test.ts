import fastify from 'fastify'
import { defaultHeaderNames } from '@foyer/contract/headers'
import type { InitialData } from '@foyer/contract/omnia/initial-data'
import type { Exchange } from '@foyer/contract/render/boundary'
import { createAdjustableClock, createFixedClock } from '../domain/clock.ts'
import { monitoring, type MonitoringOptions } from './monitoring.ts'

const api = { apiUrl: '/', authToken: 't1', regionCode: 'GB', tenantId: 'halcyon', vistaCdn: '/' }
const exchange = jest.fn<ReturnType<Exchange>, Parameters<Exchange>>()
const checkDatabase = jest.fn<Promise<unknown>, []>()
const checkChanges = jest.fn<Promise<unknown>, []>()
const lastFailure = jest.fn<number | null, []>()
const logged: string[] = []

const clock = createAdjustableClock(createFixedClock('2026-11-23T09:00:00Z'))

async function open(change: Partial<MonitoringOptions> = {}) {
  const opened = fastify({ logger: { level: 'error', stream: { write: (line) => void logged.push(line) } } })
  await opened.register(monitoring, {
    release: { version: '1.2.3', commit: 'abcdef1' },
    brandName: 'kite & co',
    headerNames: defaultHeaderNames,
    getOrigin: () => 'http://shop.example',
    initialData: async () => ({ api }) as InitialData,
    exchangeFor: () => exchange,
    checkDatabase,
    checkChanges,
    lastFailure,
    leftOut: { total: 7 },
    clock,
    ...change,
  })
  return opened
}

async function ask(change: Partial<MonitoringOptions> = {}) {
  const opened = await open(change)
  const answer = await opened.inject('/monitoring/')
  await opened.close()
  return answer
}

beforeEach(() => {
  logged.length = 0
  exchange.mockReset().mockResolvedValue({ status: 200, headers: {}, body: '{}' })
  checkDatabase.mockReset().mockResolvedValue(undefined)
  checkChanges.mockReset().mockResolvedValue(undefined)
  lastFailure.mockReset().mockReturnValue(null)
})

test('shows the running version and that everything answers, on a page without script that is not indexed', async () => {
  const { statusCode, headers, body } = await ask()
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(body).toContain('<h1>All is well</h1>')
  for (const line of ['1.2.3', 'abcdef1', 'kite &amp; co']) expect(body).toContain(`<dd>${line}</dd>`)
  for (const name of ['Ordering interface', 'Content', 'Database', 'Changes to the database'])
    expect(body).toMatch(new RegExp(`<dt>${name}</dt>\\n<dd>answers \\(\\d+ ms\\)</dd>`))
  expect(body).toContain('<dt>Records left out</dt>\n<dd>7 since the start</dd>')
  expect(body).not.toContain('<script')
  expect(exchange.mock.calls.map(([{ url, headers: sent }]) => [url, sent])).toEqual([
    ['http://shop.example/api/omnia/v1/page?friendly=%2F', {}],
    [
      'http://shop.example/ocapi/v1/sites',
      { Authorization: 'Bearer t1', 'Connect-Region-Code': 'GB', 'x-tenant-id': 'halcyon' },
    ],
  ])
})

test.each<[string, () => void]>([
  ['Content', () => exchange.mockResolvedValueOnce({ status: 500, headers: {}, body: '' })],
  ['Database', () => checkDatabase.mockRejectedValue(new Error('password=hunter2'))],
  ['Changes to the database', () => checkChanges.mockRejectedValue(new Error('password=hunter2'))],
])('answers 503 if one does not answer, without the cause: %s', async (name, fail) => {
  fail()
  const { statusCode, body } = await ask()
  expect(statusCode).toBe(503)
  expect(body).toContain('<h1>Something does not answer</h1>')
  expect(body).toContain(`<dt>${name}</dt>\n<dd>does not answer`)
  expect(body).not.toContain('hunter2')
  expect(logged).toHaveLength(1)
})

test("another server's ordering interface is checked there", async () => {
  await ask({
    initialData: async () => ({ api: { ...api, apiUrl: 'https://tickets.example/x/' } }) as InitialData,
  })
  expect(exchange.mock.calls.map(([{ url }]) => url)).toContain('https://tickets.example/x/ocapi/v1/sites')
})

test('results are cached for five seconds', async () => {
  const opened = await open()
  await Promise.all([opened.inject('/monitoring/'), opened.inject('/monitoring/')])
  clock.advance(4_999)
  checkDatabase.mockRejectedValue(new Error('gone'))
  expect((await opened.inject('/monitoring/')).statusCode).toBe(200)
  expect([checkDatabase.mock.calls.length, exchange.mock.calls.length]).toEqual([1, 2])
  clock.advance(1)
  expect((await opened.inject('/monitoring/')).statusCode).toBe(503)
  await opened.close()
})

test('the last failed change is still shown after recovery', async () => {
  expect((await ask()).body).toContain('<dd>none since the start</dd>')
  lastFailure.mockReturnValue(Date.parse('2026-11-23T08:12:00Z'))
  const { statusCode, body } = await ask()
  expect(statusCode).toBe(200)
  expect(body).toContain('<dt>Last change not stored</dt>\n<dd>2026-11-23T08:12:00.000Z</dd>')
})

test('checks that hang are not waited for', async () => {
  const soon = AbortSignal.timeout(20)
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(soon)
  checkDatabase.mockReturnValue(new Promise(() => undefined))
  const { statusCode, body } = await ask()
  jest.restoreAllMocks()
  expect(statusCode).toBe(503)
  expect(body).toContain('<dt>Database</dt>\n<dd>does not answer')
})

const dayAgo = Date.parse('2026-11-22T09:00:00Z')
test.each([
  [{ transport: 'smtp', waiting: 0, dead: 0, oldestWaiting: null }, 'sent by SMTP; none waits'],
  [
    { transport: 'smtp', waiting: 3, dead: 2, oldestWaiting: dayAgo },
    'sent by SMTP; 3 wait, the oldest for 24 h; 2 were given up: refused, or not accepted for two days',
  ],
  [
    { transport: 'outbox', waiting: 1, dead: 0, oldestWaiting: clock.now() },
    'not sent, as FOYER_SMTP_URL is not set; 1 waits for less than an hour',
  ],
  [
    { transport: 'mailbox', waiting: 0, dead: 1, oldestWaiting: null },
    'kept in the mailbox at /__mail/, none is sent; none waits; 1 was given up: refused, or not accepted for two days',
  ],
] as const)('shows the state of mail delivery', async (report, text) => {
  const { statusCode, body } = await ask({ mail: async () => report })
  expect(statusCode).toBe(200)
  expect(body).toContain(`<dt>Mail</dt>\n<dd>${text}</dd>`)
})

test('leaves out mail if the database does not answer', async () => {
  const { body } = await ask({ mail: () => Promise.reject(new Error('locked')) })
  expect(body).not.toContain('<dt>Mail</dt>')
})
