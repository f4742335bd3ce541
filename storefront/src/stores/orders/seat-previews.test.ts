import { failed, success } from '../../cache/result.ts'
import { Snapshots } from '../../cache/snapshots.ts'
import { Caching } from '../base/caching.ts'
import { SeatPreviewsStore } from './seat-previews.ts'

const named = (id: string, displayPriority: number) => ({
  id,
  name: { text: id, translations: [] },
  displayPriority,
})
const count = (areaCategoryId: string | null, availableCount: number, totalCount: number) => ({
  areaCategoryId,
  availableCount,
  totalCount,
})
const preview = (showtimeId: string, free: number) => ({
  showtimeId,
  isSoldOut: free === 0,
  summary: count(null, free, 120),
  areaCategorySummaries: [count('premier', 4, 20), count('standard', free - 4, 100)],
})
const refusal = (status: number) =>
  failed({ kind: 'http' as const, status, problem: null, retryable: status > 499 })

function createStore(known: Record<string, number>) {
  const clock = { time: 0, now: () => clock.time }
  const previews = jest.fn(async (ids: string[]) =>
    success({
      status: 200,
      serverTime: null,
      body: {
        seatAvailabilityPreviews: ids.flatMap((id) => (id in known ? [preview(id, known[id] ?? 0)] : [])),
        relatedData: { areaCategories: [named('premier', 2), named('standard', 1)] },
      },
    }),
  )
  const availability = jest.fn(async (id: string) =>
    id in known
      ? success({
          status: 200,
          serverTime: null,
          body: { seatAvailabilities: [], ...preview(id, known[id] ?? 0) },
        })
      : refusal(400),
  )
  const caching = new Caching(clock, { warn: jest.fn(), error: jest.fn() }, new Snapshots())
  const store = new SeatPreviewsStore({ previews, availability }, caching)
  return { store, previews, availability, clock }
}

const forStandard = { category: named('standard', 1), free: 60, total: 100 }
const forPremier = { category: named('premier', 2), free: 4, total: 20 }

describe('how full showtimes are', () => {
  test('comes for all of them in one call, with their areas in the order of the chain', async () => {
    const { store, previews } = createStore({ a: 64, b: 64 })
    await store.ensure(['a', 'b'])
    expect(previews.mock.calls).toEqual([[['a', 'b']]])
    expect(store.entry('a').value).toEqual({ free: 64, total: 120, areas: [forStandard, forPremier] })
  })

  test('is nothing to compare for a showtime that has begun: the server leaves it out', async () => {
    const { store } = createStore({ a: 64 })
    await store.ensure(['a', 'gone'])
    expect(store.entry('gone').value).toBeNull()
  })

  test('is asked for again after a minute, and not before', async () => {
    const { store, previews, clock } = createStore({ a: 64 })
    await store.ensure(['a'])
    clock.time = 59_000
    await store.ensure(['a', 'b'])
    clock.time = 61_000
    await store.ensure(['a'])
    expect(previews.mock.calls).toEqual([[['a']], [['b']], [['a']]])
  })

  test('more showtimes than a call may carry come in several', async () => {
    const { store, previews } = createStore({})
    await store.ensure(Array.from({ length: 51 }, (_, index) => String(index)))
    expect(previews.mock.calls.map(([ids]) => ids.length)).toEqual([50, 1])
  })

  test('that the server cannot say is a failure of each, to be tried again', async () => {
    const { store, previews, availability } = createStore({ a: 64 })
    previews.mockResolvedValueOnce(refusal(503) as never)
    await store.ensure(['a'])
    expect(store.entry('a').error).toMatchObject({ kind: 'http', status: 503 })
    expect(availability).not.toHaveBeenCalled()
    await store.ensure(['a'])
    expect(store.entry('a').value).toMatchObject({ free: 64 })
  })
})

describe('against a server that has only the public interface', () => {
  test('each showtime is asked for by itself, as a preview; seats without numbers are not counted', async () => {
    const { store, previews, availability } = createStore({ a: 64 })
    previews.mockResolvedValue(refusal(404) as never)
    await store.ensure(['a', 'unnumbered'])
    expect(availability.mock.calls).toEqual([
      ['a', true],
      ['unnumbered', true],
    ])
    expect(store.entry('a').value).toEqual({ free: 64, total: 120, areas: [] })
    expect(store.entry('unnumbered').value).toBeNull()
  })

  test('the call that it does not have is not made again', async () => {
    const { store, previews, clock } = createStore({ a: 64 })
    previews.mockResolvedValue(refusal(404) as never)
    await store.ensure(['a'])
    clock.time = 120_000
    await store.ensure(['a'])
    expect(previews).toHaveBeenCalledTimes(1)
  })
})
