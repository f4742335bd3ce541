import type { EventShowtimesResponse } from '@foyer/contract/wire/events'
import { failed, success } from '../cache/result.ts'
import { Snapshots } from '../cache/snapshots.ts'
import type { EventShowtimesService } from '../services/ocapi/event-showtimes.ts'
import { Caching } from './caching.ts'
import { EventShowtimesStore } from './event-showtimes.ts'
import { TodayStore } from './today.ts'

const showtime = (id: string, businessDate: string) =>
  ({ id, schedule: { businessDate, startsAt: `${businessDate}T20:00:00+01:00` } }) as never
const body = {
  eventId: 'EV1',
  showtimes: [showtime('a', '2026-03-13'), showtime('b', '2026-03-12'), showtime('c', '2026-03-13')],
  relatedData: { screens: [{ id: 'S1' }], attributes: [{ id: 'vast' }] },
} as unknown as EventShowtimesResponse

function storeOf() {
  const clock = { time: 0, now: () => clock.time }
  const showtimes = jest.fn(async (eventId: string) =>
    eventId === 'EV1'
      ? success({ status: 200, body, serverTime: null })
      : failed({ kind: 'http', status: 503, problem: null, retryable: true }),
  )
  const logger = { warn: jest.fn(), error: jest.fn() }
  const today = new TodayStore(0, clock)
  const caching = new Caching(clock, logger, new Snapshots())
  const store = new EventShowtimesStore({ showtimes } as unknown as EventShowtimesService, today, caching)
  return { store, showtimes, today, clock, logger }
}

describe('the showtimes of an event', () => {
  it('come for the chosen cinemas, with the days that have any', async () => {
    const { store, showtimes, today } = storeOf()
    const query = { eventId: 'EV1', siteIds: ['1002', '1001'] }
    expect(store.datesOf(query)).toEqual([])
    await store.entry(query).ensure()
    expect(showtimes).toHaveBeenCalledWith('EV1', ['1001', '1002'])
    expect(store.datesOf(query)).toEqual(['2026-03-12', '2026-03-13'])
    expect(store.entry(query).value).toMatchObject({ screens: { S1: {} }, attributes: { vast: {} } })
    expect(today.offsetInMinutes).toBe(60)
  })

  it('are shared by two that ask at once, and live ten minutes', async () => {
    const { store, showtimes, clock } = storeOf()
    const query = { eventId: 'EV1', siteIds: [] }
    await Promise.all([store.entry(query).ensure(), store.entry(query).ensure()])
    clock.time = 9 * 60_000
    await store.entry(query).ensure()
    expect(showtimes).toHaveBeenCalledTimes(1)
    clock.time = 11 * 60_000
    await store.entry(query).ensure()
    expect(showtimes).toHaveBeenCalledTimes(2)
  })

  it('that do not come have failed, and that is logged', async () => {
    const { store, logger } = storeOf()
    await store.entry({ eventId: 'EV2', siteIds: [] }).ensure()
    expect(store.entry({ eventId: 'EV2', siteIds: [] }).error).toMatchObject({ kind: 'http' })
    expect(logger.warn).toHaveBeenCalledTimes(1)
  })
})
