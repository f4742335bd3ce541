import type { Showtime } from '@foyer/contract/wire/showtimes'
import { ensureFirstTime } from './ensure-first-time.ts'
import { ensureNextTimes } from './ensure-next-times.ts'
import { findNextTimes, getFollowingDate } from './next-times.ts'

const showtime = (id: string, startsAt: string, change: object = {}) =>
  ({
    id,
    siteId: '1',
    schedule: { startsAt: `2026-11-${startsAt}:00Z` },
    isSoldOut: false,
    ...change,
  }) as Showtime

/** A chain at noon of 21 November, with showtimes by business date. */
function createStores(days: Record<string, Showtime[]>, siteIds = ['1']) {
  const loaded = new Set<string>()
  const getDate = ({ date }: { date: string }) => date
  const prices = jest.fn(async () => ({ ok: true, value: { body: { ticketPrices: [] } } }))
  const stores = {
    cinemaGroups: { siteIds },
    today: { now: Date.parse('2026-11-21T12:00:00Z'), businessDate: () => '2026-11-21' },
    screeningDates: {
      getDates: () => Object.keys(days).sort(),
      for: () => ({ ensure: async () => undefined }),
    },
    showtimes: {
      ensure: async (query: { date: string }) => loaded.add(getDate(query)),
      whole: (query: { date: string }) =>
        loaded.has(query.date)
          ? { showtimes: days[query.date] ?? [], attributes: {}, screens: {} }
          : undefined,
    },
    core: {
      client: { call: prices },
      caching: { map: () => ({ ensure: prices, value: () => undefined }) },
    },
  }
  const ids = () => findNextTimes(stores as never, 'HO1').map((each) => each.showtime.id)
  return { stores: stores as never, loaded, prices, ids }
}

const noon = [
  showtime('over', '21T11:00'),
  showtime('b', '21T19:00'),
  showtime('a', '21T14:00'),
  showtime('full', '21T15:00', { isSoldOut: true }),
]
const tomorrow = [showtime('d', '22T14:00'), showtime('c', '22T10:15')]

test('the next three that can be booked are of today, and then of the next day', async () => {
  const { stores, ids, prices } = createStores({
    '2026-11-20': [],
    '2026-11-21': noon,
    '2026-11-22': tomorrow,
  })
  await ensureNextTimes(stores, 'HO1')
  expect(ids()).toEqual(['a', 'b', 'c'])
  expect(prices.mock.calls).toEqual([['a'], ['b'], ['c']])
  expect(getFollowingDate(stores, 'HO1')).toBe('2026-11-22')
})

test('prices that take long hold no page up', async () => {
  jest.useFakeTimers()
  const { stores, prices, ids } = createStores({ '2026-11-21': noon })
  prices.mockReturnValue(new Promise(() => undefined))
  const loading = ensureNextTimes(stores, 'HO1')
  await jest.advanceTimersByTimeAsync(250)
  await loading
  jest.useRealTimers()
  expect(ids()).toEqual(['a', 'b'])
})

test('a film that is not on has none, and no day follows one that is not today', async () => {
  const none = createStores({})
  await ensureNextTimes(none.stores, 'HO1')
  expect(none.ids()).toEqual([])
  const ahead = createStores({ '2026-11-23': [showtime('x', '23T10:00')], '2026-11-24': [] })
  await ensureNextTimes(ahead.stores, 'HO1')
  expect(ahead.ids()).toEqual(['x'])
  expect(getFollowingDate(ahead.stores, 'HO1')).toBeUndefined()
})

test('the first time of a film that stands out is looked for day by day, where there is a city', async () => {
  const over = createStores({
    '2026-11-21': [showtime('over', '21T11:00')],
    '2026-11-24': [showtime('x', '24T10:15')],
  })
  await ensureFirstTime(over.stores, 'HO1')
  expect(over.ids()).toEqual(['x'])
  for (const [filmId, siteIds] of [
    [undefined, ['1']],
    ['HO1', []],
  ] as const) {
    const { stores, loaded } = createStores({ '2026-11-21': noon }, [...siteIds])
    await ensureFirstTime(stores, filmId)
    expect(loaded.size).toBe(0)
  }
})
