import type { BodyOf } from '@foyer/contract/operations'
import type { ApiClient, CallOptions } from '../http/api-client.ts'

/** Ways to pay and the embedded payment. */
export function paymentsService(client: ApiClient) {
  return {
    methods: (siteId: string) => client.call('getWebPaymentMethods', { query: { siteId } }),
    createEmbedded: (orderId: string, body: BodyOf<'createEmbeddedPayment'>, options?: CallOptions) =>
      client.call('createEmbeddedPayment', { params: { orderId }, body }, options),
    currentEmbedded: (orderId: string) => client.call('getCurrentEmbeddedPayment', { params: { orderId } }),
  }
}
export type PaymentsService = ReturnType<typeof paymentsService>
