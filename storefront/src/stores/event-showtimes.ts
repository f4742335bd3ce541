import { keyOf } from '../cache/cached-map.ts'
import { lifetimes } from '../cache/lifetimes.ts'
import { mapResult } from '../cache/result.ts'
import { bodyOf } from '../services/http/api-client.ts'
import type { EventShowtimesService } from '../services/ocapi/event-showtimes.ts'
import type { Cached, CachedByKey, Caching } from './caching.ts'
import { offsetOf } from './formats/time.ts'
import { dayOf, type DayOfShowtimes } from './showtimes.ts'
import type { TodayStore } from './today.ts'

export interface EventShowtimesQuery {
  eventId: string
  /** The chosen cinemas; none is all of the event's. */
  siteIds: readonly string[]
}

/** The showtimes of events that can still be bought, of all days. */
export class EventShowtimesStore {
  readonly #events: CachedByKey<DayOfShowtimes>

  constructor(service: EventShowtimesService, today: TodayStore, caching: Caching) {
    this.#events = caching.map('event-showtimes', {
      load: async (key) => {
        const [eventId = '', sites = ''] = key.split('|')
        const answer = await bodyOf(service.showtimes(eventId, sites ? sites.split(',') : []))
        const result = mapResult(answer, (body) => dayOf({ ...body, businessDate: null }))
        const first = result.ok ? result.value.showtimes[0] : undefined
        if (first) today.learnOffset(offsetOf(first.schedule.startsAt))
        return result
      },
      lifetime: lifetimes.showtimes,
    })
  }

  entry({ eventId, siteIds }: EventShowtimesQuery): Cached<DayOfShowtimes> {
    return this.#events.entry(keyOf(eventId, siteIds))
  }

  /** Business days on which the event is on, in order. */
  datesOf(query: EventShowtimesQuery): string[] {
    const showtimes = this.entry(query).value?.showtimes ?? []
    return [...new Set(showtimes.map(({ schedule }) => schedule.businessDate))].sort()
  }
}
