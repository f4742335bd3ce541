import { holderAccess } from '../wire/access.ts'
import {
  CompletedOrderResponse,
  CompletionResponse,
  FindOrderRequest,
  FindOrderResponse,
  JourneyResponse,
} from '../wire/orders.ts'
import { byOrder } from './parameters.ts'
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
  findCompletedOrder: {
    tag: 'Completed orders',
    access: holderAccess,
    summary: 'Foyer’s extension: a completed order by its reference and its customer’s e-mail address',
    isRead: true,
    body: FindOrderRequest,
    responses: { 200: FindOrderResponse },
  },
  getJourneyByOrderId: {
    tag: 'Journeys',
    access: holderAccess,
    summary: 'The journey that an order belongs to; 202 while it is being made',
    params: byOrder,
    responses: { 200: JourneyResponse, 202: null },
  },
} as const satisfies OperationTable
