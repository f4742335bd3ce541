import type { FastifyPluginAsync } from 'fastify'
import { operations } from '@foyer/contract/operations'
import type { EventResponse, EventShowtimesResponse, EventsResponse } from '@foyer/contract/wire/events'
import { ProblemError } from '../http/problem.ts'
import { route } from '../http/route.ts'
import { collectEventRelatedData, sortEvents } from './event-reads.ts'
import { sendCached } from '../http/read-cache.ts'
import { collectRelatedData, getScheduledEvent } from '../schedule/related-data.ts'
import type { BrowsingContext } from './browsing-context.ts'
import { toList, getNextStart, toWireShowtimes } from './showtime-reads.ts'
import { getUpcomingWithOccupancy } from './upcoming.ts'

/** Events and seasons, and their showtimes. */
export const eventRoutes: FastifyPluginAsync<BrowsingContext> = async (app, options) => {
  const { catalogue, programme, clock, getFilmCache } = options

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
      getFilmCache(request).answer('events', [snapshot], clock.now(), () => {
        const events = sortEvents(catalogue, programme.getReleaseDate, snapshot.today)
        const answer: EventsResponse = {
          events,
          relatedData: collectEventRelatedData(catalogue, events, programme.getReleaseDate),
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
      getFilmCache(request).answer(`event ${known.id}`, [snapshot], clock.now(), () => {
        const event = getScheduledEvent(catalogue, known, programme.getReleaseDate)
        const answer: EventResponse = {
          event,
          relatedData: collectEventRelatedData(catalogue, [event], programme.getReleaseDate),
        }
        return { answer, until: snapshot.validUntil }
      }),
    )
  })

  route(app, operations.getEventShowtimes, async (request, reply) => {
    const event = eventById(request.params.eventId)
    const requestedSiteIds = toList(request.query.siteIds)
    const sites =
      requestedSiteIds.length === 0
        ? event.siteIds
        : requestedSiteIds.filter((id) => event.siteIds.includes(id))
    const { snapshot, showtimes, taken, now } = await getUpcomingWithOccupancy(
      options,
      (showtime) =>
        sites.includes(showtime.siteId) && catalogue.films.get(showtime.filmId)?.wire.eventId === event.id,
    )
    return sendCached(
      request,
      reply,
      getFilmCache(request).answer(
        `event showtimes ${event.id} ${requestedSiteIds.join()}`,
        [snapshot, ...taken.values()],
        now,
        () => {
          const answer: EventShowtimesResponse = {
            eventId: event.id,
            showtimes: toWireShowtimes(options, showtimes, taken),
            relatedData: collectRelatedData(catalogue, showtimes, programme),
          }
          return { answer, until: getNextStart(showtimes) }
        },
      ),
    )
  })
}
