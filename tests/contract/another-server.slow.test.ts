import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defaultHeaderNames } from '@foyer/contract/headers'
import type { InitialData } from '@foyer/contract/omnia/initial-data'
import type { RenderPage } from '@foyer/contract/render/boundary'
import { buildServer, type FoyerServer } from '../../server/src/app/build-app.ts'
import { buildShell } from '../../server/src/app/shell.ts'
import { createAdjustableClock, createFixedClock } from '../../server/src/domain/clock.ts'
import { parseSettings } from '../../server/src/config/settings.ts'
import { readBrand } from '../../server/src/brand/brand.ts'
import { readChannelKey, createChannelTokens } from '../../server/src/brand/channel-token.ts'
import { openLog } from '../../server/src/http/logging.ts'
import { createAxiosClient } from '../../storefront/src/services/http/axios-client.ts'
import { createExchangeAdapter } from '../../storefront/src/services/http/exchange-adapter.ts'
import { createSitesService } from '../../storefront/src/services/ocapi/sites.ts'

/** A shop with nothing of its own on sale, whose configuration points to another ordering server. */

// A whole server runs in this process, which on a busy machine takes longer than the default limit.
jest.setTimeout(60_000)

const root = resolve(__dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'foyer-another-'))
const tokenFile = join(folder, 'token')
const clock = createAdjustableClock(createFixedClock(Date.parse('2026-11-21T12:00:00Z')))
const shopOrigin = 'https://shop.example'
let ordering: FoyerServer
let orderingOrigin: string
let shop: Awaited<ReturnType<typeof buildShell>>

/** A page that lists the cinemas and makes the calls of the storefront's pages while they are rendered. */
const cinemas: RenderPage = async ({ initialData, exchange }) => {
  const client = createAxiosClient({
    access: () => initialData.api,
    identity: () => ({ userId: '', sessionId: 'abcdefg' }),
    headerNames: defaultHeaderNames,
    numbering: initialData.errorNumbering,
    random: () => 'random',
    attempts: 1,
    timeout: 30_000,
    adapter: createExchangeAdapter(exchange),
  })
  const found = await createSitesService(client).sites()
  return {
    kind: 'page',
    status: found.ok ? 200 : 503,
    headers: {},
    languageTag: 'en',
    direction: 'ltr',
    htmlAttributes: {},
    head: '',
    body: found.ok
      ? found.value.body.sites.map((site) => site.name.text).join(', ')
      : JSON.stringify(found.failure),
    state: '{}',
    scripts: '',
    policy: { frameSources: [], hasCaptcha: false },
  }
}

beforeAll(async () => {
  const env = { NODE_ENV: 'test', FOYER_DATA: folder, HOST: '127.0.0.1', PORT: '0', FOYER_PAY_PORT: '0' }
  ordering = await buildServer({
    settings: parseSettings({ ...env, FOYER_ALLOWED_ORIGINS: shopOrigin }, root),
    clock,
    log: openLog('silent'),
  })
  orderingOrigin = `http://127.0.0.1:${String((await ordering.start()).port)}`
  const { api } = (await (await fetch(`${orderingOrigin}/api/omnia/v1/initialData`)).json()) as InitialData
  writeFileSync(tokenFile, `${api.authToken}\n`)

  const settings = parseSettings(
    { ...env, FOYER_PUBLIC_ORIGIN: shopOrigin, FOYER_CHANNEL_TOKEN_FILE: tokenFile },
    root,
  )
  const brand = await readBrand(settings.brandsFolder, 'halcyon')
  const { services } = brand.channel.shared.initial
  services.vistaConnect.url = `${orderingOrigin}/`
  services.cdn.vistaCdn = 'https://pictures.example/halcyon'
  shop = await buildShell({
    settings,
    brand,
    clock,
    tokens: createChannelTokens(await readChannelKey(join(folder, 'shop'), null), brand.name, clock),
    log: openLog('silent'),
    cinemaGroups: () => [],
    cinemas: () => [],
    mediaVersion: '1',
    limits: { isOn: true },
    areas: async () => undefined,
    databaseCounts: { statements: 0, trips: 0 },
    databaseHealth: {
      checkReads: async () => undefined,
      checkChanges: async () => undefined,
      lastFailure: () => null,
    },
    reset: async () => undefined,
    clockMoved: async () => undefined,
    getPayOrigin: () => 'https://pay.example',
    storefront: {
      load: async () => ({ render: cinemas, manifest: {} }),
      developmentHead: () => '',
      explain: () => undefined,
    },
  })
})

afterAll(async () => {
  await shop.close()
  await ordering.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('gives pages the address of the other server and its pictures, and its channel token', async () => {
  const { api } = (await shop.inject('/api/omnia/v1/initialData')).json<InitialData>()
  expect(api).toMatchObject({ apiUrl: orderingOrigin, vistaCdn: 'https://pictures.example/halcyon' })
  const called = await fetch(`${api.apiUrl}/ocapi/v1/sites`, {
    headers: { Authorization: `Bearer ${api.authToken}`, Origin: shopOrigin },
  })
  expect(called.status).toBe(200)
  expect(called.headers.get('access-control-allow-origin')).toBe(shopOrigin)
})

it("renders the other server's answers, and allows the browser to call it too", async () => {
  const page = await shop.inject('/sites/')
  expect(page.body).toContain('Docklands')
  expect(page.statusCode).toBe(200)
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain(`connect-src 'self' ${orderingOrigin} https://pictures.example;`)
  expect(policy).toContain("img-src 'self' data: blob: https://pictures.example;")
  expect(policy).toContain("media-src 'self' blob: https://pictures.example;")
})

it('uses a new token as soon as it is in the file', async () => {
  writeFileSync(tokenFile, 'another-token')
  const { api } = (await shop.inject('/api/omnia/v1/initialData')).json<InitialData>()
  expect(api.authToken).toBe('another-token')
})
