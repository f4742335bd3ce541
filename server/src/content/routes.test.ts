import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Compile } from 'typebox/compile'
import type { TSchema } from 'typebox'
import { omniaCalls, type SearchResponse } from '@foyer/contract/omnia/calls'
import { componentNames, type PageListResponse, type PageResponse } from '@foyer/contract/omnia/page'
import type { SiteContentResponse } from '@foyer/contract/omnia/site-content'
import { createAdjustableClock, createFixedClock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { problemHandling } from '../http/problem.ts'
import { createAntiforgery } from './antiforgery.ts'
import { ContentLibrary } from './library.ts'
import { omniaRoutes } from './routes.ts'
import { brandsFolder, createTestContext } from './testing/content-folder.ts'
import { insertOrder, sampleOrder } from '../order-store/testing/sample-orders.ts'
import { createTestApp } from '../http/testing/test-app.ts'

const clock = createAdjustableClock(createFixedClock('2026-11-23T09:00:00Z'))
const guard = createAntiforgery([new Uint8Array(32).fill(7)], clock)
const context = createTestContext('halcyon')
let folder: string
let database: Database
let app: FastifyInstance

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-omnia-'))
  database = await openDatabase({ file: join(folder, 'foyer.sqlite') })
  const library = new ContentLibrary({
    folder: join(brandsFolder, 'halcyon', 'content'),
    languages: ['en', 'fr'],
    context,
    log: { error: () => undefined, info: () => undefined } as never,
  })
  app = createTestApp()
  await app.register(problemHandling, { numbering: () => 1 as const })
  await app.register(omniaRoutes, {
    library,
    context,
    languages: ['en', 'fr'],
    database,
    clock,
    antiforgery: guard,
    isHttps: () => true,
  })
})
afterAll(async () => {
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

/** The body of a success, checked against the call's schema. */
async function read<T>(call: { response: TSchema }, url: string): Promise<T> {
  const answer = await get(url)
  expect(answer.statusCode).toBe(200)
  const body: unknown = answer.json()
  expect([...Compile(call.response).Errors(body)].slice(0, 3)).toEqual([])
  return body as T
}
const page = (friendly: string, more = '') =>
  read<PageResponse>(omniaCalls.page, `/api/omnia/v1/page?friendly=${encodeURIComponent(friendly)}${more}`)

describe('a page', () => {
  it('includes all its components', async () => {
    const about = await page('/about/')
    expect(about).toMatchObject({ nodeId: 'about', alias: 'Generic', status: 200, languageTag: 'en' })
    expect(about.components.grid?.rows.length).toBeGreaterThan(1)
    expect(about.components).toMatchObject({
      hideTitle: false,
      seoPageTitle: 'About Halcyon',
      oGType: 'website',
    })
  })

  it('has every component by default, and a preview picture in the right size', async () => {
    const { components } = await page('/about/')
    expect(Object.keys(components).sort()).toEqual([...componentNames].sort())
    expect(components.seoImage?.mobile.dimensions).toMatchObject({ width: 1200, height: 630 })
    expect(components.seoUrl).toBe('/about/')
  })

  it('includes only the requested components', async () => {
    const some = await page('/about', '&components=pageTitle,metaDescription&components=nonsense')
    expect(Object.keys(some.components).sort()).toEqual(['metaDescription', 'pageTitle'])
  })

  it('includes its ancestors, nearest first, and the pages below it', async () => {
    const film = await page(
      '/films/ninth-floor/HO00000108/',
      '&components=vistaFilm&ancestorComponents=seoPageTitle',
    )
    expect(film.ancestorComponents.map(({ alias }) => alias)).toEqual(['Films', 'Home'])
    expect(film.ancestorComponents[1]?.components.seoPageTitle).toBe('City cinemas with big screens')
    const sites = await page('/sites/', '&components=pageTitle&descendantOfType=Cinema')
    expect(sites.descendants).toHaveLength(8)
  })

  it('of a film is found by its id, whatever the name', async () => {
    const film = await page('/films/another-name/HO00000108/?cinema=1001#times', '&components=vistaFilm')
    expect(film).toMatchObject({
      alias: 'FilmDetails',
      status: 200,
      components: { vistaFilm: { key: 'HO00000108' } },
    })
  })

  it('that has moved redirects', async () => {
    const moved = await page('/faq/', '&components=pageTitle')
    expect(moved).toMatchObject({ status: 302, redirectDetailsElement: { redirect: true, url: '/help/' } })
    expect(await page('/vacancies/')).toMatchObject({
      status: 301,
      redirectDetailsElement: { url: '/jobs/' },
    })
  })

  it.each(['/no-such-page/', '/films/x/HO99999999/', '//evil.example/', 'https://evil.example/'])(
    'that does not exist gives the ErrorNotFound page: %s',
    async (friendly) => {
      const missing = await page(friendly, '&components=robotsNoIndex')
      expect(missing).toMatchObject({
        alias: 'ErrorNotFound',
        status: 404,
        components: { robotsNoIndex: true },
      })
    },
  )

  it('is in a language of the site', async () => {
    const answer = await get('/api/omnia/v1/page?friendly=/about/&components=pageTitle&languageTag=fr-CA')
    expect([answer.statusCode, answer.headers['content-language']]).toEqual([200, 'fr'])
  })

  it("states the language of the editor's text, if there is one", async () => {
    expect((await page('/')).writtenIn).toBe('en')
    expect((await page('/sign-in/')).writtenIn).toBeNull()
  })

  it('is not sent again if the caller has it', async () => {
    const { headers } = await get('/api/omnia/v1/page?friendly=/about/')
    const again = await get('/api/omnia/v1/page?friendly=/about/', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('needs an address', async () => {
    expect((await get('/api/omnia/v1/page')).statusCode).toBe(400)
  })
})

it('lists the pages below an address with the asked properties, flat', async () => {
  const list = await read<PageListResponse>(
    omniaCalls.pageList,
    '/api/omnia/v1/pageList?friendly=/sites/&properties=vistaCinema,promotionImage',
  )
  expect(list.map(({ vistaCinema }) => vistaCinema?.key).sort()).toEqual([...context.catalogue.sites.keys()])
  expect(list.every(({ nodeId }) => Number.isInteger(nodeId))).toBe(true)
  expect(new Set(list.map(({ nodeId }) => nodeId)).size).toBe(list.length)
  const docklands = context.catalogue.sites.get('1001')
  expect(list.find(({ vistaCinema }) => vistaCinema?.key === '1001')?.vistaCinema).toEqual({
    key: '1001',
    addressLine1: docklands?.contactDetails.address.line1,
    addressLine2: docklands?.contactDetails.address.line2,
    addressLine3: docklands?.contactDetails.address.city,
    postCode: docklands?.contactDetails.address.postalCode,
    latitude: docklands?.location?.latitude,
    longitude: docklands?.location?.longitude,
    foodAndBeverageEnabled: docklands?.hasSellableItems,
  })
  expect(Object.keys(list[0] ?? {})).not.toContain('grid')
})

describe('what stands on many pages', () => {
  const configuration = (query: string) =>
    read<SiteContentResponse>(omniaCalls.configuration, `/api/omnia/v1/configuration${query}`)

  it('is sent completely, or for one page', async () => {
    const { components } = await configuration('')
    expect(components.announcements?.map(({ id }) => id)).toEqual(['pier-head-trams', 'exchange-screen-4'])
    expect(components.cinemaGroups?.map(({ id }) => id)).toEqual(['portmere', 'aldwick', 'castermouth'])
    expect(components.sponsoredFilms).toEqual([{ componentId: 'group-films', filmId: 'HO00000120' }])
    const home = await configuration('?friendly=/&components=announcements,popups')
    expect(Object.keys(home.components).sort()).toEqual(['announcements', 'popups'])
    expect(home.components.announcements?.map(({ id }) => id)).toEqual(['exchange-screen-4'])
    expect(home.components.popups).toEqual([])
    const events = await configuration('?friendly=/events/&components=popups')
    expect(events.components.popups).toMatchObject([{ film: { key: 'HO00000120' }, image: null }])
    const film = await configuration('?friendly=/films/louder/HO00000105/&components=announcements,popups')
    expect(film.components.announcements?.map(({ id }) => id)).toEqual(['exchange-screen-4'])
    const cinema = await configuration('?friendly=/sites/halcyon-pier-head/1007/&components=announcements')
    expect(cinema.components.announcements?.map(({ id }) => id)).toEqual(['pier-head-trams'])
    expect(film.components.popups).toEqual([])
  })
})

describe('search', () => {
  const search = async (term: string) =>
    read<SearchResponse>(omniaCalls.search, `/api/omnia/v1/search?searchTerm=${encodeURIComponent(term)}`)

  it.each([
    ['salt road', 'films', 'HO00000120'],
    ['slat road', 'films', 'HO00000120'],
    ['Josephine Rask', 'films', 'HO00000105'],
    ['dockland', 'cinemas', '1001'],
    ['castermuth', 'cinemas', '1007'],
    ['lanterns', 'events', 'EV001'],
    ['acessibility', 'pages', 'accessibility'],
    ['trombone', 'pages', 'lost-property'],
  ] as const)('finds by %s', async (term, kind, id) => {
    expect((await search(term))[kind].map((hit) => hit.id)).toContain(id)
  })

  it('puts exact titles first', async () => {
    expect((await search('louder')).films[0]).toMatchObject({
      id: 'HO00000105',
      title: 'Louder',
      url: '/films/louder/HO00000105/',
    })
  })

  it('finds nothing for an empty term, and refuses one that is too long', async () => {
    expect(await search('  ')).toMatchObject({ films: [], cinemas: [], events: [], pages: [] })
    expect((await get(`/api/omnia/v1/search?searchTerm=${'a'.repeat(513)}`)).statusCode).toBe(400)
  })
})

it('knows genres, attributes and cinemas', async () => {
  const genres = await read<{ id: string }[]>(omniaCalls.filmGenres, '/api/omnia/connect/v1/filmGenres')
  expect(genres.map(({ id }) => id)).toContain('animation')
  await read(omniaCalls.attributes, '/api/omnia/connect/v1/attributes')
  const cinemas = await read<object[]>(omniaCalls.cinemas, '/api/omnia/connect/v1/cinemas')
  expect(cinemas).toContainEqual(
    expect.objectContaining({ vistaCinema: { key: '1007' }, cinemaGroupId: 'castermouth' }),
  )
})

it('returns an extension’s data, or a part of it', async () => {
  const part = '/api/omnia/v1/extensions/ticketing/concession-enabled'
  expect(await read(omniaCalls.extensionPart, part)).toMatchObject({ data: false })
  expect(await read(omniaCalls.extension, '/api/omnia/v1/extensions/film')).toMatchObject({ name: 'film' })
  for (const unknown of ['none', 'ticketing/none', 'toString', 'ticketing/constructor'])
    expect((await get(`/api/omnia/v1/extensions/${unknown}`)).statusCode).toBe(404)
})

it('counts a watched trailer once per hour and address', async () => {
  const url = '/api/omnia/v1/trailerwatched/HO00000108'
  const watch = () => read<{ isRecorded: boolean }>(omniaCalls.trailerWatched, url)
  expect([(await watch()).isRecorded, (await watch()).isRecorded]).toEqual([true, false])
  clock.advance(3_600_000)
  expect((await watch()).isRecorded).toBe(true)
  const rows = await database.read.selectFrom('trailer_watch').selectAll().execute()
  expect(rows).toEqual([{ film_id: 'HO00000108', day: '2026-11-23', count: 2 }])
  expect((await get('/api/omnia/v1/trailerwatched/HO99999999')).statusCode).toBe(404)
})

it('has no wallet pass, and says so only for an existing order', async () => {
  await insertOrder(database, sampleOrder('done', { status: 'Completed', completedAt: 0 }))
  for (const wallet of ['google', 'samsung'])
    expect(await read(omniaCalls.wallet, `/api/omnia/v1/wallet/${wallet}?orderId=done`)).toEqual({
      isAvailable: false,
      url: null,
    })
  expect((await get('/api/omnia/v1/wallet/google?orderId=nobody')).statusCode).toBe(404)
  expect((await get('/api/omnia/v1/wallet/apple?orderId=done')).statusCode).toBe(400)
})

describe('a cached answer', () => {
  it('is created once per revision of the content, and states its language', async () => {
    const url = '/api/omnia/v1/pageList?friendly=%2F&properties=vistaCinema&languageTag=fr'
    const stringify = jest.spyOn(JSON, 'stringify')
    const first = await get(url)
    const calls = stringify.mock.calls.length
    const second = await get(url)
    const callsAgain = stringify.mock.calls.length - calls
    stringify.mockRestore()
    expect(calls).toBeGreaterThan(0)
    expect(callsAgain).toBe(0)
    expect(second.body).toBe(first.body)
    expect([first, second].map(({ headers }) => headers['content-language'])).toEqual(['fr', 'fr'])
    expect((await get(url, { 'if-none-match': String(first.headers['etag']) })).statusCode).toBe(304)
  })
})

describe('the antiforgery token', () => {
  const url = '/api/omnia/v1/antiforgery'

  it('is valid with its own cookie, for twelve hours', async () => {
    const answer = await get(url)
    const { headerName, requestToken } = answer.json<{ headerName: string; requestToken: string }>()
    const setCookie = String(answer.headers['set-cookie'])
    expect(headerName).toBe('RequestVerificationToken')
    expect(setCookie).toMatch(
      /^foyer-antiforgery-[\w-]{6}=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    )
    expect(answer.headers['cache-control']).toBe('no-store')
    const cookie = setCookie.split(';')[0]
    expect(guard.check(cookie, requestToken)).toBe(true)
    expect(guard.check(undefined, requestToken)).toBe(false)
    expect(guard.check(cookie, undefined)).toBe(false)
    expect(guard.check(`foyer-antiforgery=${'a'.repeat(43)}`, requestToken)).toBe(false)
    expect(guard.check(cookie, `${requestToken.slice(0, -1)}${requestToken.endsWith('A') ? 'B' : 'A'}`)).toBe(
      false,
    )
    clock.advance(12 * 3_600_000 + 1)
    expect(guard.check(cookie, requestToken)).toBe(false)
  })

  it('is valid for both of two simultaneous first requests, as a browser keeps both cookies', async () => {
    const answers = await Promise.all([get(url), get(url)])
    const pairs = answers.map((answer) => String(answer.headers['set-cookie']).split(';')[0] ?? '')
    const jar = new Map(pairs.map((pair) => pair.split('=') as [string, string]))
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const answer of answers) {
      expect(guard.check(cookie, answer.json<{ requestToken: string }>().requestToken)).toBe(true)
    }
  })

  it('keeps the visitor’s cookie', async () => {
    const cookie = `foyer-antiforgery=${'b'.repeat(43)}`
    const again = await get(url, { cookie })
    expect(again.headers['set-cookie']).toBeUndefined()
    expect(guard.check(cookie, again.json<{ requestToken: string }>().requestToken)).toBe(true)
  })
})
