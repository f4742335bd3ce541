import type { ApiClient } from '../http/api-client.ts'

/** The visit that an order belongs to. */
export function createJourneysService(client: ApiClient) {
  return {
    byOrderId: (orderId: string) => client.call('getJourneyByOrderId', { params: { orderId } }),
  }
}
export type JourneysService = ReturnType<typeof createJourneysService>
