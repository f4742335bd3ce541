import type { FastifyPluginAsync } from 'fastify'
import { operations } from '@foyer/contract/operations'
import type { EventResponse, EventShowtimesResponse, EventsResponse } from '@foyer/contract/wire/events'
import { ProblemError } from '../http/problem.ts'
import { route } from '../http/route.ts'
import { eventRelatedData, eventsInOrder } from './event-reads.ts'
import { sendCached } from './read-cache.ts'
import { relatedDataFor, scheduledEvent } from './related-data.ts'
import type { BrowsingParts } from './routes.ts'
import { listOf, nextStart, wireShowtimes } from './showtime-reads.ts'
import { upcomingWithOccupancy } from './upcoming.ts'

/** Events and seasons, and their showtimes. */
export const eventRoutes: FastifyPluginAsync<BrowsingParts> = async (app, options) => {
  const { catalogue, programme, clock, filmCacheOf } = options

  function eventById(eventId: string) {
    const event = catalogue.events.get(eventId)
    if (!event) throw new ProblemError('event-not-found')
    return event
  }

  route(app, operations.getEvents, async (request, reply) => {
    const snapshot = await programme.snapshot()
    return sendCached(
      request,
      reply,
      filmCacheOf(request).answer('events', [snapshot], clock.now(), () => {
        const events = eventsInOrder(catalogue, programme.releaseDateOf, snapshot.today)
        const answer: EventsResponse = {
          events,
          relatedData: eventRelatedData(catalogue, events, programme.releaseDateOf),
        }
        return { answer, until: snapshot.validUntil }
      }),
    )
  })

  route(app, operations.getEvent, async (request, reply) => {
    const known = eventById(request.params.eventId)
    const snapshot = await programme.snapshot()
    return sendCached(
      request,
      reply,
      filmCacheOf(request).answer(`event ${known.id}`, [snapshot], clock.now(), () => {
        const event = scheduledEvent(catalogue, known, programme.releaseDateOf)
        const answer: EventResponse = {
          event,
          relatedData: eventRelatedData(catalogue, [event], programme.releaseDateOf),
        }
        return { answer, until: snapshot.validUntil }
      }),
    )
  })

  route(app, operations.getEventShowtimes, async (request, reply) => {
    const event = eventById(request.params.eventId)
    const asked = listOf(request.query.siteIds)
    const sites = asked.length === 0 ? event.siteIds : asked.filter((id) => event.siteIds.includes(id))
    const { snapshot, showtimes, taken, now } = await upcomingWithOccupancy(
      options,
      (showtime) =>
        sites.includes(showtime.siteId) && catalogue.films.get(showtime.filmId)?.wire.eventId === event.id,
    )
    return sendCached(
      request,
      reply,
      filmCacheOf(request).answer(
        `event showtimes ${event.id} ${asked.join()}`,
        [snapshot, ...taken.values()],
        now,
        () => {
          const answer: EventShowtimesResponse = {
            eventId: event.id,
            showtimes: wireShowtimes(options, showtimes, taken),
            relatedData: relatedDataFor(catalogue, showtimes, programme),
          }
          return { answer, until: nextStart(showtimes) }
        },
      ),
    )
  })
}
