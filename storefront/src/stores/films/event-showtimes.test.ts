import type { EventShowtimesResponse } from '@foyer/contract/wire/events'
import { failed, success } from '../../cache/result.ts'
import { Snapshots } from '../../cache/snapshots.ts'
import type { EventShowtimesService } from '../../services/ocapi/event-showtimes.ts'
import { Caching } from '../base/caching.ts'
import { EventShowtimesStore } from './event-showtimes.ts'
import { TodayStore } from '../channel/today.ts'

const showtime = (id: string, businessDate: string) =>
  ({
    id,
    screenId: 'S1',
    attributeIds: [],
    schedule: { businessDate, startsAt: `${businessDate}T20:00:00+01:00` },
  }) as never
const body = {
  eventId: 'EV1',
  showtimes: [showtime('a', '2026-03-13'), showtime('b', '2026-03-12'), showtime('c', '2026-03-13')],
  relatedData: { screens: [{ id: 'S1' }, { id: 'S2' }], attributes: [{ id: 'vast' }] },
} as unknown as EventShowtimesResponse

const noon = Date.parse('2026-03-10T12:00:00Z')

function createStore() {
  const clock = { time: noon, now: () => clock.time }
  const showtimes = jest.fn(async (eventId: string) =>
    eventId === 'EV1'
      ? success({ status: 200, body, serverTime: null })
      : failed({ kind: 'http', status: 503, problem: null, retryable: true }),
  )
  const logger = { warn: jest.fn(), error: jest.fn() }
  const today = new TodayStore(noon, clock)
  const snapshots = new Snapshots()
  const caching = new Caching(clock, logger, snapshots)
  const store = new EventShowtimesStore({ showtimes } as unknown as EventShowtimesService, today, caching)
  return { store, showtimes, today, clock, logger, snapshots }
}

const whole = { eventId: 'EV1', siteIds: [], requested: null }

describe('the showtimes of an event', () => {
  it('come for the chosen cinemas: the first day that has any, and which others there are', async () => {
    const { store, showtimes, today } = createStore()
    const query = { ...whole, siteIds: ['1002', '1001'] }
    await store.day(query).ensure()
    expect(showtimes).toHaveBeenCalledWith('EV1', ['1001', '1002'])
    expect(store.day(query).value).toEqual({
      businessDate: '2026-03-12',
      dates: ['2026-03-12', '2026-03-13'],
      showtimes: [body.showtimes[1]],
      screens: { S1: { id: 'S1' } },
      attributes: {},
    })
    expect(today.offsetInMinutes).toBe(60)
  })

  it.each([
    ['2026-03-13', '2026-03-13', ['a', 'c']],
    ['2026-03-20', '2026-03-12', ['b']],
    ['soon', '2026-03-12', ['b']],
  ])('of the day %p are those of %p', async (requested, date, ids) => {
    const { store } = createStore()
    await store.day({ ...whole, requested }).ensure()
    const day = store.day({ ...whole, requested }).value
    expect([day?.businessDate, day?.showtimes.map(({ id }) => id)]).toEqual([date, ids])
  })

  it('are not offered of a day on which all have begun; whoever asks for it comes to it', async () => {
    const { store, today, clock } = createStore()
    clock.time = Date.parse('2026-03-12T19:00:00Z')
    today.tick()
    await store.day(whole).ensure()
    expect(store.day(whole).value).toMatchObject({ businessDate: '2026-03-13', dates: ['2026-03-13'] })
    const over = { ...whole, requested: '2026-03-12' }
    await store.day(over).ensure()
    expect(store.day(over).value).toMatchObject({ businessDate: '2026-03-12', dates: ['2026-03-13'] })
  })

  it('of another day need no other call, and live ten minutes', async () => {
    const { store, showtimes, clock } = createStore()
    await Promise.all([store.day(whole).ensure(), store.day({ ...whole, requested: '2026-03-13' }).ensure()])
    clock.time = noon + 9 * 60_000
    await store.day(whole).ensure()
    expect(showtimes).toHaveBeenCalledTimes(1)
    clock.time = noon + 11 * 60_000
    await store.day(whole).ensure()
    expect(showtimes).toHaveBeenCalledTimes(2)
  })

  it('go over the page as the day shown alone', async () => {
    const { store, snapshots } = createStore()
    await store.day(whole).ensure()
    expect(JSON.stringify(snapshots.dehydrate())).not.toContain('2026-03-13T')
  })

  it('that do not come have failed, and that is logged', async () => {
    const { store, logger } = createStore()
    const query = { ...whole, eventId: 'EV2' }
    await store.day(query).ensure()
    expect(store.day(query).error).toMatchObject({ kind: 'http' })
    expect(logger.warn).toHaveBeenCalled()
  })
})
