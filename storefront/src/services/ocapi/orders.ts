import type { BodyOf } from '@foyer/contract/operations'
import { mapResult, type Result } from '../../cache/result.ts'
import type { Answer, ApiClient, CallOptions } from '../http/api-client.ts'
import type { Failure } from '../http/failure.ts'
import { toChangedOrder } from './changed-order.ts'
import { readOrder, type SentOrder } from './order-answers.ts'

const toOrder = async (call: Promise<Result<Answer<SentOrder>, Failure>>) =>
  mapResult(await call, (answer) => ({ ...answer, body: readOrder(answer.body) }))

/** The order in progress. */
export function createOrdersService(client: ApiClient) {
  return {
    createStandard: (body: BodyOf<'createStandardOrder'>, options?: CallOptions) =>
      toOrder(client.call('createStandardOrder', { body }, options)),
    createGiftShop: (body: BodyOf<'createGiftShopOrder'>, options?: CallOptions) =>
      toOrder(client.call('createGiftShopOrder', { body }, options)),
    order: (orderId: string) => toOrder(client.call('getOrder', { params: { orderId } })),
    remove: (orderId: string, options?: CallOptions) =>
      client.call('deleteOrder', { params: { orderId } }, options),
    resetExpiry: (orderId: string, options?: CallOptions) =>
      toChangedOrder(client.call('resetOrderExpiry', { params: { orderId } }, options)),
    customer: (orderId: string) => client.call('getOrderCustomer', { params: { orderId } }),
    setCustomer: (orderId: string, body: BodyOf<'setOrderCustomer'>, options?: CallOptions) =>
      toChangedOrder(client.call('setOrderCustomer', { params: { orderId }, body }, options)),
    setShowtime: (
      orderId: string,
      showtimeId: string,
      body: BodyOf<'setOrderShowtime'>,
      options?: CallOptions,
    ) => toChangedOrder(client.call('setOrderShowtime', { params: { orderId, showtimeId }, body }, options)),
  }
}
export type OrdersService = ReturnType<typeof createOrdersService>
