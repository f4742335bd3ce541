import type { CompletedOrder, CompletedOrderResponse, JourneyResponse } from '@foyer/contract/wire/orders'
import { ProblemError } from '../http/problem.ts'
import { hasExpired } from '../orders/order-access.ts'
import {
  hideCustomer,
  toIsoInstant,
  toOrderDocument,
  mergeRelatedData,
  sumTickets,
  type ShowtimeDetailsById,
  type DocumentSettings,
} from '../orders/order-document.ts'
import { toWire } from '../domain/money.ts'
import { readOrder, type OrderRecord } from '../orders/order-records.ts'
import type { OrderServiceDependencies } from '../orders/order-service.ts'
import type { OrderSettings } from '../orders/settings.ts'
import { loadShowtimeDetails } from '../orders/load-showtime-details.ts'

/** What a visitor holds after the sale: the completed order, and the journey that it belongs to. */
export class JourneyService {
  readonly #dependencies: OrderServiceDependencies

  constructor(dependencies: OrderServiceDependencies) {
    this.#dependencies = dependencies
  }

  /** @throws ProblemError `order-not-found` for an order that is not complete: it may yet become so */
  async completedOrder(orderId: string): Promise<CompletedOrderResponse> {
    const { database, catalogue, clock, settings } = this.#dependencies
    const record = await readOrder(database.read, orderId)
    if (record?.order.status !== 'Completed') throw new ProblemError('order-not-found')
    const details = await loadShowtimeDetails(database, catalogue, orderId)
    return {
      order: completedDocument(record, details, settings, clock.now()),
      relatedData: mergeRelatedData(record, details),
    }
  }

  /**
   * The journey of an order, or null while it is being made.
   * @throws ProblemError `journey-not-found` when there is none and none is on its way
   */
  async byOrderId(orderId: string): Promise<JourneyResponse | null> {
    const { database, catalogue, clock, settings } = this.#dependencies
    const record = await readOrder(database.read, orderId)
    if (!record || record.order.status === 'Cancelled' || hasExpired(record.order, clock.now()))
      throw new ProblemError('journey-not-found')
    const journey = await database.read
      .selectFrom('journey')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    if (!journey) return null
    const details = await loadShowtimeDetails(database, catalogue, orderId)
    return {
      journey: {
        id: journey.id,
        reference: journey.reference,
        siteId: record.order.site_id,
        orders: [completedDocument(record, details, settings, clock.now())],
      },
      relatedData: mergeRelatedData(record, details),
    }
  }
}

function completedDocument(
  record: OrderRecord,
  details: ShowtimeDetailsById,
  settings: DocumentSettings & Pick<OrderSettings, 'customerShownFor'>,
  now: number,
): CompletedOrder {
  const { total } = sumTickets(record.tickets)
  return {
    ...toOrderDocument(record, details, settings),
    customer: hideCustomer(record, details, now, settings.customerShownFor),
    completedAt: toIsoInstant(record.order.completed_at ?? record.order.created_at),
    paymentSummary: record.payments
      .filter((payment) => payment.status === 'Completed')
      .map((payment) => ({
        type: payment.type,
        value: toWire(total, settings.currencyDecimals),
        maskedDetail: payment.masked_detail,
      })),
  }
}
