import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { CatalogueError } from './catalogue-error.ts'
import { describeSchemaErrors } from './describe-schema-errors.ts'
import { ItemDiscountSource } from './item-discount-source.ts'
import {
  Age,
  Amount,
  Art,
  closed,
  Code,
  DeliveryMethods,
  Id,
  Ids,
  Language,
  Text,
  TimeOfDay,
  Weekdays,
} from './item-values.ts'

const Named = Type.Object({ id: Id, name: Text }, closed)

const TaxRateSource = Type.Object(
  { id: Id, name: Type.Optional(Text), basisPoints: Type.Integer({ minimum: 0, maximum: 10_000 }) },
  closed,
)

const HoursSource = Type.Object(
  {
    id: Id,
    name: Text,
    periods: Type.Array(
      Type.Object(
        /** 1 is Monday; `to` at or before `from` is on the next day. */
        { days: Weekdays, from: TimeOfDay, to: TimeOfDay },
        closed,
      ),
      { minItems: 1 },
    ),
  },
  closed,
)

const ModifierSource = Type.Object(
  {
    id: Id,
    name: Text,
    price: Amount,
    isDefault: Type.Optional(Type.Boolean()),
    allergens: Type.Optional(Ids),
    minimumAge: Type.Optional(Age),
    art: Type.Optional(Art),
    /** Groups that it opens: one level, no deeper. */
    modifierGroups: Type.Optional(Ids),
  },
  closed,
)

const ModifierGroupSource = Type.Object(
  {
    id: Id,
    name: Text,
    minimum: Type.Integer({ minimum: 0, maximum: 99 }),
    maximum: Type.Integer({ minimum: 1, maximum: 99 }),
    isRequired: Type.Boolean(),
    modifiers: Type.Array(ModifierSource, { minItems: 1 }),
  },
  closed,
)
export type ModifierGroupSource = Static<typeof ModifierGroupSource>

const SizeSource = Type.Object(
  { id: Id, name: Text, price: Amount, art: Type.Optional(Art), code: Type.Optional(Code) },
  closed,
)

/** What food and gifts have in common. Exactly one of `price` and `sizes`. */
const sellable = {
  id: Id,
  name: Text,
  description: Type.Optional(Text),
  art: Type.Optional(Art),
  price: Type.Optional(Amount),
  sizes: Type.Optional(Type.Array(SizeSource, { minItems: 1 })),
  taxRate: Id,
  deliveryMethods: DeliveryMethods,
  modifierGroups: Type.Optional(Ids),
  allergens: Type.Optional(Ids),
  mayContain: Type.Optional(Ids),
  minimumAge: Type.Optional(Age),
  /** Pieces of an order, all sizes together. */
  limitPerOrder: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  /** By which `sellable-items/by-code` finds it. */
  code: Type.Optional(Code),
}

const FoodItemSource = Type.Object(
  {
    ...sellable,
    class: Type.Optional(Id),
    hours: Type.Optional(Id),
    isPreparationRequired: Type.Boolean(),
    diet: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    /** What its parts cost one by one. */
    priceApart: Type.Optional(Amount),
  },
  closed,
)
export type FoodItemSource = Static<typeof FoodItemSource>

const GiftItemSource = Type.Object(
  {
    ...sellable,
    kind: Type.Optional(Type.Enum(['TicketBook', 'Subscription', 'Points'])),
    /** Of a book of tickets. */
    tickets: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
    validityMonths: Type.Optional(Type.Integer({ minimum: 1, maximum: 120 })),
    weekdays: Type.Optional(Weekdays),
    /** Of a subscription for somebody. */
    subscriptionId: Type.Optional(Id),
    months: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 })),
    /** Units that it adds to its buyer's balance. */
    points: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  },
  closed,
)
export type GiftItemSource = Static<typeof GiftItemSource>

const PageSource = Type.Object(
  {
    number: Type.Integer({ minimum: 1 }),
    title: Text,
    itemIds: Type.Array(Id, { minItems: 1, uniqueItems: true }),
  },
  closed,
)

const shared = {
  /** Of all texts of the file, the chain's first language first. */
  languages: Type.Array(Type.String({ pattern: Language }), { minItems: 1, uniqueItems: true }),
  taxRates: Type.Array(TaxRateSource, { minItems: 1 }),
  modifierGroups: Type.Optional(Type.Array(ModifierGroupSource)),
  discounts: Type.Optional(Type.Array(ItemDiscountSource)),
  pages: Type.Array(PageSource, { minItems: 1 }),
}

export const FoodSource = Type.Object(
  {
    ...shared,
    hours: Type.Optional(Type.Array(HoursSource)),
    allergens: Type.Optional(Type.Array(Named)),
    items: Type.Array(FoodItemSource, { minItems: 1 }),
    sites: Type.Array(
      Type.Object(
        {
          siteId: Id,
          deliveryMethods: DeliveryMethods,
          /** Items that its counter does not have. */
          leavesOut: Type.Optional(Ids),
          /** Places besides seats to which it brings items. */
          locations: Type.Optional(Type.Array(Named, { minItems: 1 })),
          /** Times for pickup at the service area. */
          pickupSlots: Type.Optional(
            Type.Object(
              {
                minutes: Type.Integer({ minimum: 5, maximum: 60 }),
                /** Orders in each. */
                capacity: Type.Integer({ minimum: 1, maximum: 999 }),
              },
              closed,
            ),
          ),
        },
        closed,
      ),
      { minItems: 1 },
    ),
  },
  closed,
)
export type FoodSource = Static<typeof FoodSource>

export const GiftsSource = Type.Object(
  {
    ...shared,
    items: Type.Array(GiftItemSource),
    giftCard: Type.Optional(
      Type.Object(
        {
          id: Id,
          name: Text,
          description: Type.Optional(Text),
          taxRate: Id,
          /** Suggestions. */
          amounts: Type.Array(Amount, { minItems: 1, maxItems: 8, uniqueItems: true }),
          least: Amount,
          most: Amount,
          /** Every amount is a multiple of it. */
          step: Type.Integer({ minimum: 1 }),
          /** Omitted: it does not expire. */
          validityMonths: Type.Optional(Type.Integer({ minimum: 1, maximum: 120 })),
          validFrom: Type.Enum(['Purchase', 'LastUse']),
          deliveryMethods: DeliveryMethods,
          maximumMessageLength: Type.Integer({ minimum: 0, maximum: 1_000 }),
          faces: Type.Array(Type.Object({ id: Id, name: Text, art: Art }, closed), { minItems: 1 }),
        },
        closed,
      ),
    ),
  },
  closed,
)
export type GiftsSource = Static<typeof GiftsSource>

const foodChecker = Compile(FoodSource)
const giftsChecker = Compile(GiftsSource)

/** @throws CatalogueInvalid */
export function parseFood(file: string, value: unknown): FoodSource {
  if (foodChecker.Check(value)) return value
  throw new CatalogueError(file, describeSchemaErrors(foodChecker, value))
}

/** @throws CatalogueInvalid */
export function parseGifts(file: string, value: unknown): GiftsSource {
  if (giftsChecker.Check(value)) return value
  throw new CatalogueError(file, describeSchemaErrors(giftsChecker, value))
}
