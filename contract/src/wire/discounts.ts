import { Type, type Static } from 'typebox'
import { Id, Instant, Nullable, OneOf, TranslatedText } from './common.ts'
import { discountReasons } from './enumerations.ts'

/** How a discount reduces the price of each ticket. Amounts are in the currency's main unit. */
export const DiscountCalculation = Type.Object({
  type: OneOf(['PercentageOff', 'AmountOff', 'FixedPrice']),
  percentageOff: Type.Optional(Type.Number()),
  amountOff: Type.Optional(Type.Number()),
  fixedPrice: Type.Optional(Type.Number()),
})
export type DiscountCalculation = Static<typeof DiscountCalculation>

export const DiscountAvailability = Type.Object({
  discountId: Id,
  name: TranslatedText,
  /** Without a code: every ticket that it is for gets it. */
  isAutomatic: Type.Boolean(),
  isAvailable: Type.Boolean(),
  /** The condition that a ticket with it would be refused by, such as `discount-invalid-for-film`; null where it is available. */
  unavailableReason: Nullable(Type.String()),
  calculation: DiscountCalculation,
  /** Ticket types of the showtime that it is for. */
  ticketTypeIds: Type.Array(Id),
})
export type DiscountAvailability = Static<typeof DiscountAvailability>

/** A discount of items, in the answer of what can be ordered now. Foyer's extension. */
export const ItemDiscountAvailability = Type.Object({
  ...Type.Omit(DiscountAvailability, ['ticketTypeIds']).properties,
  /** Whether only members get it. */
  isForMembers: Type.Boolean(),
  /** Items and sizes of the site, or of the gift shop, that it is for. */
  itemIds: Type.Array(Id),
  /** Most pieces of an order that have it. */
  limitPerOrder: Nullable(Type.Integer({ minimum: 1 })),
  /** UTC: until when items that are handed over can have it; null as long as the site sells, or while it is not given. */
  availableUntil: Type.Optional(Nullable(Instant)),
})
export type ItemDiscountAvailability = Static<typeof ItemDiscountAvailability>

/**
 * A discount for which tickets or items were refused, in `discountAvailabilityErrors` of problem details. The fields are ours: the
 * interface names the list alone.
 */
export const DiscountAvailabilityError = Type.Object({
  /** Null where a code is nobody's. */
  discountId: Nullable(Id),
  unavailableReason: OneOf(discountReasons),
})
export type DiscountAvailabilityError = Static<typeof DiscountAvailabilityError>

/**
 * `GET showtimes/{showtimeId}/discount-availability`: the automatic discounts, and the one of `code`. The path and the shape
 * are ours: the interface names the call alone. A wrong code is answered like no code.
 */
export const DiscountAvailabilityResponse = Type.Object({
  discountAvailabilities: Type.Array(DiscountAvailability),
})
export type DiscountAvailabilityResponse = Static<typeof DiscountAvailabilityResponse>
