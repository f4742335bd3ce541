import type { FastifyInstance } from 'fastify'
import { Compile } from 'typebox/compile'
import type { Operation } from '@foyer/contract/operations'
import { personalisationCalls } from '@foyer/contract/personalisation/calls'
import type { ExperiencesResponse } from '@foyer/contract/personalisation/experiences'
import type { NearestSiteResponse } from '@foyer/contract/personalisation/nearest'
import { Problem } from '@foyer/contract/problem'
import type { Database } from '../database/database.ts'
import { limits } from '../http/limits.ts'
import type { Programme } from '../schedule/programme.ts'
import { createProgrammeServer } from '../schedule/testing/programme-server.ts'
import { personalisationRoutes } from './routes.ts'
import { insertOrder, sampleOrder } from '../order-store/testing/sample-orders.ts'

const server = createProgrammeServer('personalisation')
const { catalogue, clock } = server
const minute = 60_000
// The programme is created first, which on a busy machine takes longer than the default limit.
jest.setTimeout(60_000)
const day = 24 * 60 * minute
const hash = 'a-visitor-of-ours'

let database: Database
let programme: Programme
let app: FastifyInstance
const limitSwitch = { isOn: false }
let sponsoredFilms: { componentId: string; filmId: string }[] = []
/** Ids of the films on the watchlist of the member with `hash`. */
let wantedFilms: string[] = []

beforeAll(async () => {
  const opened = await server.open(async (app, parts) => {
    await app.register(limits, { limits: limitSwitch, isInternal: () => false })
    await app.register(personalisationRoutes, {
      ...parts,
      filmTerritoryShortCode: 'GB',
      sponsoredFilms: async () => sponsoredFilms,
      listWantedFilms: async (each) => (each === hash ? wantedFilms : []),
    })
  })
  ;({ database, programme, app } = opened)
}, 120_000)

afterAll(() => server.close())

beforeEach(async () => {
  sponsoredFilms = []
  wantedFilms = []
  await server.startOver()
})
// Sales are queried once a minute: each test begins in a new minute.
let passed = 0
beforeEach(() => clock.advance((passed += 2 * minute)))

/** Calls an operation and checks the answer against the schema of its status. */
async function call<T>(operation: Operation, request: { body?: object; query?: Record<string, string> }) {
  const answer = await app.inject({
    method: operation.method,
    url: operation.path,
    ...(request.body ? { payload: request.body } : {}),
    ...(request.query ? { query: request.query } : {}),
  })
  const body: unknown = answer.body === '' ? undefined : answer.json()
  const schema = answer.statusCode < 300 ? operation.responses[answer.statusCode] : Problem
  if (schema) expect([...Compile(schema).Errors(body)].slice(0, 3)).toEqual([])
  return { status: answer.statusCode, body: body as T, headers: answer.headers }
}

const list = { entityType: 'Film', componentId: 'home-now' }
const requestBody = { salesChannelId: 'Web', filmTerritoryShortCode: 'GB', viewedEntities: [list] }
const ask = (body: object) =>
  call<ExperiencesResponse>(personalisationCalls.getExperiences, { body: { ...requestBody, ...body } })
const record = (orderId: string, loyaltyMemberIdHash = hash) =>
  call<undefined>(personalisationCalls.recordWatched, { body: { loyaltyMemberIdHash, orderId } })

/** Two current films that share a genre, and one without it. */
async function alike() {
  const snapshot = await programme.snapshot()
  const shown = new Set([...snapshot.byId.values()].map(({ filmId }) => filmId))
  const films = [...catalogue.films.values()].filter(({ wire }) => shown.has(wire.id))
  for (const first of films)
    for (const second of films)
      if (first !== second && first.wire.genreIds.some((id) => second.wire.genreIds.includes(id)))
        return { watched: first.wire.id, similar: second.wire.id, showtimes: [...snapshot.byId.values()] }
  throw new Error('the catalogue has no two films alike')
}

let orders = 0

/** Creates an order for a showtime of the film, with this many seats sold. */
async function sell(filmId: string, seats: number, status: 'Completed' | 'InProgress' = 'Completed') {
  const { showtimes } = await alike()
  const showtime = showtimes.find((each) => each.filmId === filmId)
  if (!showtime) throw new Error(`${filmId} is not shown`)
  const id = `order-${String((orders += 1))}`
  const order = sampleOrder(id, {
    siteId: showtime.siteId,
    status,
    createdAt: clock.now(),
    completedAt: clock.now(),
  })
  await insertOrder(database, order, [
    { kind: 'showtime.add', showtimeId: showtime.id },
    {
      kind: 'seat.claim',
      showtimeId: showtime.id,
      seatIds: Array.from({ length: seats }, (_, index) => `${id}-${String(index)}`),
      state: status === 'Completed' ? 'sold' : 'held',
      expiresAt: order.expiresAt,
      now: clock.now(),
    },
  ])
  return id
}

const promoted = ({ body }: Awaited<ReturnType<typeof ask>>) => body.experiences[0]!
const entities = (answer: Awaited<ReturnType<typeof ask>>) =>
  promoted(answer).promoteEntity.entityListToPromote.entities

describe('experiences', () => {
  it('answer each component by its type and id, in the requested order', async () => {
    const viewedEntities = [
      list,
      { entityType: 'Film', componentId: 'coming', maximumFilms: 2 },
      { entityType: 'Event', componentId: 'seasons' },
    ]
    const { status, body, headers } = await ask({ viewedEntities })
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body.experiences.map(({ entityType, componentId }) => [entityType, componentId])).toEqual([
      ['Film', 'home-now'],
      ['Film', 'coming'],
      ['Event', 'seasons'],
    ])
    expect(body.experiences[1]?.promoteEntity.entityListToPromote.entities).toHaveLength(2)
    expect(body.experiences[2]?.promoteEntity.entityListToPromote.entities).toEqual([])
  })

  it('have the chain’s own order before anything is sold, and say so', async () => {
    expect(promoted(await ask({})).rankedBy).toBe('Programme')
  })

  it('are ranked by sold seats for an unknown visitor; holds do not count', async () => {
    const { watched, similar } = await alike()
    await sell(watched, 3)
    await sell(similar, 9, 'InProgress')
    const answer = await ask({ loyaltyMemberIdHash: null })
    expect(promoted(answer).rankedBy).toBe('Popularity')
    expect(entities(answer)[0]).toEqual({ id: watched, reason: 'Popularity' })
  })

  it('ask the database for sales once a minute', async () => {
    const { watched, similar } = await alike()
    await sell(watched, 1)
    expect(entities(await ask({}))[0]?.id).toBe(watched)
    await sell(similar, 5)
    expect(entities(await ask({}))[0]?.id).toBe(watched)
    clock.advance(minute)
    expect(entities(await ask({}))[0]?.id).toBe(similar)
  })

  it('are ranked by watched films, which come last', async () => {
    const { watched, similar } = await alike()
    expect((await record(await sell(watched, 2))).status).toBe(204)
    const answer = await ask({ loyaltyMemberIdHash: hash })
    expect(promoted(answer).rankedBy).toBe('WatchHistory')
    const found = entities(answer)
    expect(found[0]?.reason).toBe('WatchHistory')
    expect(found.find(({ id }) => id === similar)?.reason).toBe('WatchHistory')
    expect(found.at(-1)?.id).toBe(watched)
    expect(found.find(({ id }) => id === similar)?.becauseOf).toEqual([watched])
    expect(promoted(answer).likedFilms).toMatchObject([{ id: watched, kind: 'Watched' }])
    expect(promoted(await ask({})).likedFilms).toBeUndefined()
    expect(promoted(await ask({ loyaltyMemberIdHash: 'somebody-else-altogether' })).rankedBy).toBe(
      'Popularity',
    )
    const same = { ...list, isCxmIntegrationEnabled: false }
    expect(promoted(await ask({ loyaltyMemberIdHash: hash, viewedEntities: [same] })).rankedBy).toBe(
      'Popularity',
    )
  })

  it('are ranked by the films on a member’s watchlist too, which do not come last for that', async () => {
    const { watched, similar } = await alike()
    wantedFilms = [watched]
    const answer = await ask({ loyaltyMemberIdHash: hash })
    expect(promoted(answer).rankedBy).toBe('WatchHistory')
    expect(entities(answer)[0]?.reason).toBe('WatchHistory')
    expect(entities(answer).find(({ id }) => id === similar)?.reason).toBe('WatchHistory')
    expect(entities(answer).at(-1)?.id).not.toBe(watched)
    expect(promoted(answer).likedFilms).toMatchObject([{ id: watched, kind: 'Saved' }])
    expect(promoted(await ask({ loyaltyMemberIdHash: 'somebody-else-altogether' })).rankedBy).toBe(
      'Programme',
    )
    expect(promoted(await ask({})).rankedBy).toBe('Programme')
  })

  it("begin with the component's sponsored films", async () => {
    const { similar } = await alike()
    sponsoredFilms = [
      { componentId: 'home-now', filmId: similar },
      { componentId: 'another', filmId: 'HO00000101' },
    ]
    expect(entities(await ask({}))[0]).toEqual({ id: similar, reason: 'Sponsored' })
  })

  it.each([
    ['nothing', { viewedEntities: [] }],
    ['more components than a request may have', { viewedEntities: Array.from({ length: 51 }, () => list) }],
    ['a component without an id', { viewedEntities: [{ entityType: 'Film' }] }],
    ['no film at all', { viewedEntities: [{ ...list, maximumFilms: 0 }] }],
    ['a hash that could be guessed', { loyaltyMemberIdHash: '7' }],
    ['another channel', { salesChannelId: 'Kiosk' }],
    ['another territory', { filmTerritoryShortCode: 'FR' }],
  ])('refuse a request for %s', async (_, wrong) => {
    expect((await ask(wrong)).status).toBe(400)
  })

  it('refuse a request that is too long', async () => {
    expect((await ask({ padding: 'x'.repeat(20_000) })).status).toBe(413)
  })
})

describe('watch history', () => {
  it('accepts completed orders only', async () => {
    const { watched } = await alike()
    expect((await record('no-such-order')).status).toBe(404)
    expect((await record(await sell(watched, 1, 'InProgress'))).status).toBe(404)
  })

  it('ignores repetitions', async () => {
    const { watched } = await alike()
    const order = await sell(watched, 1)
    await record(order)
    expect((await record(order)).status).toBe(204)
    expect(await database.read.selectFrom('watched_order').selectAll().execute()).toHaveLength(1)
  })

  it('remembers an order for ten visitors; further ones get the same answer', async () => {
    const { watched } = await alike()
    const [order, another] = [await sell(watched, 1), await sell(watched, 1)]
    for (let count = 0; count < 12; count += 1)
      expect((await record(order, `${hash}-${String(count)}`)).status).toBe(204)
    await record(another, `${hash}-11`)
    const rows = await database.read.selectFrom('watched_order').selectAll().execute()
    expect(rows.filter((row) => row.order_id === order)).toHaveLength(10)
    expect(rows.filter((row) => row.order_id === another)).toHaveLength(1)
  })

  it('is limited to thirty reports per minute, separately from queries', async () => {
    limitSwitch.isOn = true
    try {
      const statuses: number[] = []
      for (let count = 0; count < 31; count += 1) statuses.push((await record('no-such-order')).status)
      expect(statuses.slice(-2)).toEqual([404, 429])
      expect((await ask({})).status).toBe(200)
    } finally {
      limitSwitch.isOn = false
    }
  })

  it('is forgotten after a year', async () => {
    const { watched } = await alike()
    const order = await sell(watched, 1)
    await record(order)
    clock.advance(366 * day)
    await record(order, 'somebody-else-altogether')
    const left = await database.read.selectFrom('watched_order').select('member_hash').execute()
    expect(left).toEqual([{ member_hash: 'somebody-else-altogether' }])
  })

  it('remembers the last hundred orders', async () => {
    const { watched } = await alike()
    const first = await sell(watched, 1)
    await record(first)
    for (let more = 0; more < 100; more += 1) {
      clock.advance(1)
      await record(await sell(watched, 1))
    }
    const left = await database.read.selectFrom('watched_order').select('order_id').execute()
    expect(left).toHaveLength(100)
    expect(left.map((row) => row.order_id)).not.toContain(first)
  })
})

describe('the nearest cinema', () => {
  const near = (query: Record<string, string>) =>
    call<NearestSiteResponse>(personalisationCalls.getNearestSite, { query })

  it('is the one with the least straight-line distance', async () => {
    for (const site of catalogue.sites.values()) {
      if (!site.location) continue
      const { latitude, longitude } = site.location
      const { status, body, headers } = await near({
        latitude: String(latitude + 0.0001),
        longitude: String(longitude),
      })
      expect([status, body.site.id, body.distanceInKilometres]).toEqual([200, site.id, 0])
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  it.each([
    [{}],
    [{ latitude: '51' }],
    [{ latitude: '91', longitude: '0' }],
    [{ latitude: 'x', longitude: '0' }],
  ])('is refused for %j', async (query) => {
    expect((await near(query as Record<string, string>)).status).toBe(400)
  })
})
