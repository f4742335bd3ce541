import type { BodyOf } from '@foyer/contract/operations'
import type { ApiClient, CallOptions } from '../http/api-client.ts'
import { toChangedOrder } from './changed-order.ts'

/** The goods on an order in progress, and its tip. */
export function createOrderItemsService(client: ApiClient) {
  return {
    setItems: (orderId: string, body: BodyOf<'setOrderItems'>, options?: CallOptions) =>
      toChangedOrder(client.call('setOrderItems', { params: { orderId }, body }, options)),
    setTip: (orderId: string, body: BodyOf<'setOrderTip'>, options?: CallOptions) =>
      toChangedOrder(client.call('setOrderTip', { params: { orderId }, body }, options)),
  }
}

export type OrderItemsService = ReturnType<typeof createOrderItemsService>
