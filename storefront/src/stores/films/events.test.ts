import type { EventsResponse } from '@foyer/contract/wire/events'
import { failed, success } from '../../cache/result.ts'
import { Snapshots } from '../../cache/snapshots.ts'
import type { EventsService } from '../../services/ocapi/events.ts'
import { Caching } from '../base/caching.ts'
import { EventsStore } from './events.ts'

const event = (id: string) => ({ id }) as EventsResponse['events'][number]
const film = (id: string, eventId: string | null) =>
  ({ id, eventId }) as EventsResponse['relatedData']['films'][number]
const related = { films: [film('a', 'EV1'), film('b', 'EV2'), film('c', 'EV1')] }
const answered = (body: unknown) => success({ status: 200, body, serverTime: null })

function createStore() {
  const clock = { time: 0, now: () => clock.time }
  const calls = {
    events: jest.fn(async () => answered({ events: [event('EV1'), event('EV2')], relatedData: related })),
    event: jest.fn(async (id: string) =>
      id === 'EV1'
        ? answered({ event: event('EV1'), relatedData: related })
        : failed({ kind: 'http', status: id === 'broken' ? 503 : 404, problem: null, retryable: false }),
    ),
  }
  const logger = { warn: jest.fn(), error: jest.fn() }
  const caching = new Caching(clock, logger, new Snapshots())
  return { store: new EventsStore(calls as unknown as EventsService, caching), calls, clock }
}

describe('events', () => {
  it('are asked for one by one, with their films', async () => {
    const { store } = createStore()
    expect(store.outcome('EV1')).toBe('pending')
    await store.eventState('EV1').ensure()
    expect(store.outcome('EV1')).toBe('ready')
    expect(store.films('EV1').map(({ id }) => id)).toEqual(['a', 'c'])
  })

  it('are found in the whole list once that is here, and live half an hour', async () => {
    const { store, calls, clock } = createStore()
    await store.all.ensure()
    await store.eventState('EV2').ensure()
    expect(store.event('EV2')?.id).toBe('EV2')
    expect(calls.event).not.toHaveBeenCalled()
    clock.time = 29 * 60_000
    await store.all.ensure()
    expect(calls.events).toHaveBeenCalledTimes(1)
    clock.time = 31 * 60_000
    await store.all.ensure()
    expect(calls.events).toHaveBeenCalledTimes(2)
  })

  it('that are not there are told from those that did not come', async () => {
    const { store } = createStore()
    await Promise.all([store.eventState('gone').ensure(), store.eventState('broken').ensure()])
    expect(store.outcome('gone')).toBe('missing')
    expect(store.outcome('broken')).toBe('failed')
  })
})
