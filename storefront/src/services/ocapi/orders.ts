import type { BodyOf } from '@foyer/contract/operations'
import type { ApiClient, CallOptions } from '../http/api-client.ts'

/** The order in progress. */
export function ordersService(client: ApiClient) {
  return {
    createStandard: (body: BodyOf<'createStandardOrder'>, options?: CallOptions) =>
      client.call('createStandardOrder', { body }, options),
    order: (orderId: string) => client.call('getOrder', { params: { orderId } }),
    remove: (orderId: string, options?: CallOptions) =>
      client.call('deleteOrder', { params: { orderId } }, options),
    resetExpiry: (orderId: string, options?: CallOptions) =>
      client.call('resetOrderExpiry', { params: { orderId } }, options),
    customer: (orderId: string) => client.call('getOrderCustomer', { params: { orderId } }),
    setCustomer: (orderId: string, body: BodyOf<'setOrderCustomer'>, options?: CallOptions) =>
      client.call('setOrderCustomer', { params: { orderId }, body }, options),
    setShowtime: (
      orderId: string,
      showtimeId: string,
      body: BodyOf<'setOrderShowtime'>,
      options?: CallOptions,
    ) => client.call('setOrderShowtime', { params: { orderId, showtimeId }, body }, options),
  }
}
export type OrdersService = ReturnType<typeof ordersService>
