import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { operations } from '@foyer/contract/operations'
import type { ScreenShowtimesResponse, ShowtimeResponse } from '@foyer/contract/wire/showtimes'
import { ProblemError } from '../http/problem.ts'
import { route } from '../http/route.ts'
import { isOnSale } from '../schedule/showtime.ts'
import type { BrowsingParts } from './routes.ts'
import { sendCached, type CachedBody } from './read-cache.ts'
import { relatedDataFor } from './related-data.ts'
import {
  filterOf,
  matchingOf,
  nextStart,
  screeningDatesAnswer,
  showtimesAnswer,
  upcomingByDate,
  wireShowtimes,
  type ShowtimeFilter,
} from './showtime-reads.ts'
import { ticketPricesAnswer } from './ticket-prices.ts'
import { upcomingWithOccupancy } from './upcoming.ts'
import { withWholeAddresses } from './whole-addresses.ts'
import { wireShowtime } from './wire-showtime.ts'

/** Showtimes by day and by screen, screening dates, one showtime, and what it costs. */
export const showtimeRoutes: FastifyPluginAsync<BrowsingParts> = async (app, options) => {
  const { catalogue, programme, occupancy, clock, cache, filmCacheOf, originOf } = options
  const noneTaken = new Map<string, number>()

  /** Showtimes of a date that can still be bought. */
  async function showtimesOn(
    request: FastifyRequest,
    date: string | null,
    filter: ShowtimeFilter,
  ): Promise<CachedBody> {
    const snapshot = await programme.snapshot()
    const taken = date === null ? noneTaken : await occupancy.takenOn(date)
    const now = clock.now()
    return filmCacheOf(request).answer(`showtimes ${date} ${keyOf(filter)}`, [snapshot, taken], now, () => {
      const showtimes = matchingOf(date === null ? [] : (snapshot.byDate.get(date) ?? []), filter, now)
      return { answer: showtimesAnswer(options, date, showtimes, taken), until: nextStart(showtimes) }
    })
  }

  route(app, operations.getFirstShowtimes, async (request, reply) => {
    const filter = filterOf(request.query)
    const [first] = upcomingByDate(await programme.snapshot(), filter, clock.now())
    return sendCached(request, reply, await showtimesOn(request, first?.[0] ?? null, filter))
  })

  route(app, operations.getShowtimesByBusinessDate, async (request, reply) =>
    sendCached(
      request,
      reply,
      await showtimesOn(request, request.params.businessDate, filterOf(request.query)),
    ),
  )

  route(app, operations.getFilmScreeningDates, async (request, reply) => {
    const filter = filterOf(request.query)
    const snapshot = await programme.snapshot()
    const now = clock.now()
    return sendCached(
      request,
      reply,
      cache.answer(`screening dates ${keyOf(filter)}`, [snapshot], now, () => {
        const days = upcomingByDate(snapshot, filter, now)
        return { answer: screeningDatesAnswer(days), until: nextStart(days[0]?.[1] ?? []) }
      }),
    )
  })

  route(app, operations.getShowtimesByScreen, async (request, reply) => {
    const { screenId } = request.params
    if (!catalogue.screens.has(screenId)) throw new ProblemError('screen-not-found')
    const { snapshot, showtimes, taken, now } = await upcomingWithOccupancy(
      options,
      (showtime) => showtime.screenId === screenId,
    )
    return sendCached(
      request,
      reply,
      filmCacheOf(request).answer(`screen ${screenId}`, [snapshot, ...taken.values()], now, () => {
        const answer: ScreenShowtimesResponse = {
          screenId,
          showtimes: wireShowtimes(options, showtimes, taken),
          relatedData: relatedDataFor(catalogue, showtimes, programme),
        }
        return { answer, until: nextStart(showtimes) }
      }),
    )
  })

  route(app, operations.getShowtime, async (request): Promise<ShowtimeResponse> => {
    const context = await programme.showtimeWithContext(request.params.showtimeId)
    if (!context) throw new ProblemError('showtime-unavailable')
    const answer = {
      showtime: wireShowtime(context, await occupancy.availableOf(context.showtime), programme),
      relatedData: relatedDataFor(catalogue, [context.showtime], programme),
    }
    return withWholeAddresses(answer, originOf(request))
  })

  route(app, operations.getTicketPrices, async (request, reply) => {
    const context = await programme.showtimeWithContext(request.params.showtimeId)
    if (!context || !isOnSale(context.showtime, clock.now())) throw new ProblemError('showtime-unavailable')
    const { showtime, screen, prices } = context
    return sendCached(
      request,
      reply,
      cache.answer(`prices ${screen.id} ${showtime.priceCard}`, [catalogue], clock.now(), () => ({
        answer: ticketPricesAnswer(catalogue, prices),
      })),
    )
  })
}

function keyOf({ siteIds, filmIds }: ShowtimeFilter): string {
  return `${siteIds.join()} ${filmIds.join()}`
}
