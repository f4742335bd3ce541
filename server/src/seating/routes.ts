import type { FastifyPluginAsync } from 'fastify'
import { operations } from '@foyer/contract/operations'
import type { SeatAvailabilityResponse } from '@foyer/contract/wire/seating'
import { ReadCache, sendCached } from '../http/read-cache.ts'
import type { Catalogue, CatalogueScreen } from '../catalogue/catalogue.ts'
import type { Clock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import { ProblemError } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { Programme, ShowtimeContext } from '../schedule/programme.ts'
import { isOnSale } from '../domain/showtime.ts'
import { readClaims } from './claims.ts'
import { parseLayoutId } from '../catalogue/auditorium.ts'
import {
  toSeatAvailabilityResponse,
  isSoldForGood,
  toSeatLayoutResponse,
  createPreviewsAnswer,
} from './seat-reads.ts'

export interface SeatingOptions {
  readonly catalogue: Catalogue
  readonly programme: Programme
  readonly database: Database
  readonly clock: Clock
}

/** Lifetime of a preview, milliseconds. */
const previewStandsFor = 60_000

/** Routes of screens' layouts, and of seat availability. */
export const seatingRoutes: FastifyPluginAsync<SeatingOptions> = async (app, options) => {
  const { catalogue, programme, database, clock } = options
  const cache = new ReadCache()

  function findCachedLayout(screen: CatalogueScreen) {
    const answer = toSeatLayoutResponse(catalogue, screen)
    if (!answer) throw new ProblemError('no-allocated-seats')
    return cache.answer(`layout ${screen.id}`, [catalogue], clock.now(), () => ({ answer }))
  }

  /** @throws ProblemError if there is no such showtime or it has begun */
  async function showtimeOnSale(showtimeId: string): Promise<ShowtimeContext> {
    const context = await programme.showtimeWithContext(showtimeId)
    if (!context || !isOnSale(context.showtime, clock.now())) throw new ProblemError('showtime-unavailable')
    return context
  }

  /** @throws ProblemError also if it has no allocated seats */
  async function withNamedSeats(showtimeId: string): Promise<ShowtimeContext> {
    const context = await showtimeOnSale(showtimeId)
    if (context.seating.auditorium.layout === null) throw new ProblemError('no-allocated-seats')
    return context
  }

  async function availabilityNow(
    { showtime, seating }: ShowtimeContext,
    ownOrderId: string | null,
  ): Promise<SeatAvailabilityResponse> {
    return toSeatAvailabilityResponse(
      seating,
      await readClaims(database.read, showtime.id, clock.now()),
      ownOrderId,
    )
  }

  route(app, operations.getSeatLayout, (request, reply) => {
    const screen = catalogue.screens.get(parseLayoutId(request.params.seatLayoutId) ?? '')
    if (!screen) throw new ProblemError('not-found')
    return sendCached(request, reply, findCachedLayout(screen))
  })

  route(app, operations.getShowtimeSeatLayout, async (request, reply) => {
    const { screen, seating, showtime } = await showtimeOnSale(request.params.showtimeId)
    const cached = findCachedLayout(screen)
    const claims = await readClaims(database.read, showtime.id, clock.now())
    if (isSoldForGood(seating, claims)) throw new ProblemError('seat-layout-sold-out')
    return sendCached(request, reply, cached)
  })

  const previews = new Map<string, { answer: SeatAvailabilityResponse; until: number }>()

  /** At most a minute old, for allocated seats and unallocated places alike. */
  async function toPreview(context: ShowtimeContext): Promise<SeatAvailabilityResponse> {
    const now = clock.now()
    const known = previews.get(context.showtime.id)
    if (known && now < known.until && now >= known.until - previewStandsFor) return known.answer
    const answer = await availabilityNow(context, null)
    // Deletes previews that are no longer requested.
    for (const [id, preview] of previews) if (preview.until <= now) previews.delete(id)
    previews.set(context.showtime.id, { answer, until: now + previewStandsFor })
    return answer
  }

  route(app, operations.getSeatAvailability, async (request, reply) => {
    const context = await withNamedSeats(request.params.showtimeId)
    reply.header('cache-control', 'no-store')
    return request.query.preview === true ? toPreview(context) : availabilityNow(context, null)
  })

  route(app, operations.getSeatAvailabilityPreviews, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const requestedIds = request.query.showtimeIds
    const now = clock.now()
    const previewed: { showtimeId: string; availability: SeatAvailabilityResponse }[] = []
    for (const showtimeId of new Set(typeof requestedIds === 'string' ? [requestedIds] : requestedIds)) {
      const context = await programme.showtimeWithContext(showtimeId)
      if (context && isOnSale(context.showtime, now))
        previewed.push({ showtimeId, availability: await toPreview(context) })
    }
    return createPreviewsAnswer(catalogue, previewed)
  })

  route(app, operations.getOrderSeatAvailability, async (request, reply) => {
    const { orderId, showtimeId } = request.params
    const order = await database.read
      .selectFrom('sales_order')
      .select('id')
      .where('id', '=', orderId)
      .where('status', '=', 'InProgress')
      .executeTakeFirst()
    if (!order) throw new ProblemError('order-not-found')
    const context = await withNamedSeats(showtimeId)
    reply.header('cache-control', 'no-store')
    return availabilityNow(context, orderId)
  })
}
