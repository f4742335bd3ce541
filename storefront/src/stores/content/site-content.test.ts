import { failed, success, type Result } from '../../cache/result.ts'
import { Snapshots } from '../../cache/snapshots.ts'
import type { Failure } from '../../services/http/failure.ts'
import type { ContentClient } from '../../services/omnia/content-client.ts'
import { Caching } from '../base/caching.ts'
import { SiteContentStore } from './site-content.ts'

const minute = 60_000

/** A store over a content system whose only announcement has the number of the answer for an id. */
function createStore() {
  const clock = { time: 0, now: () => clock.time }
  const logger = { warn: jest.fn(), error: jest.fn() }
  let requests = 0
  const get = jest.fn(async (): Promise<Result<unknown, Failure>> => {
    requests += 1
    return success({ components: { announcements: [{ id: String(requests) }] } })
  })
  const client = { get } as unknown as ContentClient
  const store = new SiteContentStore(client, 'fr', new Caching(clock, logger, new Snapshots()))
  return { store, get, clock }
}

describe('what content puts on many pages', () => {
  it('is asked for once in 15 minutes, whichever pages ask', async () => {
    const { store, get, clock } = createStore()
    await Promise.all([store.ensure(), store.ensure()])
    clock.time = 15 * minute - 1
    await store.ensure()
    expect(get).toHaveBeenCalledTimes(1)
    expect(get).toHaveBeenCalledWith('configuration', {
      query: { components: ['announcements', 'popups', 'elementDisplayRules'], languageTag: 'fr' },
    })
    clock.time = 15 * minute
    await store.ensure()
    expect(get).toHaveBeenCalledTimes(2)
    expect(store.announcements.map(({ id }) => id)).toEqual(['2'])
  })

  it('stays where the next answer fails', async () => {
    const { store, get, clock } = createStore()
    await store.ensure()
    clock.time = 15 * minute
    get.mockResolvedValueOnce(failed({ kind: 'transport', reason: 'network', retryable: true }))
    await store.ensure()
    expect(store.isKnown).toBe(true)
    expect(store.announcements).toHaveLength(1)
  })

  it('is nothing before it has come', () => {
    const { store } = createStore()
    expect(store.isKnown).toBe(false)
    expect([store.announcements, store.popups, store.elementDisplayRules]).toEqual([[], [], []])
  })
})
