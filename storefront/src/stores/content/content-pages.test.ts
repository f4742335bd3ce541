import { foreignAddresses } from '@foyer/contract/render/testing/addresses'
import type { PageResponse } from '@foyer/contract/omnia/page'
import { autorun } from 'mobx'
import { failed, success, type Result } from '../../cache/result.ts'
import { Snapshots } from '../../cache/snapshots.ts'
import type { Failure } from '../../services/http/failure.ts'
import type { ContentService } from '../../services/omnia/content.ts'
import { Caching } from '../base/caching.ts'
import { ContentPagesStore } from './content-pages.ts'

const minute = 60_000
const answer = (change: Partial<PageResponse> = {}): PageResponse => ({
  nodeId: 'about',
  alias: 'Generic',
  name: 'About',
  url: '/about/',
  status: 200,
  languageTag: 'en',
  components: {},
  ancestorComponents: [],
  descendants: [],
  redirectDetailsElement: null,
  ...change,
})

function createStore(reply: () => Result<PageResponse, Failure>) {
  const clock = { time: 0, now: () => clock.time }
  const logger = { warn: jest.fn(), error: jest.fn() }
  const page = jest.fn(async () => reply())
  const store = new ContentPagesStore(
    { page } as unknown as ContentService,
    new Caching(clock, logger, new Snapshots()),
  )
  return { store, page, clock, logger }
}

describe('pages of the content system', () => {
  it.each([
    ['ready', success(answer())],
    ['missing', success(answer({ status: 404, alias: 'ErrorNotFound' }))],
    ['missing', success(answer({ alias: 'ErrorNotFound', url: '/404/' }))],
    ['moved', success(answer({ status: 302, redirectDetailsElement: { redirect: true, url: '/help/' } }))],
    ['failed', failed<Failure>({ kind: 'transport', reason: 'network', retryable: true })],
  ])('are %s by what the call answers', async (outcome, reply) => {
    const { store } = createStore(() => reply)
    expect(store.outcome('/about/')).toBe('pending')
    await store.ensure('/about/')
    expect(store.outcome('/about/')).toBe(outcome)
  })

  it('lead on to pages of the site and to safe addresses only', async () => {
    let url = '/help/'
    const { store } = createStore(() =>
      success(answer({ status: 302, redirectDetailsElement: { redirect: true, url } })),
    )
    for (const [target, followed] of [
      ['/help/', '/help/'],
      ['https://elsewhere.example/', 'https://elsewhere.example/'],
      ['//elsewhere.example/', null],
      ['javascript:alert(1)', null],
      ['/films/?x=1#y', '/films/?x=1#y'],
      ...foreignAddresses
        .filter((address) => !/^https:\/\//i.test(address))
        .map((address) => [address, null] as const),
    ] as const) {
      url = target
      await store.ensure('/about/')
      expect(store.redirect('/about/')?.url ?? null).toBe(followed)
    }
  })

  it('are asked for anew at each visit, by one call at a time', async () => {
    const { store, page } = createStore(() => success(answer()))
    await Promise.all([store.ensure('/about/'), store.ensure('/about/')])
    expect(page).toHaveBeenCalledTimes(1)
    await store.ensure('/about/')
    expect(page).toHaveBeenCalledTimes(2)
  })

  it('are not asked for again while they are looked at: another query of the address is the same visit', async () => {
    const { store, page } = createStore(() => success(answer()))
    const leave = autorun(() => store.page('/about/'))
    await store.ensure('/about/')
    await store.ensure('/about/')
    expect(page).toHaveBeenCalledTimes(1)
    leave()
    await store.ensure('/about/')
    expect(page).toHaveBeenCalledTimes(2)
  })

  it('are asked for again where they did not come, looked at or not', async () => {
    const answers = [
      failed<Failure>({ kind: 'transport', reason: 'network', retryable: true }),
      success(answer()),
    ]
    const { store } = createStore(() => answers.shift()!)
    const leave = autorun(() => store.page('/about/'))
    await store.ensure('/about/')
    await store.ensure('/about/')
    expect(store.outcome('/about/')).toBe('ready')
    leave()
  })

  it('stay on screen while they are fetched again and when that fails; the log hears of it', async () => {
    let reply: Result<PageResponse, Failure> = success(answer())
    const { store, logger } = createStore(() => reply)
    await store.ensure('/about/')
    reply = failed({ kind: 'http', status: 503, problem: null, retryable: true })
    await store.ensure('/about/')
    expect(store.outcome('/about/')).toBe('ready')
    expect(logger.warn).toHaveBeenCalledTimes(1)
  })

  it('are forgotten when nobody has asked for them in five minutes', async () => {
    const { store, clock } = createStore(() => success(answer()))
    await store.ensure('/about/')
    const about = store.entry('/about/')
    clock.time = 5 * minute - 1
    expect(store.entry('/about/')).toBe(about)
    clock.time = 10 * minute
    store.entry('/other/')
    expect(store.entry('/about/')).not.toBe(about)
  })
})
