import type { PreparationQuery } from '@foyer/contract/wire/order-items'
import type { ApiClient, CallOptions } from '../http/api-client.ts'

/** Items of completed orders, as workstations prepare them and hand them over. */
export function createPreparationService(client: ApiClient) {
  return {
    /** What a site has to hand over. */
    running: (siteId: string, options?: CallOptions) =>
      client.call('getOrdersInPreparation', { params: { siteId } }, options),
    /** All parts of an order are as far as this. */
    prepare: (orderId: string, status: NonNullable<PreparationQuery['status']>) =>
      client.call('startPreparation', { params: { orderId }, query: { status } }),
    /** One delivery of an order is as far as this. */
    prepareDelivery: (
      orderId: string,
      itemDeliveryId: string,
      status: NonNullable<PreparationQuery['status']>,
    ) =>
      client.call('startItemDeliveryPreparation', { params: { orderId, itemDeliveryId }, query: { status } }),
    collect: (orderId: string) => client.call('setOrderCollected', { params: { orderId } }),
  }
}
export type PreparationService = ReturnType<typeof createPreparationService>
