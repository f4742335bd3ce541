import { Type, type Static } from 'typebox'
import { deliveryMethods, itemUnavailableReasons } from './enumerations.ts'
import { Id, Instant, MonetaryValue, NamedEntity, Nullable, OneOf, TranslatedText } from './common.ts'
import { ItemDiscountAvailability } from './discounts.ts'
import { Site } from './sites.ts'

/** What is sold besides tickets: food and drink of a site, goods and gift cards of the gift shop. */

/** One of the sizes in which an item is sold. Its id is what an order names. Foyer's extension. */
export const ItemSize = Type.Object({ id: Id, name: TranslatedText, price: MonetaryValue })
export type ItemSize = Static<typeof ItemSize>

/** What a gift card may be made of. Foyer's extension. Amounts in the currency's main unit. */
export const GiftCardOptions = Type.Object({
  amounts: Type.Array(Type.Number()),
  least: Type.Number(),
  most: Type.Number(),
  /** Every amount is a multiple of it. */
  step: Type.Number(),
  faces: Type.Array(NamedEntity),
  /** Characters. */
  maximumMessageLength: Type.Integer({ minimum: 0 }),
  validityMonths: Nullable(Type.Integer({ minimum: 1 })),
  /** Whether the validity begins again when the card is used. */
  validFrom: OneOf(['Purchase', 'LastUse']),
})
export type GiftCardOptions = Static<typeof GiftCardOptions>

/** An item. Everything after `availableHoursId` is Foyer's extension. */
export const Item = Type.Object({
  type: Type.Literal('Item'),
  /** What an order names, unless the item has sizes. */
  id: Id,
  name: TranslatedText,
  description: Nullable(TranslatedText),
  /** Ids of the groups from which a visitor chooses, in order. */
  modifierGroups: Type.Array(Id),
  restrictions: Type.Array(Type.String()),
  itemClassId: Nullable(Id),
  isPreparationRequired: Type.Boolean(),
  allowedDeliveryMethods: Type.Array(OneOf(deliveryMethods)),
  /** Null: as long as the site sells. */
  availableHoursId: Nullable(Id),
  /** Absent: one size only. The item itself cannot be ordered then. */
  sizes: Type.Optional(Type.Array(ItemSize)),
  allergenIds: Type.Optional(Type.Array(Id)),
  /** Allergens that the kitchen also handles. */
  mayContainIds: Type.Optional(Type.Array(Id)),
  /** Years. */
  minimumAge: Type.Optional(Nullable(Type.Integer({ minimum: 0 }))),
  /** `vegan`, `vegetarian` or another of the chain's. */
  diet: Type.Optional(Nullable(Type.String())),
  limitPerOrder: Type.Optional(Nullable(Type.Integer({ minimum: 1 }))),
  /** What its parts cost one by one. */
  priceApart: Type.Optional(Nullable(MonetaryValue)),
  giftCard: Type.Optional(GiftCardOptions),
  /** Units that one piece adds to the balance of the member who buys it. */
  balanceUnits: Type.Optional(Type.Integer({ minimum: 1 })),
})
export type Item = Static<typeof Item>

/** Something that is done to an item for a price. */
export const Modifier = Type.Object({
  id: Id,
  name: TranslatedText,
  /** What one of it adds to the price of one item. */
  priceDifference: MonetaryValue,
  isDefault: Type.Boolean(),
  /** Groups that it opens; never deeper than once. */
  modifierGroups: Type.Array(Id),
  allergenIds: Type.Optional(Type.Array(Id)),
  minimumAge: Type.Optional(Nullable(Type.Integer({ minimum: 0 }))),
})
export type Modifier = Static<typeof Modifier>

/** Modifiers of which a visitor chooses between `minimumQuantity` and `maximumQuantity`; the same one may be chosen again. */
export const ModifierGroup = Type.Object({
  id: Id,
  name: TranslatedText,
  minimumQuantity: Type.Integer({ minimum: 0 }),
  maximumQuantity: Type.Integer({ minimum: 1 }),
  modifiers: Type.Array(Modifier),
})
export type ModifierGroup = Static<typeof ModifierGroup>

/** When something is sold, in the site's own time. */
export const AvailableHours = Type.Object({
  id: Id,
  name: Type.Optional(TranslatedText),
  periods: Type.Array(
    Type.Object({
      /** 1 (Monday) to 7. */
      days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 })),
      /** `hh:mm`. */
      from: Type.String(),
      /** `hh:mm`; at or before `from`: on the next day. */
      to: Type.String(),
    }),
  ),
})
export type AvailableHours = Static<typeof AvailableHours>

export const ItemPrice = Type.Object({
  price: MonetaryValue,
  isDefault: Type.Boolean(),
  restrictions: Type.Array(Type.String()),
  rewardId: Nullable(Id),
  discountId: Nullable(Id),
  /** Foyer's extension: which of the button's items or sizes have the price; absent: all. */
  itemIds: Type.Optional(Type.Array(Id)),
})
export type ItemPrice = Static<typeof ItemPrice>

/** An item on a page of a menu. An item may be on several pages. */
export const ItemButton = Type.Object({
  itemId: Id,
  title: TranslatedText,
  displayPriority: Type.Integer(),
  /** Of an item with sizes: the least. */
  prices: Type.Array(ItemPrice),
})
export type ItemButton = Static<typeof ItemButton>

export const ItemPage = Type.Object({
  number: Type.Integer(),
  title: TranslatedText,
  displayPriority: Type.Integer(),
  buttons: Type.Array(ItemButton),
})
export type ItemPage = Static<typeof ItemPage>

/** A menu: what is offered, and where it stands. */
export const ItemProfile = Type.Object({
  /** Null: the gift shop, which is the same everywhere. */
  siteId: Nullable(Id),
  pages: Type.Array(ItemPage),
})
export type ItemProfile = Static<typeof ItemProfile>

/** What a menu refers to. */
export const ItemRelatedData = Type.Object({
  items: Type.Array(Item),
  availableHours: Type.Array(AvailableHours),
  /** Foyer's extension. */
  modifierGroups: Type.Optional(Type.Array(ModifierGroup)),
  /** Foyer's extension. */
  allergens: Type.Optional(Type.Array(NamedEntity)),
  /** Foyer's extension: places besides seats to which the site brings items. */
  orderLocations: Type.Optional(Type.Array(NamedEntity)),
})

/** `GET sites/{siteId}/item-profile` and `GET gift-shop/item-profile`. */
export const ItemProfileResponse = Type.Object({ itemProfile: ItemProfile, relatedData: ItemRelatedData })
export type ItemProfileResponse = Static<typeof ItemProfileResponse>

/** Whether a thing can be ordered now: an item, or the size of one. */
export const ItemAvailability = Type.Object({
  itemId: Id,
  isAvailable: Type.Boolean(),
  /** How many are left; null where they are not counted. */
  quantityAvailable: Type.Optional(Nullable(Type.Integer({ minimum: 0 }))),
  unavailableReason: Type.Optional(Nullable(OneOf(itemUnavailableReasons))),
  /** Foyer's extension. UTC: when it is expected to be sold again. */
  availableAt: Type.Optional(Nullable(Instant)),
})
export type ItemAvailability = Static<typeof ItemAvailability>

/** A time at which items can be fetched from a service area. Foyer's extension. */
export const PickupSlot = Type.Object({ startsAt: Instant, isAvailable: Type.Boolean() })
export type PickupSlot = Static<typeof PickupSlot>

/** `GET sites/{siteId}/item-availability` and `GET gift-shop/item-availability`. */
export const ItemAvailabilityResponse = Type.Object({
  itemAvailabilities: Type.Array(ItemAvailability),
  /** Null: the gift shop. */
  siteId: Nullable(Id),
  /** Foyer's extension: modifiers that are sold out. */
  unavailableModifierIds: Type.Optional(Type.Array(Id)),
  /** Foyer's extension; absent where the site has no service area. */
  pickupSlots: Type.Optional(Type.Array(PickupSlot)),
  /** Foyer's extension; absent where there are none. */
  discountAvailabilities: Type.Optional(Type.Array(ItemDiscountAvailability)),
  relatedData: Type.Object({ site: Nullable(Site) }),
})
export type ItemAvailabilityResponse = Static<typeof ItemAvailabilityResponse>

/** `GET sites/{siteId}/sellable-items/by-code/{code}`: what a code on a poster, a table or a thing stands for. */
export const SellableItemsResponse = Type.Object({
  sellableItems: Type.Array(Type.Object({ itemId: Id, title: TranslatedText, price: MonetaryValue })),
  relatedData: ItemRelatedData,
})
export type SellableItemsResponse = Static<typeof SellableItemsResponse>

/**
 * Why an order's items were refused, in `itemAvailabilityErrors` of problem details. The fields are ours: the public
 * interface names none.
 */
export const ItemAvailabilityError = Type.Object({
  /** The line, as the request named it; null: it is about all of them. */
  id: Nullable(Id),
  itemId: Nullable(Id),
  unavailableReason: OneOf(itemUnavailableReasons),
  modifierGroupId: Type.Optional(Id),
  modifierId: Type.Optional(Id),
  /** How many are left, or allowed; characters, for a comment. */
  limit: Type.Optional(Type.Integer({ minimum: 0 })),
  availableAt: Type.Optional(Instant),
})
export type ItemAvailabilityError = Static<typeof ItemAvailabilityError>
