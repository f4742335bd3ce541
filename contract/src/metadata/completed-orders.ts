import type { OperationMetadata } from './operation-metadata.ts'

/** Completion, and orders after it. */
export const completedOrdersMetadata = {
  startCompletion: {
    method: 'POST',
    path: 'orders/{orderId}/completion',
    areas: ['completion', 'payment', 'order-gift-card', 'order'],
    needs: ['status'],
    isBodyOptional: true,
  },
  getCompletion: {
    method: 'GET',
    path: 'orders/{orderId}/completion',
    areas: ['completion', 'order'],
    needs: ['status'],
  },
  getCompletedOrder: {
    method: 'GET',
    path: 'orders/completed/{orderId}',
    areas: ['order'],
    needs: ['order'],
  },
  startPreparation: {
    method: 'POST',
    path: 'orders/completed/{orderId}/preparation',
    areas: ['preparation', 'order'],
    needs: [],
    isBodyOptional: true,
  },
  startItemDeliveriesPreparation: {
    method: 'POST',
    path: 'orders/completed/{orderId}/item-deliveries/preparation',
    areas: ['preparation', 'order'],
    needs: [],
    isBodyOptional: true,
  },
  startItemDeliveryPreparation: {
    method: 'POST',
    path: 'orders/completed/{orderId}/item-deliveries/{itemDeliveryId}/preparation',
    areas: ['preparation', 'order'],
    needs: [],
    isBodyOptional: true,
  },
  setOrderCollected: {
    method: 'PUT',
    path: 'orders/completed/{orderId}/collection-status/collected',
    areas: ['collection', 'order'],
    needs: [],
    isBodyOptional: true,
  },
  getOrdersInPreparation: {
    method: 'GET',
    path: 'sites/{siteId}/orders/in-preparation',
    areas: ['order'],
    needs: ['orders'],
  },
  getRedeemableItems: {
    method: 'GET',
    path: 'orders/completed/{orderId}/redeemable-items',
    areas: ['order'],
    needs: ['redeemableItems'],
  },
  findCompletedOrder: { method: 'POST', path: 'orders/completed/find', areas: ['order'], needs: ['orderId'] },
  getJourneyByOrderId: {
    method: 'GET',
    path: 'journeys/by-order-id/{orderId}',
    areas: ['journey'],
    needs: ['journey'],
    isBodyOptional: true,
  },
} as const satisfies Record<string, OperationMetadata>
