import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Compile } from 'typebox/compile'
import { defaultHeaderNames } from '@foyer/contract/headers'
import type { InitialData } from '@foyer/contract/omnia/initial-data'
import { personalisationCalls } from '@foyer/contract/personalisation/calls'
import { buildServer, type FoyerServer } from '../../server/src/app/build-app.ts'
import { createAdjustableClock, createFixedClock } from '../../server/src/domain/clock.ts'
import { parseSettings } from '../../server/src/config/settings.ts'
import { openLog } from '../../server/src/http/logging.ts'
import { createExperiencesService } from '../../storefront/src/services/personalisation/experiences.ts'
import {
  createPersonalisationClient,
  personalisationLimits,
} from '../../storefront/src/services/personalisation/personalisation-client.ts'
import { createNearestSiteService } from '../../storefront/src/services/personalisation/sites.ts'

/** The storefront's own personalisation against the real server, in one process. */

// The whole server runs in this process, which on a busy machine takes longer than the default limit.
jest.setTimeout(60_000)

const root = resolve(__dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'foyer-personalisation-'))
const clock = createAdjustableClock(createFixedClock(Date.parse('2026-11-21T12:00:00Z')))
let server: FoyerServer
let initial: InitialData

beforeAll(async () => {
  const settings = parseSettings(
    { NODE_ENV: 'test', FOYER_DATA: folder, PORT: '0', FOYER_PAY_PORT: '0' },
    root,
  )
  server = await buildServer({ settings, clock, log: openLog('silent') })
  initial = (await server.app.inject('/api/omnia/v1/initialData')).json<InitialData>()
}, 120_000)

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const requests: string[] = []

const overServer: typeof fetch = async (address, init = {}) => {
  const { pathname, search } = new URL(address as string)
  requests.push(pathname)
  const answer = await server.app.inject({
    method: init.method as 'GET',
    url: pathname + search,
    headers: Object.fromEntries(new Headers(init.headers)),
    ...(typeof init.body === 'string' ? { payload: init.body } : {}),
  })
  return new Response(answer.statusCode === 204 ? null : answer.body, { status: answer.statusCode })
}

function client(authToken = initial.api.authToken) {
  return createPersonalisationClient({
    ...personalisationLimits,
    timeout: 30_000,
    fetch: overServer,
    url: initial.personalisation?.url ?? '',
    access: () => ({ ...initial.api, authToken }),
    renewAccess: async () => false,
    headerNames: defaultHeaderNames,
    identity: () => ({ userId: '', sessionId: 'abcdefg' }),
    random: (length) => randomUUID().replaceAll('-', '').slice(0, length),
  })
}

it('is at the address of the initial data, in the channel’s own territory', () => {
  expect(initial.personalisation).toEqual({ url: initial.api.apiUrl, filmTerritoryShortCode: 'GB' })
})

it('answers the components of a page in one call', async () => {
  const { films } = createExperiencesService(client(), {
    salesChannelId: 'Web',
    filmTerritoryShortCode: 'GB',
  })
  const list = { entityType: 'Film', isCxmIntegrationEnabled: true, memberIdHash: null } as const
  requests.length = 0
  const [wall, row] = await Promise.all([
    films({ ...list, componentId: 'wall' }),
    films({ ...list, componentId: 'row', maximumFilms: 3 }),
  ])
  expect(requests).toEqual(['/v2/experiences/get'])
  if (!wall.ok || !row.ok) throw new Error('no answer')
  const body = { experiences: [wall.value, row.value] }
  expect([...Compile(personalisationCalls.getExperiences.responses[200]).Errors(body)]).toEqual([])
  expect(wall.value?.componentId).toBe('wall')
  expect(row.value?.promoteEntity.entityListToPromote.entities).toHaveLength(3)
  // Nothing is sold yet, and the visitor is unknown.
  expect(row.value?.rankedBy).toBe('Programme')
})

it('names the nearest cinema', async () => {
  const [site] = server.catalogue.sites.values()
  if (!site?.location) throw new Error('the cinema has no place')
  const answer = await createNearestSiteService(client()).nearest(site.location)
  expect(answer).toMatchObject({ ok: true, value: { site: { id: site.id } } })
})

it('refuses reports without the channel’s token', async () => {
  expect(
    await client('somebody-elses').call('getNearestSite', { query: { latitude: 0, longitude: 0 } }),
  ).toMatchObject({
    ok: false,
    failure: { kind: 'http', status: 401 },
  })
})
