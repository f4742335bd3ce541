import { callerAccess, holderAccess, memberAccess } from '../wire/access.ts'
import { SetItemsRequest, SetTipRequest } from '../wire/order-items.ts'
import {
  CreateGiftShopOrderRequest,
  CreateStandardOrderRequest,
  CreateSubscriptionOrderRequest,
  CustomerRequest,
  CustomerResponse,
  OrderResponse,
  SetShowtimeRequest,
} from '../wire/orders.ts'
import { byOrder, byOrderAndShowtime } from './parameters.ts'
import type { OperationTable } from './operation.ts'

/** Orders in progress. */
export const ordersOperations = {
  createStandardOrder: {
    tag: 'Orders',
    access: callerAccess,
    summary: 'Start an order for tickets',
    body: CreateStandardOrderRequest,
    responses: { 200: OrderResponse },
  },
  createGiftShopOrder: {
    tag: 'Orders',
    access: callerAccess,
    summary: 'Start an order of goods and gift cards, without tickets',
    body: CreateGiftShopOrderRequest,
    responses: { 200: OrderResponse },
  },
  createSubscriptionOrder: {
    tag: 'Orders',
    access: memberAccess,
    summary: 'Start an order of a subscription of the signed-in member',
    body: CreateSubscriptionOrderRequest,
    responses: { 200: OrderResponse },
  },
  getOrder: {
    tag: 'Orders',
    access: holderAccess,
    summary: 'An order in progress',
    params: byOrder,
    responses: { 200: OrderResponse },
  },
  deleteOrder: {
    tag: 'Orders',
    access: holderAccess,
    summary: 'Cancel an order in progress and release its seats',
    params: byOrder,
    responses: { 204: null },
  },
  resetOrderExpiry: {
    tag: 'Orders',
    access: holderAccess,
    summary: 'Hold the seats for the whole period again',
    params: byOrder,
    responses: { 200: OrderResponse },
  },
  getOrderCustomer: {
    tag: 'Orders',
    access: holderAccess,
    summary: "The order's customer",
    params: byOrder,
    responses: { 200: CustomerResponse },
  },
  setOrderCustomer: {
    tag: 'Orders',
    access: holderAccess,
    summary: 'Set who the order is for',
    params: byOrder,
    body: CustomerRequest,
    responses: { 200: OrderResponse },
  },
  setOrderShowtime: {
    tag: 'Orders',
    access: holderAccess,
    summary: 'Set seats and tickets: this holds the seats, also before their tickets are named',
    params: byOrderAndShowtime,
    body: SetShowtimeRequest,
    responses: { 200: OrderResponse },
  },
  setOrderItems: {
    tag: 'Orders',
    access: holderAccess,
    summary: 'Set the items of an order, in place of those that it had',
    params: byOrder,
    body: SetItemsRequest,
    responses: { 200: OrderResponse },
  },
  setOrderTip: {
    tag: 'Orders',
    access: holderAccess,
    summary: 'Set the tip of an order, or take it off',
    params: byOrder,
    body: SetTipRequest,
    responses: { 200: OrderResponse },
  },
} as const satisfies OperationTable
