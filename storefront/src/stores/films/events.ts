import type { EventsResponse } from '@foyer/contract/wire/events'
import type { Film, FilmEvent } from '@foyer/contract/wire/films'
import { lifetimes } from '../../cache/lifetimes.ts'
import { failed, mapResult } from '../../cache/result.ts'
import { getBody } from '../../services/http/api-client.ts'
import { createContractFailure, isMissing } from '../../services/http/failure.ts'
import type { EventsService } from '../../services/ocapi/events.ts'
import { getOutcome, type Cached, type CachedByKey, type Caching, type Outcome } from '../base/caching.ts'

/** Events with their films. */
export class EventsStore {
  readonly all: Cached<EventsResponse>
  readonly #single: CachedByKey<EventsResponse>

  constructor(service: EventsService, caching: Caching) {
    this.all = caching.value('events', {
      load: () => getBody(service.events()),
      lifetime: lifetimes.events,
    })
    this.#single = caching.map('event', {
      load: async (eventId) => {
        const single = mapResult(await getBody(service.event(eventId)), ({ event, relatedData }) => ({
          events: [event],
          relatedData,
        }))
        const isRequested = single.ok && single.value.events.some(({ id }) => id === eventId)
        if (isRequested || (!single.ok && isMissing(single.failure))) return single
        // A server without the single call may have the event in the list.
        const all = await getBody(service.events())
        if (all.ok && all.value.events.some(({ id }) => id === eventId)) return all
        return single.ok ? failed(createContractFailure('getEvent')) : single
      },
      lifetime: lifetimes.events,
    })
  }

  /** The cache that answers for an event: the whole list when it holds the event, else the event's own entry. */
  eventState(eventId: string): Cached<EventsResponse> {
    const isListed = this.all.value?.events.some(({ id }) => id === eventId)
    return isListed ? this.all : this.#single.entry(eventId)
  }

  event(eventId: string): FilmEvent | undefined {
    return this.eventState(eventId).value?.events.find(({ id }) => id === eventId)
  }

  /** The films of an event, in the order of the answer. */
  films(eventId: string): Film[] {
    return this.eventState(eventId).value?.relatedData.films.filter((film) => film.eventId === eventId) ?? []
  }

  outcome(eventId: string): Outcome {
    return getOutcome({ value: this.event(eventId), error: this.eventState(eventId).error })
  }
}
