import type { TextArea } from '@foyer/contract/channel/calls'
import { ChannelConfiguration } from '@foyer/contract/channel/channel-configuration'
import { toPageConfiguration, toVariant } from '@foyer/contract/channel/language-variant'
import { StorefrontContent } from '@foyer/contract/channel/storefront-content'
import { parseModel } from '@foyer/theme-tokens/configuration/read'
import channelJson from '../../../../brands/halcyon/channel.json'
import contentJson from '../../../../brands/halcyon/storefront.json'
import { defaultHeaderNames } from '@foyer/contract/headers'
import { createChannelClient } from '../../services/omnia/channel-client.ts'
import { checkConfiguration } from './check-configuration.ts'
import { ConfigurationRefresher } from './configuration-refresher.ts'
import type { Storage } from '../browser/storage.ts'

const minute = 60_000
const key = 'foyer-configuration-en'
const plain = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T
const variant = plain(
  toVariant(parseModel(ChannelConfiguration, channelJson), parseModel(StorefrontContent, contentJson)),
)
const configuration = toPageConfiguration(variant)
const texts = { 'shared.site.title': 'Halcyon' }
const textAreas: TextArea[] = ['shared', 'browsing', 'sites']
const tags = { configuration: '"c1"', texts: '"t1"' }

type Answer = { status?: number; body?: unknown; etag?: string } | 'offline'
const createRoot = (each: object, tag = 'en') => ({
  configuration: {
    languageVariantConfiguration: { [tag]: each },
    themes: { selectedThemeName: 'halcyon', allAssetsAndThemes: [] },
    languages: { primaryLanguageTag: tag },
  },
})
const limitedTo = (tickets: number) => ({
  ...variant,
  tickets: { ...variant.tickets, maximumAllowedTicketsInAnOrder: tickets },
})

/** A browser with its storage; `answers` is what the interface says to each of the two calls. */
function browser(answers: { configuration?: Answer; texts?: Answer } = {}, languageTag = 'en') {
  const stored = new Map<string, string>()
  const storage: Storage = {
    get: (name) => stored.get(name) ?? null,
    set: (name, value) => void stored.set(name, value),
    remove: (name) => void stored.delete(name),
  }
  const requested: { url: string; tag: string | undefined }[] = []
  const logger = { warn: jest.fn(), error: jest.fn() }
  let now = Date.UTC(2026, 10, 21)
  const check = jest.fn(checkConfiguration)
  const client = createChannelClient({
    fetch: (input, init) => {
      const url = input as string
      requested.push({ url, tag: (init?.headers as Record<string, string>)['If-None-Match'] })
      const answer = url.includes('language-text') ? answers.texts : answers.configuration
      if (answer === undefined || answer === 'offline') return Promise.reject(new TypeError('offline'))
      const { status = 200, body, etag } = answer
      const text = typeof body === 'string' ? body : JSON.stringify(body ?? {})
      return Promise.resolve(
        new Response(status === 304 ? null : text, { status, headers: etag ? { etag } : {} }),
      )
    },
    origin: '',
    attempts: 3,
    timeout: 1_000,
    headerNames: defaultHeaderNames,
  })
  const refresher = new ConfigurationRefresher({
    client,
    storage,
    clock: { now: () => now },
    logger,
    languageTag,
    check,
  })
  return {
    refresher,
    requested,
    stored,
    check,
    logger,
    wait: (milliseconds: number) => (now += milliseconds),
    content: () =>
      (JSON.parse(stored.get(key) ?? 'null') as { content: Record<string, unknown> } | null)?.content ?? null,
  }
}

describe('what a page has brought', () => {
  it('takes the place of any copy and is fresh for fifteen minutes', async () => {
    const { refresher, requested, content, stored, wait } = browser()
    stored.set(key, 'an older copy')
    refresher.keep({ configuration, texts, textAreas }, tags)
    expect(content()).toMatchObject({ texts, tags, languageTag: 'en' })
    wait(15 * minute - 1)
    await refresher.refresh()
    expect(requested).toEqual([])
  })
})

describe('the copy after fifteen minutes', () => {
  it('is asked for by its tags, and stands for another fifteen when nothing has changed', async () => {
    const { refresher, requested, content, wait, check } = browser({
      configuration: { status: 304 },
      texts: { status: 304 },
    })
    refresher.keep({ configuration, texts, textAreas }, tags)
    const before = content()
    wait(15 * minute)
    await refresher.refresh()
    expect(requested).toEqual([
      { url: '/api/v1/sales-channels/web/configuration', tag: '"c1"' },
      { url: '/api/v1/sales-channels/web/language-text?languageTag=en', tag: '"t1"' },
    ])
    expect(check).not.toHaveBeenCalled()
    expect(content()).toEqual({ ...before, checkedAt: Number(before?.['checkedAt']) + 15 * minute })
    await refresher.refresh()
    expect(requested).toHaveLength(2)
  })

  it('gives way to a newer one that is right', async () => {
    const { refresher, content, wait } = browser({
      configuration: { body: createRoot(limitedTo(7)), etag: '"c2"' },
      texts: { status: 304 },
    })
    refresher.keep({ configuration, texts, textAreas }, tags)
    wait(15 * minute)
    await refresher.refresh()
    expect(content()).toMatchObject({
      configuration: { tickets: { maximumAllowedTicketsInAnOrder: 7 } },
      texts,
      tags: { configuration: '"c2"', texts: '"t1"' },
    })
  })

  it.each<[string, { configuration?: Answer; texts?: Answer }]>([
    [
      'a configuration that breaks a rule',
      { configuration: { body: createRoot(limitedTo(0)), etag: '"c2"' }, texts: { status: 304 } },
    ],
    [
      'a configuration of another shape',
      { configuration: { body: { configuration: null } }, texts: { status: 304 } },
    ],
    ['an empty configuration', { configuration: { body: {} }, texts: { status: 304 } }],
    ['bad JSON', { configuration: { body: '{"configuration":' }, texts: { status: 304 } }],
    ['texts that are none', { configuration: { status: 304 }, texts: { body: { languageText: {} } } }],
    [
      'texts with something else among them',
      { configuration: { status: 304 }, texts: { body: { languageText: { a: 1 } } } },
    ],
    [
      'one of two answers missing',
      { configuration: { body: createRoot(limitedTo(7)) }, texts: { status: 404 } },
    ],
    ['a gateway that is down', { configuration: { status: 503 }, texts: { status: 503 } }],
    ['no network', { configuration: 'offline', texts: 'offline' }],
  ])('stands when what comes is %s, and is asked for again by its own tag', async (_, answers) => {
    const { refresher, content, wait, requested, logger } = browser(answers)
    refresher.keep({ configuration, texts, textAreas }, tags)
    const before = content()
    wait(15 * minute)
    await refresher.refresh()
    expect(content()).toEqual(before)
    expect(logger.warn.mock.calls.length + logger.error.mock.calls.length).toBeGreaterThan(0)
    await refresher.refresh()
    expect(requested.at(-1)?.tag).toBe('"t1"')
    expect(
      requested.filter(({ url }) => url.endsWith('/configuration')).every(({ tag }) => tag === '"c1"'),
    ).toBe(true)
  })
})

describe('a page that stays open', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: false }))
  afterEach(() => void jest.useRealTimers())

  /** A page that is looked at for some minutes; answers in which of them the interface was asked. */
  async function live(page: ReturnType<typeof browser>, minutes: number, isSeen = () => true) {
    const stop = page.refresher.start(isSeen)
    const times: number[] = []
    for (let at = 1; at <= minutes; at += 1) {
      const before = page.requested.length
      page.wait(minute)
      await jest.advanceTimersByTimeAsync(minute)
      // The answer takes a moment: what stands was known to stand later than the look that asked.
      page.wait(200)
      if (page.requested.length > before) times.push(at)
    }
    stop()
    return times
  }
  const unchanged = { configuration: { status: 304 }, texts: { status: 304 } }

  it('asks about its copy every fifteen minutes', async () => {
    const page = browser(unchanged)
    page.refresher.keep({ configuration, texts, textAreas }, tags)
    expect(await live(page, 60)).toEqual([15, 30, 45, 60])
  })

  it('asks when somebody looks again, and not while nobody does', async () => {
    const page = browser(unchanged)
    page.refresher.keep({ configuration, texts, textAreas }, tags)
    expect(await live(page, 40, () => false)).toEqual([])
    expect(await live(page, 5)).toEqual([1])
  })

  it('does not press an interface that is down', async () => {
    const page = browser({ configuration: 'offline', texts: 'offline' })
    page.refresher.keep({ configuration, texts, textAreas }, tags)
    expect(await live(page, 40)).toEqual([15, 30])
  })

  it('asks for the whole when its copy is gone, whatever tag it knew', async () => {
    const page = browser(unchanged)
    page.refresher.keep({ configuration, texts, textAreas }, tags)
    expect(await live(page, 15)).toEqual([15])
    page.stored.clear()
    await page.refresher.refresh()
    expect(page.requested.slice(2).map(({ tag }) => tag)).toEqual([undefined, undefined])
  })

  it('keeps its copy beside one in another language', () => {
    const page = browser()
    const french = browser({}, 'fr')
    page.refresher.keep({ configuration, texts, textAreas }, tags)
    french.refresher.keep({ configuration, texts: { 'shared.site.title': 'Halcyon (fr)' }, textAreas }, tags)
    expect([...page.stored.keys(), ...french.stored.keys()]).toEqual([key, 'foyer-configuration-fr'])
  })
})

describe('a page that carries no configuration', () => {
  it('is served by the copy, without a call', async () => {
    const { refresher, requested, wait } = browser()
    refresher.keep({ configuration, texts, textAreas }, tags)
    wait(60 * minute)
    expect(plain(await refresher.recover())).toEqual(plain({ configuration, texts, textAreas }))
    expect(requested).toEqual([])
  })

  it.each<[string, (text: string) => string]>([
    ['of another version', (text) => text.replace('15.0.0', '14.0.0')],
    ['cut short', (text) => text.slice(0, -20)],
    ['written over', (text) => text.replace('Halcyon', 'Pwned')],
    ['nothing like it', () => '{"version":"15.0.0","hash":"0","content":null}'],
  ])('is not served by a copy that is %s: that is dropped, and the interface is asked', async (_, spoil) => {
    const { refresher, stored, content, requested } = browser({
      configuration: { body: createRoot(limitedTo(7)), etag: '"c2"' },
      texts: { body: { languageText: texts }, etag: '"t2"' },
    })
    refresher.keep({ configuration, texts, textAreas }, tags)
    stored.set(key, spoil(stored.get(key) ?? ''))
    const recovered = await refresher.recover()
    expect(recovered?.configuration.tickets.maximumAllowedTicketsInAnOrder).toBe(7)
    expect(requested.map(({ tag }) => tag)).toEqual([undefined, undefined])
    expect(content()).toMatchObject({ tags: { configuration: '"c2"', texts: '"t2"' } })
  })

  it('drops a copy that breaks a rule, whatever its hash', async () => {
    const { refresher, stored, logger } = browser()
    refresher.keep({ configuration: toPageConfiguration(limitedTo(0)), texts, textAreas }, tags)
    expect(await refresher.recover()).toBeNull()
    expect(stored.has(key)).toBe(false)
    expect(logger.warn).toHaveBeenCalledWith(
      expect.stringContaining('tickets.maximumAllowedTicketsInAnOrder'),
    )
  })

  it('is not served by the copy of another language', async () => {
    const { refresher, stored } = browser()
    refresher.keep({ configuration, texts, textAreas }, tags)
    const french = browser({}, 'fr')
    french.stored.set('foyer-configuration-fr', stored.get(key) ?? '')
    expect(await french.refresher.recover()).toBeNull()
  })
})
