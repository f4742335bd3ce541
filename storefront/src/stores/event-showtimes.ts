import { keyOf } from '../cache/cached-map.ts'
import { lifetimes } from '../cache/lifetimes.ts'
import { failed, mapResult, success, type Result } from '../cache/result.ts'
import { Snapshots } from '../cache/snapshots.ts'
import { bodyOf } from '../services/http/api-client.ts'
import type { Failure } from '../services/http/failure.ts'
import type { EventShowtimesService } from '../services/ocapi/event-showtimes.ts'
import { Caching, type Cached, type CachedByKey } from './caching.ts'
import { offsetOf } from './formats/time.ts'
import { dayOf, type DayOfShowtimes } from './showtimes.ts'
import type { TodayStore } from './today.ts'

export interface EventDayQuery {
  eventId: string
  /** The chosen cinemas; none is all of the event's. */
  siteIds: readonly string[]
  /** Business day, `yyyy-mm-dd`, or nonsense, as the address asks; null where it asks for none. */
  requested: string | null
}

/** A day of an event: the one asked for where the event is on, else the first on which something has still to begin. */
export interface EventDay extends DayOfShowtimes {
  /** The business days on which something of the event has still to begin, in order. */
  readonly dates: readonly string[]
}

/**
 * The showtimes of events that can still be bought. They come for all days at once, which is much: a page takes only the
 * day that it shows to the browser, which asks for the rest when the visitor looks for another day.
 */
export class EventShowtimesStore {
  readonly #events: CachedByKey<DayOfShowtimes>
  readonly #days: CachedByKey<EventDay>

  constructor(service: EventShowtimesService, today: TodayStore, caching: Caching) {
    const apart = new Caching(caching.clock, caching.logger, new Snapshots())
    this.#events = apart.map('event-showtimes', {
      load: async (key) => {
        const [eventId = '', sites = ''] = key.split('|')
        const answer = await bodyOf(service.showtimes(eventId, sites ? sites.split(',') : []))
        return mapResult(answer, (body) => dayOf({ ...body, businessDate: null }))
      },
      lifetime: lifetimes.showtimes,
    })
    this.#days = caching.map('event-day', {
      load: async (key): Promise<Result<EventDay, Failure>> => {
        const [eventId = '', sites = '', requested = ''] = key.split('|')
        const entry = this.#events.entry(keyOf(eventId, sites))
        await entry.ensure()
        if (!entry.value)
          return failed(entry.error ?? { kind: 'transport', reason: 'network', retryable: true })
        const first = entry.value.showtimes[0]
        if (first) today.learnOffset(offsetOf(first.schedule.startsAt))
        return success(eventDay(entry.value, requested, today))
      },
      lifetime: lifetimes.showtimes,
    })
  }

  day({ eventId, siteIds, requested }: EventDayQuery): Cached<EventDay> {
    return this.#days.entry(keyOf(eventId, siteIds, requested ?? ''))
  }
}

function eventDay(
  { showtimes, screens, attributes }: DayOfShowtimes,
  requested: string,
  { now }: Pick<TodayStore, 'now'>,
): EventDay {
  const toCome = showtimes.filter(({ schedule }) => Date.parse(schedule.startsAt) > now)
  const dates = [...new Set(toCome.map(({ schedule }) => schedule.businessDate))].sort()
  const isOn = showtimes.some(({ schedule }) => schedule.businessDate === requested)
  const date = isOn ? requested : (dates[0] ?? null)
  const own = showtimes.filter(({ schedule }) => schedule.businessDate === date)
  const named = new Set(own.flatMap(({ screenId, attributeIds }) => [screenId, ...attributeIds]))
  return {
    businessDate: date,
    dates,
    showtimes: own,
    screens: only(screens, named),
    attributes: only(attributes, named),
  }
}

function only<T>(all: Readonly<Record<string, T>>, ids: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))
}
