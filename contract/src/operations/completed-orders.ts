import { holderAccess, memberAccess, workstationAccess } from '../wire/access.ts'
import { ClaimOrderRequest, OrderClaimResponse } from '../wire/members.ts'
import {
  CompletedOrderResponse,
  CompletionResponse,
  FindOrderRequest,
  FindOrderResponse,
  JourneyResponse,
} from '../wire/orders.ts'
import {
  OrdersInPreparationResponse,
  PreparationQuery,
  PreparationResponse,
  RedeemableItemsResponse,
} from '../wire/order-items.ts'
import { byOrder, byOrderAndDelivery, bySite } from './parameters.ts'
import type { OperationTable } from './operation.ts'

/** Completion of orders, completed orders and journeys. */
export const completedOrdersOperations = {
  startCompletion: {
    tag: 'Completion',
    access: holderAccess,
    summary: 'Complete the order; repeats return the running completion',
    params: byOrder,
    responses: { 200: CompletionResponse },
  },
  getCompletion: {
    tag: 'Completion',
    access: holderAccess,
    summary: 'How far the completion is',
    params: byOrder,
    responses: { 200: CompletionResponse },
  },
  getCompletedOrder: {
    tag: 'Completed orders',
    access: holderAccess,
    summary: 'A completed order',
    params: byOrder,
    responses: { 200: CompletedOrderResponse },
  },
  startPreparation: {
    tag: 'Completed orders',
    access: workstationAccess,
    summary: 'Begin the preparation of an order’s items, or say that they are ready',
    params: byOrder,
    query: PreparationQuery,
    responses: { 200: PreparationResponse },
  },
  startItemDeliveriesPreparation: {
    tag: 'Completed orders',
    access: workstationAccess,
    summary: 'Begin the preparation of all deliveries of an order, or say that they are on their way',
    params: byOrder,
    query: PreparationQuery,
    responses: { 200: PreparationResponse },
  },
  startItemDeliveryPreparation: {
    tag: 'Completed orders',
    access: workstationAccess,
    summary: 'Begin the preparation of one delivery, or say that it is on its way',
    params: byOrderAndDelivery,
    query: PreparationQuery,
    responses: { 200: PreparationResponse },
  },
  setOrderCollected: {
    tag: 'Completed orders',
    access: workstationAccess,
    summary: 'Say that all of an order has been collected',
    params: byOrder,
    responses: { 200: PreparationResponse },
  },
  getOrdersInPreparation: {
    tag: 'Completed orders',
    access: workstationAccess,
    summary: 'Foyer’s extension: orders of the workstation’s site whose items are to be handed over',
    params: bySite,
    responses: { 200: OrdersInPreparationResponse },
  },
  getRedeemableItems: {
    tag: 'Completed orders',
    access: holderAccess,
    summary: 'Codes that an order has bought, apart from the order itself',
    params: byOrder,
    responses: { 200: RedeemableItemsResponse },
  },
  findCompletedOrder: {
    tag: 'Completed orders',
    access: holderAccess,
    summary: 'Foyer’s extension: a completed order by its reference and its customer’s e-mail address',
    isRead: true,
    body: FindOrderRequest,
    responses: { 200: FindOrderResponse },
  },
  getOrderClaim: {
    tag: 'Completed orders',
    access: memberAccess,
    summary: 'Foyer’s extension: whether an order is the member’s, or can become it',
    params: byOrder,
    responses: { 200: OrderClaimResponse },
  },
  claimOrder: {
    tag: 'Completed orders',
    access: memberAccess,
    summary:
      'Foyer’s extension: make an order that was completed as a visitor the member’s, by its customer’s verified address',
    isKeyless: true,
    body: ClaimOrderRequest,
    responses: { 204: null },
  },
  getJourneyByOrderId: {
    tag: 'Journeys',
    access: holderAccess,
    summary: 'The journey that an order belongs to; 202 while it is being made',
    params: byOrder,
    responses: { 200: JourneyResponse, 202: null },
  },
} as const satisfies OperationTable
