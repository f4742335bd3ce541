import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import { getBody } from '../../services/http/api-client.ts'
import { createCompletedOrdersService } from '../../services/ocapi/completed-orders.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'
import { createHistoryValue, type HistoryValue } from './history-cache.ts'

/** A member's orders, one by one, for their receipts. */
export class ReceiptsStore {
  readonly #create: (orderId: string) => HistoryValue<CompletedOrderResponse>
  readonly #orders = new Map<string, HistoryValue<CompletedOrderResponse>>()

  constructor(create: (orderId: string) => HistoryValue<CompletedOrderResponse>) {
    this.#create = create
  }

  /** An order; not loaded by this. */
  ofOrder(orderId: string): HistoryValue<CompletedOrderResponse> {
    const known = this.#orders.get(orderId) ?? this.#create(orderId)
    this.#orders.set(orderId, known)
    return known
  }
}

/** A member's orders, for the page of a receipt. An order's id grants access to anyone who has it. */
export const getReceiptsStore = defineStore((stores: Stores): ReceiptsStore => {
  const service = createCompletedOrdersService(stores.core.client)
  return new ReceiptsStore((orderId) =>
    createHistoryValue(stores, `receipt-${orderId}`, () => getBody(service.order(orderId))),
  )
})
