import { toKey } from '../../cache/cached-map.ts'
import { lifetimes } from '../../cache/lifetimes.ts'
import { failed, mapResult, success, type Result } from '../../cache/result.ts'
import { Snapshots } from '../../cache/snapshots.ts'
import { getBody } from '../../services/http/api-client.ts'
import type { Failure } from '../../services/http/failure.ts'
import {
  createEventShowtimesService,
  type EventShowtimesService,
} from '../../services/ocapi/event-showtimes.ts'
import { Caching, type Cached, type CachedByKey } from '../base/caching.ts'
import { getOffset } from '../../domain/time.ts'
import { toDay, type DayOfShowtimes } from './showtimes.ts'
import type { TodayStore } from '../channel/today.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'

export interface EventDayQuery {
  eventId: string
  /** The chosen cinemas; none is all of the event's. */
  siteIds: readonly string[]
  /** Business date, `yyyy-mm-dd`, from the address, possibly invalid; null without one. */
  requested: string | null
}

/**
 * A day of an event: the requested one if the event has showtimes then, otherwise the first with a showtime that has
 * not begun.
 */
export interface EventDay extends DayOfShowtimes {
  /** The business days on which something of the event has still to begin, in order. */
  readonly dates: readonly string[]
}

/**
 * The bookable showtimes of events. The answer has all days, which is much: a page sends only its own day to the
 * browser, which requests the rest when the visitor opens another day.
 */
export class EventShowtimesStore {
  readonly #events: CachedByKey<DayOfShowtimes>
  readonly #days: CachedByKey<EventDay>

  constructor(service: EventShowtimesService, today: TodayStore, caching: Caching) {
    const apart = new Caching(caching.clock, caching.logger, new Snapshots())
    this.#events = apart.map('event-showtimes', {
      load: async (key) => {
        const [eventId = '', sites = ''] = key.split('|')
        const answer = await getBody(service.showtimes(eventId, sites ? sites.split(',') : []))
        return mapResult(answer, (body) => toDay({ ...body, businessDate: null }))
      },
      lifetime: lifetimes.showtimes,
    })
    this.#days = caching.map('event-day', {
      load: async (key): Promise<Result<EventDay, Failure>> => {
        const [eventId = '', sites = '', requested = ''] = key.split('|')
        const entry = this.#events.entry(toKey(eventId, sites))
        await entry.ensure()
        if (!entry.value)
          return failed(entry.error ?? { kind: 'transport', reason: 'network', retryable: true })
        const first = entry.value.showtimes[0]
        if (first) today.learnOffset(getOffset(first.schedule.startsAt))
        return success(getEventDay(entry.value, requested, today))
      },
      lifetime: lifetimes.showtimes,
    })
  }

  day({ eventId, siteIds, requested }: EventDayQuery): Cached<EventDay> {
    return this.#days.entry(toKey(eventId, siteIds, requested ?? ''))
  }
}

function getEventDay(
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

/** The times of events. */
export const getEventShowtimesStore = defineStore(
  ({ core, today }: Stores) =>
    new EventShowtimesStore(createEventShowtimesService(core.client), today, core.caching),
)
