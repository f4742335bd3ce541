import { Type, type Static } from 'typebox'
import { Amount, closed, Id, Ids, Text } from './item-values.ts'

/** A reduction of item prices in `food.json` or `gifts.json`. Omitted properties do not restrict it. */
export const ItemDiscountSource = Type.Object(
  {
    id: Id,
    name: Text,
    /** Exactly one of the three calculations, each on the price of a piece without its modifiers. */
    percentageOff: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100, multipleOf: 0.01 })),
    amountOff: Type.Optional(Amount),
    fixedPrice: Type.Optional(Amount),
    /** Given to every line that it is for; without it, to lines that name it. */
    isAutomatic: Type.Optional(Type.Boolean()),
    /** Items or sizes of the same file. */
    items: Type.Optional(Ids),
    /** `food.json` only. */
    sites: Type.Optional(Ids),
    /** When items have to be handed over: one of `hours`. `food.json` only. */
    hours: Type.Optional(Id),
    isForMembers: Type.Optional(Type.Boolean()),
    /** Pieces of an order. Not of an automatic discount. */
    limitPerOrder: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  },
  closed,
)
export type ItemDiscountSource = Static<typeof ItemDiscountSource>
