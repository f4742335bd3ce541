import type { SearchResponse } from '@foyer/contract/omnia/calls'
import { failed, success, type Result } from '../../cache/result.ts'
import { Snapshots } from '../../cache/snapshots.ts'
import type { Failure } from '../../services/http/failure.ts'
import { Caching } from '../base/caching.ts'
import { SearchStore } from './search.ts'

const minute = 60_000
const hit = (id: string, url = `/films/${id}/`) => ({ id, title: id, url, excerpt: null })
const answer = (change: Partial<SearchResponse> = {}): SearchResponse => ({
  searchTerm: '',
  films: [],
  cinemas: [],
  events: [],
  pages: [],
  ...change,
})
const givenUp: Failure = { kind: 'transport', reason: 'aborted', retryable: false }
const down: Failure = { kind: 'http', status: 503, problem: null, retryable: true }

/** A store whose answers are given by hand; one that is given up answers so by itself. */
function createStore(dehydrated: Record<string, unknown> = {}) {
  const clock = { time: 0, now: () => clock.time }
  const logger = { warn: jest.fn(), error: jest.fn() }
  const requested: { term: string; answer: (result: Result<SearchResponse, Failure>) => void }[] = []
  const search = jest.fn(
    (term: string, signal?: AbortSignal) =>
      new Promise<Result<SearchResponse, Failure>>((resolve) => {
        requested.push({ term, answer: resolve })
        signal?.addEventListener('abort', () => resolve(failed(givenUp)))
      }),
  )
  const snapshots = new Snapshots(dehydrated)
  const store = new SearchStore({ search }, new Caching(clock, logger, snapshots))
  return { store, requested, search, clock, logger, snapshots }
}

/** Lets promises that have settled be acted upon. */
const turns = () => new Promise((resolve) => setTimeout(resolve))

it('asks nothing by blank words', async () => {
  const { store, search } = createStore()
  await store.ask('  ')
  expect(store.getState(' \t ')).toEqual({ status: 'idle' })
  expect(search).not.toHaveBeenCalled()
})

it('goes from looking to what was found, by kind, empty kinds left out', async () => {
  const { store, requested } = createStore()
  const done = store.ask(' salt   road ')
  expect(store.getState('salt road')).toEqual({ status: 'loading', previous: null })
  expect(requested[0]?.term).toBe('salt road')
  requested[0]?.answer(success(answer({ pages: [hit('help')], films: [hit('a'), hit('b')] })))
  await done
  expect(store.getState('salt road')).toEqual({
    status: 'ready',
    found: {
      groups: [
        { kind: 'films', hits: [hit('a'), hit('b')] },
        { kind: 'pages', hits: [hit('help')] },
      ],
      count: 3,
    },
  })
})

it('asks once for all who want the same, and again when minutes have passed', async () => {
  const { store, requested, search, clock } = createStore()
  const both = Promise.all([store.ask('louder'), store.ask('louder')])
  requested[0]?.answer(success(answer()))
  await both
  clock.time = 5 * minute - 1
  await store.ask('louder')
  expect(search).toHaveBeenCalledTimes(1)
  clock.time = 5 * minute
  const again = store.ask('louder')
  expect(store.getState('louder').status).toBe('ready')
  requested[1]?.answer(success(answer()))
  await again
  expect(search).toHaveBeenCalledTimes(2)
})

it('gives an older question up for a newer one, without a word in the log', async () => {
  const { store, requested, logger } = createStore()
  const older = store.ask('lou')
  const newer = store.ask('louder')
  requested[0]?.answer(success(answer({ films: [hit('late')] })))
  requested[1]?.answer(success(answer({ films: [hit('louder')] })))
  await Promise.all([older, newer])
  expect(store.getState('louder')).toMatchObject({ status: 'ready', found: { count: 1 } })
  expect(store.getState('lou')).toMatchObject({ status: 'loading' })
  expect(logger.warn).not.toHaveBeenCalled()
})

it('looks again for what was given up and is wanted after all', async () => {
  const { store, requested, search } = createStore()
  const first = store.ask('lou')
  void store.ask('loud')
  const again = store.ask('lou')
  await turns()
  expect(search.mock.calls.map(([term]) => term)).toEqual(['lou', 'loud', 'lou'])
  requested[2]?.answer(success(answer({ films: [hit('louder')] })))
  await Promise.all([first, again])
  expect(store.getState('lou')).toMatchObject({ status: 'ready' })
})

it('ends when every request is given up from elsewhere, as at the server’s deadline', async () => {
  const { store, requested } = createStore()
  const done = store.ask('lou')
  requested[0]?.answer(failed(givenUp))
  await turns()
  requested[1]?.answer(failed(givenUp))
  await done
  expect(requested).toHaveLength(2)
  expect(store.getState('lou')).toMatchObject({ status: 'loading' })
})

it('keeps on screen what was found before while it looks', async () => {
  const { store, requested } = createStore()
  const first = store.ask('louder')
  requested[0]?.answer(success(answer({ films: [hit('louder')] })))
  await first
  void store.ask('loudest')
  expect(store.getState('loudest')).toMatchObject({ status: 'loading', previous: { count: 1 } })
})

it('says why it failed, and looks again when asked again', async () => {
  const { store, requested, logger } = createStore()
  const first = store.ask('louder')
  requested[0]?.answer(failed(down))
  await first
  expect(store.getState('louder')).toEqual({ status: 'failed', failure: down })
  expect(logger.warn).toHaveBeenCalledTimes(1)
  const again = store.ask('louder')
  expect(store.getState('louder')).toMatchObject({ status: 'loading' })
  requested[1]?.answer(success(answer()))
  await again
  expect(store.getState('louder')).toEqual({ status: 'ready', found: { groups: [], count: 0 } })
})

it.each(['//elsewhere.example/', 'https://elsewhere.example/', 'javascript:void 0', '/\\elsewhere.example'])(
  'leaves out a hit that leads to %s',
  async (url) => {
    const { store, requested } = createStore()
    const done = store.ask('louder')
    requested[0]?.answer(success(answer({ pages: [hit('bad', url)] })))
    await done
    expect(store.getState('louder')).toMatchObject({ status: 'ready', found: { count: 0 } })
  },
)

it('takes from the page what the server has found', async () => {
  const server = createStore()
  const done = server.store.ask('louder')
  server.requested[0]?.answer(success(answer({ films: [hit('louder')] })))
  await done
  const browser = createStore(
    JSON.parse(JSON.stringify(server.snapshots.dehydrate())) as Record<string, unknown>,
  )
  await browser.store.ask('louder')
  expect(browser.store.getState('louder')).toMatchObject({ status: 'ready', found: { count: 1 } })
  expect(browser.search).not.toHaveBeenCalled()
})
