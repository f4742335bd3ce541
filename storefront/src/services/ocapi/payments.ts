import type { BodyOf, QueryOf } from '@foyer/contract/operations'
import type { WebPaymentMethod } from '@foyer/contract/wire/payments'
import { mapResult } from '../../cache/result.ts'
import type { ApiClient, CallOptions } from '../http/api-client.ts'
import { toChangedOrder } from './changed-order.ts'

/** A way to pay, as far as the public interface promises it: names are our own server's. */
export type SentPaymentMethod = Omit<WebPaymentMethod, 'name' | 'providerName'> &
  Partial<Pick<WebPaymentMethod, 'name' | 'providerName'>>

/** A payment method in one shape: a missing name is replaced by its id, and so is a missing provider. */
export function readPaymentMethod({ name, providerName, ...method }: SentPaymentMethod): WebPaymentMethod {
  const named = name ?? { text: String(method.id), translations: [] }
  return { ...method, name: named, providerName: providerName ?? named.text }
}

/** Ways to pay, gift cards, the member's balance and the embedded payment. */
export function createPaymentsService(client: ApiClient) {
  return {
    async methods(query: QueryOf<'getWebPaymentMethods'>) {
      const result = await client.call('getWebPaymentMethods', { query })
      return mapResult(result, ({ body, ...answer }) => ({
        ...answer,
        body: { webPaymentMethods: body.webPaymentMethods.map(readPaymentMethod) },
      }))
    },
    createRedirect: (orderId: string, body: BodyOf<'createRedirectPayment'>, options?: CallOptions) =>
      client.call('createRedirectPayment', { params: { orderId }, body }, options),
    currentRedirect: (orderId: string) => client.call('getCurrentRedirectPayment', { params: { orderId } }),
    giftCard: (body: BodyOf<'getGiftCardDetails'>, options?: CallOptions) =>
      client.call('getGiftCardDetails', { body }, options),
    addGiftCard: (orderId: string, body: BodyOf<'addGiftCardPayment'>, options?: CallOptions) =>
      client.call('addGiftCardPayment', { params: { orderId }, body }, options),
    maximumBalance: (orderId: string) => client.call('getMaximumMemberBalance', { params: { orderId } }),
    setBalance: (orderId: string, body: BodyOf<'setMemberBalancePayment'>, options?: CallOptions) =>
      client.call('setMemberBalancePayment', { params: { orderId }, body }, options),
    remove: (orderId: string, paymentId: string, options?: CallOptions) =>
      toChangedOrder(client.call('removePayment', { params: { orderId, paymentId } }, options)),
    createEmbedded: (orderId: string, body: BodyOf<'createEmbeddedPayment'>, options?: CallOptions) =>
      client.call('createEmbeddedPayment', { params: { orderId }, body }, options),
    currentEmbedded: (orderId: string) => client.call('getCurrentEmbeddedPayment', { params: { orderId } }),
  }
}
export type PaymentsService = ReturnType<typeof createPaymentsService>
