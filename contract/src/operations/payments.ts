import { Type } from 'typebox'
import { holderAccess, memberHolderAccess, publicAccess, workstationAccess } from '../wire/access.ts'
import { GiftCardPaymentRequest, GiftCardPaymentResponse } from '../wire/codes.ts'
import { Id } from '../wire/common.ts'
import {
  MaximumMemberBalanceResponse,
  MemberBalancePaymentRequest,
  MemberBalancePaymentResponse,
} from '../wire/member-balances.ts'
import { OrderResponse } from '../wire/orders.ts'
import {
  CinemaProcessedPaymentRequest,
  CinemaProcessedPaymentResponse,
  CinemaProcessedResultRequest,
  CurrentEmbeddedPaymentResponse,
  CurrentRedirectPaymentResponse,
  EmbeddedPaymentRequest,
  EmbeddedPaymentResponse,
  RedirectPaymentRequest,
  RedirectPaymentResponse,
  WebPaymentMethodsResponse,
} from '../wire/payments.ts'
import { byOrder } from './parameters.ts'
import type { OperationTable } from './operation.ts'

/** Ways to pay, and payments of an order. */
export const paymentsOperations = {
  getWebPaymentMethods: {
    tag: 'Payments',
    access: publicAccess,
    summary: 'Ways to pay on the web',
    query: Type.Object({ siteId: Type.Optional(Id), orderType: Type.Optional(Type.String()) }),
    responses: { 200: WebPaymentMethodsResponse },
  },
  addGiftCardPayment: {
    tag: 'Payments',
    access: holderAccess,
    summary: 'Pay a part of the order, or all of it, by gift card; it is charged when the order is completed',
    hasCode: true,
    params: byOrder,
    body: GiftCardPaymentRequest,
    responses: { 200: GiftCardPaymentResponse },
  },
  getMaximumMemberBalance: {
    tag: 'Payments',
    access: memberHolderAccess,
    summary: "The most that the signed-in member's balance can pay of the order",
    params: byOrder,
    responses: { 200: MaximumMemberBalanceResponse },
  },
  setMemberBalancePayment: {
    tag: 'Payments',
    access: memberHolderAccess,
    summary:
      "Pay a part of the order, or all of it, with the signed-in member's balance; it is charged when the order is completed",
    params: byOrder,
    body: MemberBalancePaymentRequest,
    responses: { 200: MemberBalancePaymentResponse },
  },
  removePayment: {
    tag: 'Payments',
    access: holderAccess,
    summary: 'Take a payment off the order that has not begun',
    params: Type.Object({ orderId: Id, paymentId: Id }),
    responses: { 200: OrderResponse },
  },
  createEmbeddedPayment: {
    tag: 'Payments',
    access: holderAccess,
    summary: "Start a payment in the provider's own fields",
    params: byOrder,
    body: EmbeddedPaymentRequest,
    responses: { 201: EmbeddedPaymentResponse },
  },
  getCurrentEmbeddedPayment: {
    tag: 'Payments',
    access: holderAccess,
    summary: 'What became of the embedded payment',
    params: byOrder,
    responses: { 200: CurrentEmbeddedPaymentResponse },
  },
  createRedirectPayment: {
    tag: 'Payments',
    access: holderAccess,
    summary: "Start a payment on the provider's own page",
    params: byOrder,
    body: RedirectPaymentRequest,
    responses: { 200: RedirectPaymentResponse },
  },
  getCurrentRedirectPayment: {
    tag: 'Payments',
    access: holderAccess,
    summary: 'What became of the redirect payment',
    params: byOrder,
    responses: { 200: CurrentRedirectPaymentResponse },
  },
  createCinemaProcessedPayment: {
    tag: 'Payments',
    access: workstationAccess,
    summary: 'Pay the rest at a till; for workstations',
    params: byOrder,
    body: CinemaProcessedPaymentRequest,
    responses: { 200: CinemaProcessedPaymentResponse },
  },
  setCinemaProcessedPayment: {
    tag: 'Payments',
    access: workstationAccess,
    summary: 'What became of the payment at the till; for workstations',
    params: byOrder,
    body: CinemaProcessedResultRequest,
    responses: { 200: CinemaProcessedPaymentResponse },
  },
} as const satisfies OperationTable
