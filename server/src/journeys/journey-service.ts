import type { CompletedOrderResponse, JourneyResponse } from '@foyer/contract/wire/orders'
import { ProblemError } from '../http/problem.ts'
import { hasExpired } from '../orders/order-access.ts'
import { mergeRelatedData } from '../orders/order-document.ts'
import type { OrderServiceDependencies } from '../orders/order-service.ts'
import { loadShowtimeDetails } from '../orders/load-showtime-details.ts'
import { toCompletedDocument } from './completed-document.ts'

/** What a visitor gets after the sale: the completed order, and the journey that it belongs to. */
export class JourneyService {
  readonly #dependencies: OrderServiceDependencies

  constructor(dependencies: OrderServiceDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * @throws ProblemError `order-not-found` for an order that is not completed (yet); `order-expired` for a booking that
   * was not paid in time
   */
  async completedOrder(orderId: string): Promise<CompletedOrderResponse> {
    const { store, catalogue, clock, settings } = this.#dependencies
    const order = await store.read(orderId)
    if (order !== null && order.completedAt !== null && hasExpired(order, clock.now()))
      throw new ProblemError('order-expired')
    if (order?.status !== 'Completed') throw new ProblemError('order-not-found')
    const details = await loadShowtimeDetails(catalogue, order)
    return {
      order: toCompletedDocument(order, details, settings, clock.now()),
      relatedData: mergeRelatedData(order, details),
    }
  }

  /**
   * The journey of an order, or null while it is being created.
   * @throws ProblemError `journey-not-found` if there is none and none is being created
   */
  async byOrderId(orderId: string): Promise<JourneyResponse | null> {
    const { database, store, catalogue, clock, settings } = this.#dependencies
    const order = await store.read(orderId)
    if (!order || order.status === 'Cancelled' || hasExpired(order, clock.now()))
      throw new ProblemError('journey-not-found')
    const journey = await database.read
      .selectFrom('journey')
      .innerJoin('journey_order', 'journey_order.journey_id', 'journey.id')
      .select(['journey.id', 'journey.reference'])
      .where('journey_order.order_id', '=', orderId)
      .executeTakeFirst()
    if (!journey) return null
    const details = await loadShowtimeDetails(catalogue, order)
    return {
      journey: {
        id: journey.id,
        reference: journey.reference,
        siteId: order.siteId,
        orders: [toCompletedDocument(order, details, settings, clock.now())],
      },
      relatedData: mergeRelatedData(order, details),
    }
  }
}
