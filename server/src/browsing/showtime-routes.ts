import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { operations } from '@foyer/contract/operations'
import type { ScreenShowtimesResponse, ShowtimeResponse } from '@foyer/contract/wire/showtimes'
import { ProblemError } from '../http/problem.ts'
import { route } from '../http/route.ts'
import { isOnSale } from '../domain/showtime.ts'
import type { BrowsingContext } from './browsing-context.ts'
import { sendCached, type CachedBody } from '../http/read-cache.ts'
import { collectRelatedData } from '../schedule/related-data.ts'
import {
  toShowtimeFilter,
  filterShowtimes,
  getNextStart,
  createScreeningDatesAnswer,
  createShowtimesAnswer,
  groupUpcomingByDate,
  toWireShowtimes,
  type ShowtimeFilter,
} from './showtime-reads.ts'
import { findEarlyBooking } from '../schedule/advance-booking.ts'
import { listShowtimeDiscounts } from '../schedule/showtime-discounts.ts'
import { createDiscountAvailabilityAnswer } from './discount-availability.ts'
import { createTicketPricesAnswer } from './ticket-prices.ts'
import { getSeatedWithOccupancy, getUpcomingOfScreen } from './upcoming.ts'
import { makeAddressesAbsolute } from './absolute-addresses.ts'
import { toWireShowtime } from '../schedule/wire-showtime.ts'

/** Showtimes by day and by screen, screening dates, single showtimes, and ticket prices. */
export const showtimeRoutes: FastifyPluginAsync<BrowsingContext> = async (app, options) => {
  const { catalogue, programme, occupancy, clock, cache, getFilmCache, getOrigin } = options
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
    return getFilmCache(request).answer(
      `showtimes ${date} ${toCacheKey(filter)}`,
      [snapshot, taken],
      now,
      () => {
        const showtimes = filterShowtimes(date === null ? [] : (snapshot.byDate.get(date) ?? []), filter, now)
        return {
          answer: createShowtimesAnswer(options, date, showtimes, taken),
          until: getNextStart(showtimes),
        }
      },
    )
  }

  route(app, operations.getFirstShowtimes, async (request, reply) => {
    const filter = toShowtimeFilter(request.query)
    const [first] = groupUpcomingByDate(await programme.snapshot(), filter, clock.now())
    return sendCached(request, reply, await showtimesOn(request, first?.[0] ?? null, filter))
  })

  route(app, operations.getShowtimesByBusinessDate, async (request, reply) =>
    sendCached(
      request,
      reply,
      await showtimesOn(request, request.params.businessDate, toShowtimeFilter(request.query)),
    ),
  )

  route(app, operations.getFilmScreeningDates, async (request, reply) => {
    const filter = toShowtimeFilter(request.query)
    const snapshot = await programme.snapshot()
    const now = clock.now()
    return sendCached(
      request,
      reply,
      cache.answer(`screening dates ${toCacheKey(filter)}`, [snapshot], now, () => {
        const days = groupUpcomingByDate(snapshot, filter, now)
        return { answer: createScreeningDatesAnswer(days), until: getNextStart(days[0]?.[1] ?? []) }
      }),
    )
  })

  route(app, operations.getShowtimesByScreen, async (request, reply) => {
    const { screenId } = request.params
    if (!catalogue.screens.has(screenId)) throw new ProblemError('screen-not-found')
    const isOnNow = request.query.onNow === true
    const { snapshot, showtimes, taken, now, until } = isOnNow
      ? await getSeatedWithOccupancy(options, screenId)
      : await getUpcomingOfScreen(options, screenId)
    const key = `screen ${screenId}${isOnNow ? ' now' : ''}`
    return sendCached(
      request,
      reply,
      getFilmCache(request).answer(key, [snapshot, ...taken.values()], now, () => {
        const answer: ScreenShowtimesResponse = {
          screenId,
          showtimes: toWireShowtimes(options, showtimes, taken),
          relatedData: collectRelatedData(catalogue, showtimes, programme),
        }
        return { answer, until }
      }),
    )
  })

  route(app, operations.getShowtime, async (request): Promise<ShowtimeResponse> => {
    const context = await programme.showtimeWithContext(request.params.showtimeId)
    if (!context) throw new ProblemError('showtime-unavailable')
    const answer = {
      showtime: toWireShowtime(context, await occupancy.countAvailable(context.showtime), programme),
      relatedData: collectRelatedData(catalogue, [context.showtime], programme),
    }
    return makeAddressesAbsolute(answer, getOrigin(request))
  })

  route(app, operations.getTicketPrices, async (request, reply) => {
    const context = await programme.showtimeWithContext(request.params.showtimeId)
    if (!context || !isOnSale(context.showtime, clock.now())) throw new ProblemError('showtime-unavailable')
    const { showtime, screen, prices } = context
    const discounts = listShowtimeDiscounts(catalogue, context)
    const booking = findEarlyBooking(catalogue.membership, programme, context)
    const early = booking && clock.now() < booking.opensToAllAt ? booking.reward : null
    // Showtimes with the same price card and screen differ in their discounts, and in the prices that rewards open.
    const available = discounts.flatMap(({ id, refusal }) => (refusal === null ? [id] : []))
    const byRewards = prices.flatMap(({ ticketTypeId, restriction }) =>
      restriction?.rewardId ? [ticketTypeId] : [],
    )
    return sendCached(
      request,
      reply,
      cache.answer(
        `prices ${screen.id} ${showtime.priceCard} ${available.join()} ${byRewards.join()} ${early?.id ?? ''}`,
        [catalogue],
        clock.now(),
        () => ({ answer: createTicketPricesAnswer(catalogue, prices, discounts, early) }),
      ),
    )
  })

  route(app, operations.getDiscountAvailability, async (request, reply) => {
    const context = await programme.showtimeWithContext(request.params.showtimeId)
    if (!context || !isOnSale(context.showtime, clock.now())) throw new ProblemError('showtime-unavailable')
    reply.header('cache-control', 'no-store')
    return createDiscountAvailabilityAnswer(listShowtimeDiscounts(catalogue, context), context.prices, {
      code: request.query.code,
      decimals: context.decimals,
    })
  })
}

function toCacheKey({ siteIds, filmIds }: ShowtimeFilter): string {
  return `${siteIds.join()} ${filmIds.join()}`
}
