import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { InitialData } from '@foyer/contract/omnia/initial-data'
import type { Exchange, RenderRequest } from '@foyer/contract/render/boundary'
import { buildServer, type FoyerServer } from '../../server/src/app/build-app.ts'
import { parseSettings } from '../../server/src/config/settings.ts'
import { openLog } from '../../server/src/http/logging.ts'
import { createBrowserPlatform } from '../../storefront/src/app/platform/browser-platform.ts'
import { createServerPlatform } from '../../storefront/src/app/platform/server-platform.ts'
import type { ApiClient } from '../../storefront/src/services/http/api-client.ts'
import type { SessionStore } from '../../storefront/src/stores/visitor/session.ts'

/** A server whose settings rename every header, and the storefront's clients in server and browser. */

// A whole server runs in this process, which on a busy machine takes longer than the default limit.
jest.setTimeout(60_000)

const root = resolve(__dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'foyer-header-names-'))
const headerNames = {
  authorization: 'X-Channel',
  loyaltySessionToken: 'X-Member',
  regionCode: 'X-Region',
  tenantId: 'X-Chain',
  correlationId: 'X-Trace',
  captchaResponse: 'X-Captcha',
  idempotencyKey: 'X-Once',
}
const session = { sessionId: 'abcdefg', userId: '' } as SessionStore
let server: FoyerServer
let initialData: InitialData

beforeAll(async () => {
  const settings = parseSettings(
    {
      NODE_ENV: 'test',
      FOYER_DATA: folder,
      HOST: '127.0.0.1',
      PORT: '0',
      FOYER_PAY_PORT: '0',
      FOYER_HEADER_NAMES: Object.entries(headerNames)
        .map(([meaning, name]) => `${meaning}=${name}`)
        .join(', '),
    },
    root,
  )
  server = await buildServer({ settings, log: openLog('silent') })
  const origin = `http://127.0.0.1:${String((await server.start()).port)}`
  initialData = (await (await fetch(`${origin}/api/omnia/v1/initialData`)).json()) as InitialData
})

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The client of a page that is rendered, with its recorded requests and answers. */
function renderingClient(data: InitialData) {
  const calls: { sent: Record<string, string>; answered: Record<string, string> }[] = []
  const exchange: Exchange = async ({ method, url, headers, body }) => {
    const path = url.replace(/^https?:\/\/[^/]+/, '')
    const answer = await server.app.inject({
      method: method as 'GET',
      url: path,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    })
    calls.push({ sent: headers, answered: answer.headers as Record<string, string> })
    return { status: answer.statusCode, headers: answer.headers as Record<string, string>, body: answer.body }
  }
  const request = { initialData: data, exchange, now: 0, loadDeadline: 30_000 } as RenderRequest
  const client = createServerPlatform(request, new AbortController().signal).makeClient(session)
  return { client, calls }
}

/** Initial data without the renamed headers. */
function unaware({ headerNames: _, ...data }: InitialData): InitialData {
  return data
}

const siteCount = async (client: ApiClient) => {
  const answer = await client.call('getSites', {})
  return answer.ok ? answer.value.body.sites.length : answer.failure
}

it('gives pages the renamed headers', () => {
  expect(initialData.headerNames).toEqual(headerNames)
})

it('works with the client of a rendered page, by the new names only', async () => {
  const { client, calls } = renderingClient(initialData)
  expect(await siteCount(client)).toBe(8)
  const sent = Object.keys(calls[0]?.sent ?? {})
  expect(sent).toEqual(expect.arrayContaining(['X-Channel', 'X-Region', 'X-Chain', 'X-Trace']))
  expect(sent.join().toLowerCase()).not.toMatch(/authorization|connect-region-code|x-tenant-id|correlationid/)
  expect(calls[0]?.answered['x-trace']).toBe(calls[0]?.sent['X-Trace'])
  expect(calls[0]?.answered).not.toHaveProperty('correlationid')
})

it("works with the browser's client, whose repeated write has one effect", async () => {
  // A browser's client looks for the sign-in's flag among the cookies of its page.
  Object.assign(globalThis, { document: { cookie: '' } })
  const client = createBrowserPlatform(initialData, {}, null).makeClient(session)
  expect(await siteCount(client)).toBe(8)
  const create = async () => {
    const answer = await client.call(
      'createStandardOrder',
      { body: { siteId: '1001' } },
      { idempotencyKey: 'one-and-the-same' },
    )
    return answer.ok ? answer.value.body.order.id : JSON.stringify(answer.failure)
  }
  const first = await create()
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(await create()).toBe(first)
})

it('checks region and chain by the new names', async () => {
  const { api } = initialData
  const status = async (headers: Record<string, string>) =>
    (
      await server.app.inject({
        url: '/ocapi/v1/sites',
        headers: { 'x-channel': `Bearer ${api.authToken}`, ...headers },
      })
    ).statusCode
  expect(await status({ 'X-REGION': api.regionCode, 'x-chain': api.tenantId })).toBe(200)
  expect(await status({ 'X-Region': 'elsewhere' })).toBe(400)
  expect(await status({ 'X-Chain': 'someone-else' })).toBe(400)
})

it('refuses a client with the default names, and ignores these headers', async () => {
  const { client, calls } = renderingClient(unaware(initialData))
  expect(await siteCount(client)).toMatchObject({ kind: 'condition', condition: 'channel-token-invalid' })
  expect(calls[0]?.answered['x-trace']).not.toBe(calls[0]?.sent['CorrelationId'])
  const passedBy = await server.app.inject({
    url: '/ocapi/v1/sites',
    headers: { 'X-Channel': `Bearer ${initialData.api.authToken}`, 'Connect-Region-Code': 'elsewhere' },
  })
  expect(passedBy.statusCode).toBe(200)
})
