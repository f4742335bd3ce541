import { mapResult } from '../../cache/result.ts'
import type { ApiClient } from '../http/api-client.ts'
import { readCompletedOrder } from './order-answers.ts'

/** Orders that are done. */
export function completedOrdersService(client: ApiClient) {
  return {
    async order(orderId: string) {
      const result = await client.call('getCompletedOrder', { params: { orderId } })
      return mapResult(result, (answer) => ({ ...answer, body: readCompletedOrder(answer.body) }))
    },
  }
}
export type CompletedOrdersService = ReturnType<typeof completedOrdersService>
