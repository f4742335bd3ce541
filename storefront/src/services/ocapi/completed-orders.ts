import { mapResult } from '../../cache/result.ts'
import type { ApiClient, CallOptions } from '../http/api-client.ts'
import { readCompletedOrder } from './order-answers.ts'

/** Orders that are done. */
export function createCompletedOrdersService(client: ApiClient) {
  return {
    /** Foyer's extension: the id of a completed order, by what its customer knows of it. */
    find(reference: string, email: string) {
      return client.call('findCompletedOrder', { body: { reference, email } })
    },
    /** Codes that an order has bought, apart from it. */
    redeemableItems: (orderId: string) => client.call('getRedeemableItems', { params: { orderId } }),
    async order(orderId: string, options?: CallOptions) {
      const result = await client.call('getCompletedOrder', { params: { orderId } }, options)
      return mapResult(result, (answer) => ({ ...answer, body: readCompletedOrder(answer.body) }))
    },
  }
}
export type CompletedOrdersService = ReturnType<typeof createCompletedOrdersService>
