import { Type, type Static } from 'typebox'
import { deliveryMethods } from './enumerations.ts'
import { Id, Instant, MonetaryValue, NamedEntity, Nullable, OneOf, TranslatedText } from './common.ts'

/** Items of an order: what a client asks for, and what the order says of them. */

/** A modifier at the second level opens no further one. */
const RequestedInnerModifier = Type.Object({
  modifierGroupId: Id,
  modifierId: Id,
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
})

export const RequestedModifier = Type.Object({
  ...RequestedInnerModifier.properties,
  modifiers: Type.Optional(Type.Array(RequestedInnerModifier, { maxItems: 99 })),
})
export type RequestedModifier = Static<typeof RequestedModifier>

/** A gift card to be made. Foyer's extension. */
export const RequestedGiftCard = Type.Object({
  /** Of one card, in the currency's main unit. */
  amount: Type.Number({ minimum: 0 }),
  faceId: Id,
  /** Whom the e-mail goes to; null: the buyer hands it over. */
  recipient: Type.Optional(
    Nullable(
      Type.Object({
        name: Type.String({ minLength: 1, maxLength: 60 }),
        email: Type.Optional(Nullable(Type.String({ maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+$' }))),
      }),
    ),
  ),
  senderName: Type.Optional(Nullable(Type.String({ maxLength: 60 }))),
  message: Type.Optional(Nullable(Type.String({ maxLength: 1_000 }))),
  /** When the e-mail is sent; null: when it is paid. */
  sendsAt: Type.Optional(Nullable(Instant)),
  /** IANA name of the time zone in which `sendsAt` was chosen: the recipient's. */
  timeZone: Type.Optional(Nullable(Type.String({ maxLength: 64 }))),
  languageTag: Type.Optional(Nullable(Type.String({ maxLength: 35 }))),
  /** Nothing is made: the amount is added to the card that details have named so. It is sent to nobody. */
  refillId: Type.Optional(Nullable(Id)),
})
export type RequestedGiftCard = Static<typeof RequestedGiftCard>

/** A line of goods to put on an order. */
export const RequestedItem = Type.Object({
  /** Created by the client: it identifies the same line in every later request. */
  id: Id,
  /** An item, or the size of one. */
  itemId: Id,
  /** Foyer's extension: how many of it; one without it. */
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  modifiers: Type.Optional(Type.Array(RequestedModifier, { maxItems: 200 })),
  /** The server refuses more characters than the channel allows. */
  comment: Type.Optional(Nullable(Type.String({ maxLength: 1_000 }))),
  /** The discount that the line is to have; without it, that which saves most of the automatic ones. */
  discountId: Type.Optional(Nullable(Id)),
  /**
   * Foyer's extension: the reward of the member that gives the line for nothing, as in the loyalty master data. Each piece
   * uses one that the member holds; modifiers are paid. Such a line has no discount.
   */
  rewardId: Type.Optional(Nullable(Id)),
  giftCard: Type.Optional(Nullable(RequestedGiftCard)),
})
export type RequestedItem = Static<typeof RequestedItem>

/** Where lines are brought to. The public interface names no fields. */
export const RequestedItemDelivery = Type.Object({
  id: Id,
  method: OneOf(deliveryMethods),
  /** Ids of the lines. */
  itemIds: Type.Array(Id, { minItems: 1, maxItems: 99 }),
  /** InSeatDelivery: a seat of the order, or one that a code at the seat names. */
  seat: Type.Optional(Nullable(Type.Object({ showtimeId: Id, seatId: Id }))),
  /** CustomLocationDelivery: a place of the site. */
  siteOrderLocationId: Type.Optional(Nullable(Id)),
})
export type RequestedItemDelivery = Static<typeof RequestedItemDelivery>

/** When items are fetched from a service area: the start of a slot. UTC. */
export const ServiceAreaPickupSchedule = Type.Object({ startsAt: Instant })
export type ServiceAreaPickupSchedule = Static<typeof ServiceAreaPickupSchedule>

/**
 * `PUT orders/{orderId}/items`: replaces the order's items, all or nothing. None removes them. A line without a delivery
 * is fetched at the counter, or sent if it can only be sent.
 */
export const SetItemsRequest = Type.Object({
  items: Type.Array(RequestedItem, { maxItems: 99 }),
  itemDeliveries: Type.Optional(Type.Array(RequestedItemDelivery, { maxItems: 99 })),
  itemDeliveriesComment: Type.Optional(Nullable(Type.String({ maxLength: 1_000 }))),
  /** When items are fetched from a service area. */
  serviceAreaPickupSchedule: Type.Optional(Nullable(ServiceAreaPickupSchedule)),
})
export type SetItemsRequest = Static<typeof SetItemsRequest>

/**
 * `PUT orders/{orderId}/tip`: an amount in the currency's main unit, or a percentage of the items that the channel
 * suggests; null takes it off. The public interface names no fields.
 */
export const SetTipRequest = Type.Object({
  tip: Nullable(
    Type.Union([
      Type.Object({ amount: Type.Number({ minimum: 0 }) }),
      Type.Object({ percentage: Type.Number({ minimum: 0, maximum: 100 }) }),
    ]),
  ),
})
export type SetTipRequest = Static<typeof SetTipRequest>

/** How far a line or a delivery is. Foyer's extension. */
export const preparationStatuses = ['NotStarted', 'InPreparation', 'OnItsWay', 'Collected'] as const
export type PreparationStatus = (typeof preparationStatuses)[number]

const OrderInnerModifier = Type.Object({
  modifierGroupId: Type.Optional(Id),
  modifierId: Id,
  name: TranslatedText,
  quantity: Type.Integer({ minimum: 1 }),
})

export const OrderItemModifier = Type.Object({
  ...OrderInnerModifier.properties,
  modifiers: Type.Array(OrderInnerModifier),
})
export type OrderItemModifier = Static<typeof OrderItemModifier>

/** A gift card that is bought. Its code is not here. */
export const OrderGiftCard = Type.Object({
  faceId: Id,
  amount: MonetaryValue,
  recipientName: Nullable(Type.String()),
  /** Masked ("m…@example.org"). */
  recipientEmail: Nullable(Type.String()),
  message: Nullable(Type.String()),
  sendsAt: Nullable(Instant),
  senderName: Type.Optional(Nullable(Type.String())),
  /** IANA name of the time zone in which `sendsAt` was chosen. */
  timeZone: Type.Optional(Nullable(Type.String())),
  /** The card that is refilled, masked; absent for a new one. */
  refilledCardNumber: Type.Optional(Type.String()),
})
export type OrderGiftCard = Static<typeof OrderGiftCard>

/** A line of goods. All but `id` and `itemId` are Foyer's extension. */
export const OrderItem = Type.Object({
  id: Id,
  itemId: Id,
  /** How many of it; one without it. */
  quantity: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Of the whole line. */
  price: Type.Optional(MonetaryValue),
  amountSaved: Type.Optional(MonetaryValue),
  /** The discount in the price, and its name as sold; absent where there is none. */
  discountId: Type.Optional(Id),
  discountName: Type.Optional(TranslatedText),
  /** The reward that gives the line for nothing, and its name as sold; absent where there is none. */
  rewardId: Type.Optional(Id),
  rewardName: Type.Optional(TranslatedText),
  modifiers: Type.Optional(Type.Array(OrderItemModifier)),
  comment: Type.Optional(Nullable(Type.String())),
  giftCard: Type.Optional(Nullable(OrderGiftCard)),
  /** Units that one piece adds to the balance of the member who buys it. */
  balanceUnits: Type.Optional(Type.Integer({ minimum: 1 })),
  collectionStatus: Type.Optional(Type.String()),
})
export type OrderItem = Static<typeof OrderItem>

/** A delivery of an order, with how far it is once the order is completed. */
export const OrderItemDelivery = Type.Object({
  id: Id,
  method: OneOf(deliveryMethods),
  itemIds: Type.Array(Id),
  seat: Type.Optional(
    Nullable(
      Type.Object({
        showtimeId: Id,
        seatId: Id,
        name: Type.Optional(Type.String()),
        screenName: Type.Optional(TranslatedText),
      }),
    ),
  ),
  siteOrderLocation: Type.Optional(Nullable(NamedEntity)),
  status: Type.Optional(OneOf(preparationStatuses)),
  /** UTC, by status: when it was reached. */
  changedAt: Type.Optional(Nullable(Instant)),
})
export type OrderItemDelivery = Static<typeof OrderItemDelivery>

/** How far the items of a completed order are: all of them at least. Instants are UTC. Foyer's extension. */
export const OrderPreparation = Type.Object({
  status: OneOf(preparationStatuses),
  /** When they are wanted: a time of pickup, a showtime, or as soon as possible. */
  wantedAt: Instant,
  startedAt: Nullable(Instant),
  /** When the last of them was ready, or on its way. */
  sentAt: Nullable(Instant),
  collectedAt: Nullable(Instant),
})
export type OrderPreparation = Static<typeof OrderPreparation>

/**
 * `POST orders/completed/{orderId}/preparation` and those of item deliveries: begins the preparation. With a status:
 * Foyer's extension, by which the same calls say that it is ready, or on its way.
 */
export const PreparationQuery = Type.Object({
  status: Type.Optional(OneOf(['InPreparation', 'OnItsWay'])),
})
export type PreparationQuery = Static<typeof PreparationQuery>

/** What the calls of preparation and collection answer. */
export const PreparationResponse = Type.Object({
  orderId: Id,
  preparation: OrderPreparation,
  itemDeliveries: Type.Array(OrderItemDelivery),
})
export type PreparationResponse = Static<typeof PreparationResponse>

/** An order whose items are to be handed over, as a workstation sees it. Foyer's extension. */
export const OrderInPreparation = Type.Object({
  orderId: Id,
  /** What its visitor shows. */
  reference: Nullable(Type.String()),
  completedAt: Instant,
  /** Given name of the customer; null if there is none. */
  customerName: Nullable(Type.String()),
  preparation: OrderPreparation,
  items: Type.Array(OrderItem),
  itemDeliveries: Type.Array(OrderItemDelivery),
  itemDeliveriesComment: Nullable(Type.String()),
  serviceAreaPickupSchedule: Nullable(ServiceAreaPickupSchedule),
})
export type OrderInPreparation = Static<typeof OrderInPreparation>

/** `GET sites/{siteId}/orders/in-preparation`: by the time at which they are wanted. Foyer's extension. */
export const OrdersInPreparationResponse = Type.Object({
  orders: Type.Array(OrderInPreparation),
  relatedData: Type.Object({ items: Type.Array(NamedEntity) }),
})
export type OrdersInPreparationResponse = Static<typeof OrdersInPreparationResponse>

/** A fee that is always added. Foyer's extension. */
export const OrderFee = Type.Object({
  name: Type.Optional(TranslatedText),
  scope: Type.String(),
  price: MonetaryValue,
})
export type OrderFee = Static<typeof OrderFee>

/** `GET orders/completed/{orderId}/redeemable-items`: codes that were bought, apart from the order itself. */
export const RedeemableItemsResponse = Type.Object({
  redeemableItems: Type.Array(
    Type.Object({
      /** Line of the order. */
      orderItemId: Id,
      itemId: Id,
      name: TranslatedText,
      /** `GiftCard` or `Voucher`. */
      type: Type.String(),
      code: Type.String(),
      pin: Type.Optional(Nullable(Type.String())),
      value: Type.Optional(Nullable(MonetaryValue)),
      expiresAt: Type.Optional(Nullable(Instant)),
    }),
  ),
})
export type RedeemableItemsResponse = Static<typeof RedeemableItemsResponse>
