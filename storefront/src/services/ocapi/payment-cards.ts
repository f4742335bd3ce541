import type { BodyOf } from '@foyer/contract/operations'
import type { ApiClient } from '../http/api-client.ts'

/** The member's payment cards. */
export function createPaymentCardsService(client: ApiClient) {
  return {
    list: () => client.call('getPaymentCards', {}),
    card: (paymentCardId: string) => client.call('getPaymentCard', { params: { paymentCardId } }),
    remove: (paymentCardId: string) => client.call('deletePaymentCard', { params: { paymentCardId } }),
    setPrimary: (memberPaymentCardId: string) =>
      client.call('setPrimaryPaymentCard', { body: { memberPaymentCardId } }),
    /** Starts adding a card in the provider's fields. */
    createEmbedded: (body: BodyOf<'createEmbeddedPaymentCard'>) =>
      client.call('createEmbeddedPaymentCard', { body }),
    /** What became of it. */
    creation: (paymentCardId: string) => client.call('getPaymentCardCreation', { params: { paymentCardId } }),
  }
}

export type PaymentCardsService = ReturnType<typeof createPaymentCardsService>
