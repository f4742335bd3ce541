import fc from 'fast-check'
import { ChannelConfiguration } from '@foyer/contract/channel/channel-configuration'
import { toPageConfiguration, toVariant } from '@foyer/contract/channel/language-variant'
import { StorefrontContent } from '@foyer/contract/channel/storefront-content'
import type { OperationId } from '@foyer/contract/operations'
import { operationMetadata } from '@foyer/contract/operation-metadata'
import type { Exchange, LeftOut } from '@foyer/contract/render/boundary'
import { parseModel } from '@foyer/theme-tokens/configuration/read'
import { halcyonTexts } from '../../storefront/src/context/testing/brand-texts.ts'
import channel from '../../brands/halcyon/channel.json'
import content from '../../brands/halcyon/storefront.json'
import theme from '../../brands/halcyon/theme.json'
import { render } from '../../storefront/src/app/entry-server.tsx'
import { initialData } from '../../storefront/src/context/testing/page-data.ts'
import { readAnswer } from '../../storefront/src/services/reading/answers.ts'
import { chainAt } from '../real-shapes/chain.ts'
import { filmIds, plain, siteIds, type Body } from '../real-shapes/records.ts'
import { browsingCalls, listDocuments, now, type BrowsingCall } from '../real-shapes/documents.ts'
import { mutatedAnswer, seed } from '../real-shapes/mutations.ts'

/** Pages that the server renders from a chain's answers, in the shape of real servers and in invalid shapes. */

// Hundreds of pages, which take long on a busy machine.
jest.setTimeout(600_000)

/** 1,000 answers are generated; the gate uses a sample of them. */
const pagesRendered = Number(process.env.FOYER_SHAPES ?? 60)

const configuration = toPageConfiguration(
  toVariant(parseModel(ChannelConfiguration, channel), parseModel(StorefrontContent, content)),
)
const chain = chainAt(now)
const [film = ''] = filmIds
const [site = ''] = siteIds

/** The addresses of the pages that show a call's answer. */
const pagesByOperation: Partial<Record<OperationId, readonly string[]>> = {
  getFilms: ['/films/', '/'],
  getFilm: [`/films/any/${film}/`],
  getFilmsAvailability: ['/films/', '/'],
  getFilmAvailability: [`/films/any/${film}/`],
  getSites: ['/sites/', `/sites/any/${site}/`],
  getSite: [`/sites/any/${site}/`],
  getSiteFilms: [`/sites/any/${site}/`],
  getSiteFilmsAvailability: [`/sites/any/${site}/`],
  getEvents: ['/events/'],
  getEvent: ['/events/any/EV00000/'],
  getEventShowtimes: ['/events/any/EV00000/'],
  getFilmScreeningDates: [`/films/any/${film}/`, `/sites/any/${site}/`, '/films/'],
  getShowtimesByBusinessDate: [`/films/any/${film}/`, `/sites/any/${site}/`, '/films/'],
}

const patterns = Object.entries(operationMetadata)
  .filter(([, { method }]) => method === 'GET')
  .map(([operation, { path }]) => ({
    operation: operation as OperationId,
    pattern: new RegExp(
      `^/${path.startsWith('ocapi') ? '' : 'ocapi/v1/'}${path.replace(/\{\w+\}/g, '[^/]+')}$`,
    ),
    parameters: path.split('{').length,
  }))
  .sort((one, other) => one.parameters - other.parameters)

/** The shop's own answer about a page without an editor's content. */
const unwritten = {
  nodeId: '1',
  alias: 'Generic',
  name: 'Any',
  url: '/',
  status: 200,
  languageTag: 'en',
  writtenIn: null,
  components: {},
  redirectDetailsElement: null,
}

/** The chain, with events, and with a changed answer to one call. */
function chainWith(changed: Pick<BrowsingCall, 'operation' | 'body'> | null): Exchange {
  const own: Partial<Record<OperationId, Body>> = {
    getEvents: chain.events(),
    ...Object.fromEntries(
      browsingCalls
        .filter(({ operation }) => operation === 'getEvent' || operation === 'getEventShowtimes')
        .map(({ operation, body }) => [operation, body]),
    ),
    ...(changed && { [changed.operation]: changed.body }),
  }
  return async ({ url }) => {
    const { pathname, searchParams } = new URL(url, 'https://chain.example')
    if (pathname === '/api/omnia/v1/page')
      return { status: 200, headers: {}, body: JSON.stringify(unwritten) }
    const { operation } = patterns.find(({ pattern }) => pattern.test(pathname)) ?? {}
    if (!operation) return { status: 404, headers: {}, body: '' }
    const body = own[operation]
    const answer = body
      ? { status: 200, body }
      : chain.answer(pathname.replace('/ocapi/v1/', ''), searchParams)
    return { status: answer.status, headers: {}, body: answer.body ? JSON.stringify(answer.body) : '' }
  }
}

async function pageAt(url: string, exchange: Exchange) {
  const found: [call: string, leftOut: LeftOut][] = []
  const result = await render({
    url,
    origin: 'https://halcyon.example',
    brand: {
      name: 'halcyon',
      theme,
      configuration,
      texts: { en: halcyonTexts },
      primaryLanguageTag: 'en',
      tags: { configuration: '', texts: '' },
    },
    initialData,
    mode: null,
    contrast: null,
    cinemaGroupId: null,
    commit: null,
    dismissals: { lasting: '', session: '' },
    isConsentAnswered: true,
    languageTag: 'en',
    now,
    nonce: 'bm9uY2U=',
    exchange,
    onLeftOut: (call, leftOut) => found.push([call, leftOut]),
    manifest: {},
    loadDeadline: 5_000,
  })
  if (result.kind === 'redirect') throw new Error(`leads to ${result.location}`)
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(result.body) ?? []
  return { status: result.status, main, wordCount: countWords(main), found }
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const countWords = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

type Page = Awaited<ReturnType<typeof pageAt>>

function expectToStand({ status, main, wordCount }: Page, statuses: readonly number[] = [200]): void {
  expect(statuses).toContain(status)
  expect(main).toMatch(/<h1[^>]*>[\s\S]*?\w[\s\S]*?<\/h1>/)
  expect(wordCount.length).toBeGreaterThan(30)
}

/** The ids and names of the valid records in an answer's list. */
function usable(call: BrowsingCall): Body[] {
  const answer = readAnswer(call.operation, call.body)
  const list = answer.ok ? (answer.body as Body)[call.at] : null
  return Array.isArray(list) ? (list as Body[]) : []
}
const nameIn = (record: Body, field: string) =>
  plain((record[field] as Body).text)
    .replace(/\s+/g, ' ')
    .trim()

/** Checks that a list page shows every valid record. */
function expectShown(call: BrowsingCall, url: string, { wordCount, main }: Page): void {
  if (call.operation === 'getSites' && url === '/sites/')
    for (const record of usable(call)) expect(wordCount).toContain(nameIn(record, 'name'))
  if (call.operation === 'getEvents')
    for (const record of usable(call)) expect(wordCount).toContain(nameIn(record, 'name'))
  if (call.operation === 'getFilms' && url === '/films/')
    for (const record of usable(call))
      // A film with a changed id is not in the availability, and so not in the list.
      if (filmIds.slice(0, -1).some((id) => id === record.id))
        expect(wordCount).toContain(nameIn(record, 'title'))
  if (call.operation === 'getShowtimesByBusinessDate' && url.startsWith('/films/any/'))
    for (const { id, filmId, schedule } of usable(call)) {
      const { startsAt, businessDate } = schedule as Body
      const isOfThePage = filmId === film && businessDate === chain.today && Date.parse(plain(startsAt)) > now
      if (isOfThePage) expect(main).toContain(`/order/showtimes/${encodeURIComponent(plain(id))}/`)
    }
}

/** Whether a page consists only of the call's answer: without it, only the heading and the retry button remain. */
const isWholeList = (operation: OperationId, url: string) =>
  operation === 'getEvents' || (operation === 'getSites' && url === '/sites/')

const touched = browsingCalls.filter(({ operation }) => pagesByOperation[operation])

describe('over a chain in the real shape', () => {
  it.each([...new Set(Object.values(pagesByOperation).flat())])('%s is complete', async (url) => {
    const page = await pageAt(url, chainWith(null))
    expectToStand(page)
    expect(page.found).toEqual([])
    expect(page.main).not.toContain('role="alert"')
  })

  it('/events/ says that there are none where the server has no such call', async () => {
    const exchange = chainWith(null)
    const page = await pageAt('/events/', async (request) =>
      request.url.includes('/events') ? { status: 404, headers: {}, body: '' } : exchange(request),
    )
    expectToStand(page)
    expect(page.wordCount).toContain(halcyonTexts['browsing.events.emptyTitle'])
    expect(page.main).not.toContain('role="alert"')
  })

  it.each(touched.map((call) => [call.operation, call] as const))(
    'pages show every valid record of each document of %s',
    async (operation, call) => {
      for (const document of listDocuments(call))
        for (const url of pagesByOperation[operation] ?? []) {
          const page = await pageAt(url, chainWith(document))
          expectToStand(page)
          expectShown(document, url, page)
          // Several parts of a page may request the same film.
          const counted = page.found.filter(([name]) => name === operation).length > 0
          if (document.isList) expect(counted).toBe(!document.isUsable)
        }
    },
  )
})

describe('over a server that is down in one place', () => {
  it.each(
    touched.flatMap(({ operation }) =>
      (pagesByOperation[operation] ?? []).map((url) => [operation, url] as const),
    ),
  )('%s: %s shows what it has', async (operation, url) => {
    const own = chainWith(null)
    const page = await pageAt(url, async (request) => {
      const { pathname } = new URL(request.url, 'https://chain.example')
      const requested = patterns.find(({ pattern }) => pattern.test(pathname))?.operation
      return requested === operation ? { status: 500, headers: {}, body: 'oops' } : own(request)
    })
    expectToStand(page, isWholeList(operation, url) ? [503] : [200])
  })
})

it('pages show every valid record of generated answers', async () => {
  await fc.assert(
    fc.asyncProperty(mutatedAnswer, async (call) => {
      for (const url of pagesByOperation[call.operation] ?? []) {
        const page = await pageAt(url, chainWith(call))
        const isBroken = !readAnswer(call.operation, call.body).ok
        // A film or cinema that has lost its id is not found at its address.
        expectToStand(page, isBroken && isWholeList(call.operation, url) ? [503] : [200, 404])
        expectShown(call, url, page)
      }
    }),
    { numRuns: pagesRendered, seed },
  )
})
