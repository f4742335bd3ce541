import type { CompletedOrder, CompletedOrderResponse, JourneyResponse } from '@foyer/contract/wire/orders'
import { ProblemError } from '../http/problem.ts'
import { hasExpired } from '../orders/order-access.ts'
import {
  customerShownTo,
  instant,
  orderDocument,
  relatedDataOf,
  totalsOf,
  type FactsById,
  type DocumentSettings,
} from '../orders/order-document.ts'
import { toWire } from '../orders/money.ts'
import { readOrder, type OrderRecord } from '../orders/order-records.ts'
import type { OrderServiceDependencies } from '../orders/order-service.ts'
import type { OrderSettings } from '../orders/settings.ts'
import { factsOfOrder } from '../orders/write.ts'

/** What a visitor holds after the sale: the completed order, and the journey that it belongs to. */
export class JourneyService {
  readonly #dependencies: OrderServiceDependencies

  constructor(dependencies: OrderServiceDependencies) {
    this.#dependencies = dependencies
  }

  /** @throws ProblemError `order-not-found` for an order that is not complete: it may yet become so */
  async completedOrder(orderId: string): Promise<CompletedOrderResponse> {
    const { store, catalogue, clock, settings } = this.#dependencies
    const record = await readOrder(store.read, orderId)
    if (record?.order.status !== 'Completed') throw new ProblemError('order-not-found')
    const facts = await factsOfOrder(store, catalogue, orderId)
    return {
      order: completedDocument(record, facts, settings, clock.now()),
      relatedData: relatedDataOf(record, facts),
    }
  }

  /**
   * The journey of an order, or null while it is being made.
   * @throws ProblemError `journey-not-found` when there is none and none is on its way
   */
  async byOrderId(orderId: string): Promise<JourneyResponse | null> {
    const { store, catalogue, clock, settings } = this.#dependencies
    const record = await readOrder(store.read, orderId)
    if (!record || record.order.status === 'Cancelled' || hasExpired(record.order, clock.now()))
      throw new ProblemError('journey-not-found')
    const journey = await store.read
      .selectFrom('journey')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    if (!journey) return null
    const facts = await factsOfOrder(store, catalogue, orderId)
    return {
      journey: {
        id: journey.id,
        reference: journey.reference,
        siteId: record.order.site_id,
        orders: [completedDocument(record, facts, settings, clock.now())],
      },
      relatedData: relatedDataOf(record, facts),
    }
  }
}

function completedDocument(
  record: OrderRecord,
  facts: FactsById,
  settings: DocumentSettings & Pick<OrderSettings, 'customerShownFor'>,
  now: number,
): CompletedOrder {
  const { total } = totalsOf(record.tickets)
  return {
    ...orderDocument(record, facts, settings),
    customer: customerShownTo(record, facts, now, settings.customerShownFor),
    completedAt: instant(record.order.completed_at ?? record.order.created_at),
    paymentSummary: record.payments
      .filter((payment) => payment.status === 'Completed')
      .map((payment) => ({
        type: payment.type,
        value: toWire(total, settings.currencyDecimals),
        maskedDetail: payment.masked_detail,
      })),
  }
}
