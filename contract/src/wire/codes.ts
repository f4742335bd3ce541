import { Type, type Static } from 'typebox'
import { Id, Instant, MonetaryValue, Nullable, OneOf } from './common.ts'
import { OrderPayment, OrderTicketRedemptionCard, OrderVoucher } from './orders.ts'

/** A code as somebody typed it: case, blanks and hyphens do not count. */
const Code = Type.String({ minLength: 1, maxLength: 100 })
const Pin = Type.Optional(Nullable(Type.String({ maxLength: 20 })))

/** `POST orders/{orderId}/vouchers`. */
export const VoucherRequest = Type.Object({
  type: OneOf(['Ticket', 'Deal']),
  credentials: Type.Object({ barcode: Code, pin: Pin }),
})
export type VoucherRequest = Static<typeof VoucherRequest>

export const VoucherResponse = Type.Object({
  voucher: OrderVoucher,
  /** Tickets of the order that the voucher can pay for. */
  availableRedemptions: Type.Integer(),
})
export type VoucherResponse = Static<typeof VoucherResponse>

/**
 * `POST orders/{orderId}/ticket-redemption-cards`. The public interface names no fields: these are ours. With a ticket type
 * the card has to open it; without one it has to open any ticket of the order's showtimes and seats.
 */
export const TicketRedemptionCardRequest = Type.Object({
  type: Type.Optional(OneOf(['Member', 'ThirdParty'])),
  cardNumber: Code,
  pin: Pin,
  ticketTypeId: Type.Optional(Nullable(Id)),
})
export type TicketRedemptionCardRequest = Static<typeof TicketRedemptionCardRequest>

export const TicketRedemptionCardResponse = Type.Object({
  ticketRedemptionCard: OrderTicketRedemptionCard,
  /** Tickets of the order that the card can pay for. */
  availableRedemptions: Type.Integer(),
})
export type TicketRedemptionCardResponse = Static<typeof TicketRedemptionCardResponse>

/** `POST gift-cards/details`. */
export const GiftCardDetailsRequest = Type.Object({ cardNumber: Code, pin: Pin })
export type GiftCardDetailsRequest = Static<typeof GiftCardDetailsRequest>

export const GiftCardDetailsResponse = Type.Object({
  /** `12.......6789`. */
  maskedCardNumber: Type.String(),
  expiresAt: Nullable(Instant),
  /** Without tax: money is none. */
  availableBalance: MonetaryValue,
  /** Foyer's extension: names the card in an order that refills it. It cannot pay. */
  refillId: Type.Optional(Id),
})
export type GiftCardDetailsResponse = Static<typeof GiftCardDetailsResponse>

/** `POST orders/{orderId}/payments/gift-cards`. */
export const GiftCardPaymentRequest = Type.Object({
  cardNumber: Code,
  pin: Pin,
  /** Foyer's extension: how much of the card is wanted, in the main unit; otherwise all that it has and the order needs. */
  value: Type.Optional(Nullable(Type.Number())),
})
export type GiftCardPaymentRequest = Static<typeof GiftCardPaymentRequest>

/** The card is charged when the order is completed. */
export const GiftCardPaymentResponse = Type.Object({
  giftCardPayment: OrderPayment,
  /** What the card has before it is charged. */
  availableBalance: MonetaryValue,
})
export type GiftCardPaymentResponse = Static<typeof GiftCardPaymentResponse>
