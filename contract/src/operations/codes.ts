import { Type } from 'typebox'
import { holderAccess } from '../wire/access.ts'
import {
  GiftCardDetailsRequest,
  GiftCardDetailsResponse,
  TicketRedemptionCardRequest,
  TicketRedemptionCardResponse,
  VoucherRequest,
  VoucherResponse,
} from '../wire/codes.ts'
import { Id } from '../wire/common.ts'
import { OrderResponse } from '../wire/orders.ts'
import { byOrder } from './parameters.ts'
import type { OperationTable } from './operation.ts'

/** Vouchers, redemption cards and gift cards: codes that are worth money. */
export const codesOperations = {
  addVoucher: {
    tag: 'Vouchers',
    access: holderAccess,
    summary: 'Put a voucher on the order; one of its uses is held as long as the order is',
    hasCode: true,
    params: byOrder,
    body: VoucherRequest,
    responses: { 200: VoucherResponse },
  },
  removeVoucher: {
    tag: 'Vouchers',
    access: holderAccess,
    summary: 'Take a voucher off the order that pays for no ticket of it',
    params: Type.Object({ orderId: Id, voucherId: Id }),
    responses: { 200: OrderResponse },
  },
  addTicketRedemptionCard: {
    tag: 'Ticket redemption cards',
    access: holderAccess,
    summary: 'Put a card on the order that opens prices of tickets',
    hasCode: true,
    params: byOrder,
    body: TicketRedemptionCardRequest,
    responses: { 200: TicketRedemptionCardResponse },
  },
  removeTicketRedemptionCard: {
    tag: 'Ticket redemption cards',
    access: holderAccess,
    summary: 'Foyer’s extension: take a redemption card off the order that pays for no ticket of it',
    params: Type.Object({ orderId: Id, cardId: Id }),
    responses: { 200: OrderResponse },
  },
  getGiftCardDetails: {
    tag: 'Gift cards',
    access: holderAccess,
    summary: 'What is on a gift card',
    isRead: true,
    hasCode: true,
    body: GiftCardDetailsRequest,
    responses: { 200: GiftCardDetailsResponse },
  },
} as const satisfies OperationTable
