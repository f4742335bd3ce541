import { Type, type Static } from 'typebox'
import {
  asyncOperationStatuses,
  bookingModes,
  orderStatuses,
  orderTypes,
  paymentStatuses,
  paymentTypes,
} from './enumerations.ts'
import { customerRules, findOrderRules } from '../validation/customer-rules.ts'
import {
  Id,
  Instant,
  MonetaryValue,
  NamedEntity,
  Nullable,
  OneOf,
  PersonName,
  TranslatedText,
} from './common.ts'
import {
  OrderFee,
  OrderItem,
  OrderItemDelivery,
  OrderPreparation,
  ServiceAreaPickupSchedule,
} from './order-items.ts'
import { Showtime, ShowtimeRelatedData } from './showtimes.ts'
import { TicketType } from './ticket-prices.ts'
import { Seat } from './seating.ts'

/** Greatest lengths of a customer's details, in characters: those that forms hold visitors to. */
const lengths = {
  givenName: customerRules.givenName.maxLength,
  familyName: customerRules.familyName.maxLength,
  email: customerRules.email.maxLength,
  phoneNumber: customerRules.phoneNumber.maxLength,
} as const

/** Addressee of an invoice, and their tax number. */
export const TaxDetails = Type.Object({
  name: Type.String({ maxLength: 200 }),
  number: Type.String({ maxLength: 60 }),
})
export type TaxDetails = Static<typeof TaxDetails>

const AddressLine = Type.Optional(Nullable(Type.String({ maxLength: 200 })))

/**
 * Address of a customer or a delivery. The public interface names no parts of it: these are those of a member's
 * address.
 */
export const CustomerAddress = Type.Object({
  line1: AddressLine,
  line2: AddressLine,
  suburb: AddressLine,
  city: AddressLine,
  state: AddressLine,
  postCode: AddressLine,
  country: AddressLine,
})
export type CustomerAddress = Static<typeof CustomerAddress>

/** Customer data that only some orders require: absent until it is set, null when it is removed. */
const billingProperties = {
  taxDetails: Type.Optional(Nullable(TaxDetails)),
  deliveryAddress: Type.Optional(Nullable(CustomerAddress)),
  billingAddress: Type.Optional(Nullable(CustomerAddress)),
}

export const Customer = Type.Object({
  name: PersonName,
  email: Type.String({ maxLength: lengths.email }),
  phoneNumber: Nullable(Type.String({ maxLength: lengths.phoneNumber })),
  preferences: Type.Object({ languageTag: Nullable(Type.String({ maxLength: 35 })) }),
  ...billingProperties,
})
export type Customer = Static<typeof Customer>

/** `PUT orders/{orderId}/customer`. A partial body changes the given fields only. */
export const CustomerRequest = Type.Object({
  name: Type.Optional(
    Type.Object({
      givenName: Type.String({ minLength: 1, maxLength: lengths.givenName }),
      familyName: Type.String({ minLength: 1, maxLength: lengths.familyName }),
      middleName: Type.Optional(Type.String({ maxLength: lengths.givenName })),
    }),
  ),
  email: Type.Optional(
    Type.String({ minLength: 3, maxLength: lengths.email, pattern: '^[^\\s@]+@[^\\s@]+$' }),
  ),
  phoneNumber: Type.Optional(Nullable(Type.String({ maxLength: lengths.phoneNumber }))),
  preferences: Type.Optional(
    Type.Object({ languageTag: Type.Optional(Nullable(Type.String({ maxLength: 35 }))) }),
  ),
  ...billingProperties,
})
export type CustomerRequest = Static<typeof CustomerRequest>

export const CustomerResponse = Type.Object({ customer: Nullable(Customer) })
export type CustomerResponse = Static<typeof CustomerResponse>

export const OrderTicket = Type.Object({
  type: Type.Literal('Ticket'),
  /** Created by the client: it identifies the same ticket in every later request. */
  id: Id,
  ticketTypeId: Id,
  seatId: Nullable(Id),
  price: MonetaryValue,
  amountSaved: MonetaryValue,
  bookingFee: MonetaryValue,
  rewardId: Nullable(Id),
  ticketRedemptionCardId: Nullable(Id),
  voucherId: Nullable(Id),
  collectionStatus: Type.String(),
  refundStatus: Type.String(),
  /** The tickets and items of a package; a single ticket has none. */
  tickets: Type.Optional(
    Type.Array(
      Type.Object({
        ticketTypeId: Id,
        admissionStatus: Type.String(),
        /** Foyer's extension: the seat of the package's ticket; null where places are counted. */
        seatId: Type.Optional(Nullable(Id)),
      }),
    ),
  ),
  items: Type.Optional(Type.Array(Type.Object({ itemId: Id }))),
  /** Foyer's extension: the discount in the price; absent where there is none. */
  discountId: Type.Optional(Id),
  /** Foyer's extension: the card that opened the price; absent where none did. */
  thirdPartyMemberCardId: Type.Optional(Id),
})
export type OrderTicket = Static<typeof OrderTicket>

export const OrderShowtime = Type.Object({
  showtimeId: Id,
  tickets: Type.Array(OrderTicket),
  seats: Type.Array(Seat),
  seatSwapStatus: Type.Object({ isAvailable: Type.Boolean(), unavailableReason: Nullable(Type.String()) }),
})
export type OrderShowtime = Static<typeof OrderShowtime>

export const OrderPayment = Type.Object({
  id: Id,
  type: OneOf(paymentTypes),
  value: MonetaryValue,
  status: OneOf(paymentStatuses),
  /** Foyer's extension: how it is paid, masked; null where that is not known yet. */
  maskedDetail: Type.Optional(Nullable(Type.String())),
  /** Of a member's balance: its kind, and the units that it costs. */
  balanceTypeId: Type.Optional(Nullable(Id)),
  units: Type.Optional(Nullable(Type.Integer())),
})
export type OrderPayment = Static<typeof OrderPayment>

/** Units that an order has brought its member. */
const BroughtUnits = Type.Object({
  balanceTypeId: Id,
  /** What it is called: points. */
  name: TranslatedText,
  units: Type.Integer(),
})

/** A voucher or deal code on an order. The code itself never leaves the server. */
export const OrderVoucher = Type.Object({
  id: Id,
  /** `Ticket` or `Deal`. */
  type: Type.Optional(Type.String()),
  maskedBarcode: Type.Optional(Nullable(Type.String())),
  voucherTypeCode: Type.Optional(Nullable(Type.String())),
  voucherTypeDescription: Type.Optional(Nullable(Type.String())),
  /** Foyer's extension: the last instant at which it is good; null if it does not expire. */
  expiresAt: Type.Optional(Nullable(Instant)),
})
export type OrderVoucher = Static<typeof OrderVoucher>

/** A card on an order that opens prices of tickets: the chain's own, or that of a scheme. */
export const OrderTicketRedemptionCard = Type.Object({
  id: Id,
  /** `Member` or `ThirdParty`. */
  type: Type.String(),
  maskedCardNumber: Type.String(),
  /** Foyer's extension: the scheme of a card of type ThirdParty, as ticket prices name it. */
  thirdPartyMemberSchemeId: Type.Optional(Id),
  /** Foyer's extension: the subscription that a card of type Member is for, as ticket prices name it. */
  subscriptionId: Type.Optional(Id),
})
export type OrderTicketRedemptionCard = Static<typeof OrderTicketRedemptionCard>

export const OrderBooking = Type.Object({
  id: Nullable(Id),
  mode: OneOf(bookingModes),
  totalBookingFee: MonetaryValue,
  originalBookingFee: MonetaryValue,
  /**
   * Foyer's extension, on a completed booking of mode Unpaid. UTC: from then on its seats are for sale again, unless it has
   * been paid.
   */
  releasesAt: Type.Optional(Instant),
})

export const OrderTransaction = Type.Object({ number: Id, barcode: Type.String(), createdAt: Instant })

export const OrderDeal = Type.Object({
  id: Id,
  dealId: Id,
  voucherId: Nullable(Id),
  /** Foyer's extension: what it takes off the order's lines, whose prices are without it. */
  amountSaved: Type.Optional(MonetaryValue),
})
export type OrderDeal = Static<typeof OrderDeal>

export const OrderSubscription = Type.Object({
  subscriptionId: Id,
  subscriptionBillingOptionId: Nullable(Id),
  price: MonetaryValue,
})

export const Order = Type.Object({
  id: Id,
  type: OneOf(orderTypes),
  status: OneOf(orderStatuses),
  siteId: Id,
  /** UTC. The hold ends here; null once the order is completed. */
  expiresAt: Nullable(Instant),
  /** Foyer's extension: the latest end of the hold, however often its expiry is reset; null once completed. */
  latestExpiresAt: Type.Optional(Nullable(Instant)),
  /** With booking fees, as it will be charged. */
  totalPrice: MonetaryValue,
  originalPrice: MonetaryValue,
  booking: Nullable(OrderBooking),
  transaction: Nullable(OrderTransaction),
  vouchers: Type.Array(OrderVoucher),
  deals: Type.Array(OrderDeal),
  /** Foyer's extension. */
  ticketRedemptionCards: Type.Optional(Type.Array(OrderTicketRedemptionCard)),
  payments: Type.Array(OrderPayment),
  showtimes: Type.Array(OrderShowtime),
  items: Type.Array(OrderItem),
  /** Where items are brought to, where that is not the counter. */
  itemDeliveries: Type.Optional(Type.Array(OrderItemDelivery)),
  itemDeliveriesComment: Type.Optional(Nullable(Type.String())),
  serviceAreaPickupSchedule: Type.Optional(Nullable(ServiceAreaPickupSchedule)),
  tip: Type.Optional(Nullable(MonetaryValue)),
  /** Foyer's extension: fees that are always added to items. */
  fees: Type.Optional(Type.Array(OrderFee)),
  /** What an order of type Subscription buys; null on any other. */
  subscription: Type.Optional(Nullable(OrderSubscription)),
})
export type Order = Static<typeof Order>

export const OrderRelatedData = Type.Object({
  /** The showings that the order is for, also when they are over: a ticket shows its time from here. */
  showtimes: Type.Array(Showtime),
  ...ShowtimeRelatedData.properties,
  ticketTypes: Type.Array(TicketType),
  /** Names of the items on its lines; on a completed order, as they were sold. */
  items: Type.Optional(Type.Array(NamedEntity)),
})
export type OrderRelatedData = Static<typeof OrderRelatedData>

/** Every call that changes or reads an order in progress answers with the whole order. */
export const OrderResponse = Type.Object({ order: Order, relatedData: OrderRelatedData })
export type OrderResponse = Static<typeof OrderResponse>

/** `POST orders/standard/booking`. */
export const CreateStandardOrderRequest = Type.Object({
  siteId: Id,
  bookingMode: Type.Optional(OneOf(bookingModes)),
  siteOrderLocationId: Type.Optional(Nullable(Id)),
})
export type CreateStandardOrderRequest = Static<typeof CreateStandardOrderRequest>

/** `POST orders/gift-shop`. The path is ours: the interface names none. */
export const CreateGiftShopOrderRequest = Type.Object({
  /** Where goods are collected. */
  siteId: Id,
})
export type CreateGiftShopOrderRequest = Static<typeof CreateGiftShopOrderRequest>

/** `POST orders/subscription`. */
export const CreateSubscriptionOrderRequest = Type.Object({
  /** Reactivate: the subscription that the member has goes on; it has to be one that does not. */
  action: OneOf(['Purchase', 'Reactivate']),
  /** Cinema to which the sale counts. */
  siteId: Id,
})
export type CreateSubscriptionOrderRequest = Static<typeof CreateSubscriptionOrderRequest>

/** A ticket, with what opens its price where that is restricted. */
export const RequestedTicket = Type.Object({
  id: Id,
  ticketTypeId: Id,
  /** A voucher on the order. */
  voucherId: Type.Optional(Nullable(Id)),
  /** A card on the order. */
  ticketRedemptionCardId: Type.Optional(Nullable(Id)),
  /** A card of another scheme on the order. */
  thirdPartyMemberCardId: Type.Optional(Nullable(Id)),
  rewardId: Type.Optional(Nullable(Id)),
  /** The discount that the ticket is to have; without it, that which saves most of those that are open. */
  discountId: Type.Optional(Nullable(Id)),
})
export type RequestedTicket = Static<typeof RequestedTicket>

/**
 * `PUT orders/{orderId}/showtimes/{showtimeId}`: replaces the order's seats and tickets for that showtime, all or
 * nothing. With allocated seating there are as many tickets of an area category as seats in it; without it `seats` is
 * empty. Seats may be held before their tickets: they cost nothing, and the order can be neither paid for nor completed
 * until a second call names the tickets. No seats and no tickets remove the showtime from the order.
 */
export const SetShowtimeRequest = Type.Object({
  seats: Type.Array(Id, { maxItems: 100 }),
  tickets: Type.Array(RequestedTicket, { maxItems: 100 }),
  /** Foyer's extension: codes that open discounts for tickets of this showtime, in place of earlier ones. Without the field those stay open. */
  discountCodes: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 10 })),
})
export type SetShowtimeRequest = Static<typeof SetShowtimeRequest>

/** `POST orders/{orderId}/completion` and `GET orders/{orderId}/completion`. */
export const CompletionResponse = Type.Object({
  orderId: Id,
  orderType: OneOf(orderTypes),
  status: OneOf(asyncOperationStatuses),
  transactionNumber: Nullable(Id),
})
export type CompletionResponse = Static<typeof CompletionResponse>

/** `GET orders/completed/{orderId}`. */
export const CompletedOrder = Type.Object({
  ...Order.properties,
  customer: Nullable(Customer),
  completedAt: Instant,
  /** Foyer's extension; absent without items that are handed over. */
  preparation: Type.Optional(OrderPreparation),
  /** How it was paid, masked ("test card ending 1111"). */
  paymentSummary: Type.Array(
    Type.Object({
      type: OneOf(paymentTypes),
      value: MonetaryValue,
      maskedDetail: Nullable(Type.String()),
      /** Foyer's extension: of a member's balance, the units that it cost. */
      units: Type.Optional(Nullable(Type.Integer())),
    }),
  ),
  /** Foyer's extension; absent where it has brought no member any. */
  broughtUnits: Type.Optional(BroughtUnits),
})
export type CompletedOrder = Static<typeof CompletedOrder>

export const CompletedOrderResponse = Type.Object({ order: CompletedOrder, relatedData: OrderRelatedData })
export type CompletedOrderResponse = Static<typeof CompletedOrderResponse>

/** The orders of one visit to a site that belong together. */
export const Journey = Type.Object({
  id: Id,
  reference: Type.String(),
  siteId: Id,
  orders: Type.Array(CompletedOrder),
})

/** `GET journeys/by-order-id/{orderId}`: 200 ready, 202 not ready yet, 404 none. */
export const JourneyResponse = Type.Object({
  journey: Journey,
  relatedData: OrderRelatedData,
})
export type JourneyResponse = Static<typeof JourneyResponse>

/** `POST orders/completed/find`, Foyer's extension. Not a GET, so that the query appears in no address and no log. */
export const FindOrderRequest = Type.Object({
  /** As the ticket prints it; case, spaces and hyphens do not count. */
  reference: Type.String({ minLength: 1, maxLength: findOrderRules.reference.maxLength }),
  email: Type.String({ minLength: 3, maxLength: findOrderRules.email.maxLength }),
})
export type FindOrderRequest = Static<typeof FindOrderRequest>

/** The key to the order, and nothing else of it. */
export const FindOrderResponse = Type.Object({ orderId: Id })
export type FindOrderResponse = Static<typeof FindOrderResponse>
