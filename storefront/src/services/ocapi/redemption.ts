import type { BodyOf } from '@foyer/contract/operations'
import type { ApiClient, CallOptions } from '../http/api-client.ts'
import { toChangedOrder } from './changed-order.ts'

/** Vouchers and redemption cards of an order. */
export function createRedemptionService(client: ApiClient) {
  return {
    addVoucher: (orderId: string, body: BodyOf<'addVoucher'>, options?: CallOptions) =>
      client.call('addVoucher', { params: { orderId }, body }, options),
    removeVoucher: (orderId: string, voucherId: string, options?: CallOptions) =>
      toChangedOrder(client.call('removeVoucher', { params: { orderId, voucherId } }, options)),
    addCard: (orderId: string, body: BodyOf<'addTicketRedemptionCard'>, options?: CallOptions) =>
      client.call('addTicketRedemptionCard', { params: { orderId }, body }, options),
    removeCard: (orderId: string, cardId: string, options?: CallOptions) =>
      toChangedOrder(client.call('removeTicketRedemptionCard', { params: { orderId, cardId } }, options)),
  }
}
export type RedemptionService = ReturnType<typeof createRedemptionService>
