import type { ApiClient } from '../http/api-client.ts'

/** Orders that are done. */
export function completedOrdersService(client: ApiClient) {
  return {
    order: (orderId: string) => client.call('getCompletedOrder', { params: { orderId } }),
  }
}
export type CompletedOrdersService = ReturnType<typeof completedOrdersService>
