import { Type, type Static } from 'typebox'
import { deliveryMethods } from '@foyer/contract/wire/enumerations'

/**
 * Values of a brand's `food.json` and `gifts.json`. Amounts are in minor units of the catalogue's currency, tax
 * contained; taxes in basis points.
 */
export const Id = Type.String({ minLength: 1, maxLength: 60, pattern: '^[A-Za-z0-9-]+$' })
export const Language = '^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$'
/** A text in each of the file's languages. */
export const Text = Type.Record(
  Type.String({ pattern: Language }),
  Type.String({ minLength: 1, maxLength: 500 }),
)
export type LanguageTexts = Static<typeof Text>
export const Amount = Type.Integer({ minimum: 0, maximum: 9_999_999 })
export const Age = Type.Union([Type.Integer({ minimum: 1, maximum: 99 }), Type.Null()])
export const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })
export const Weekdays = Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
  minItems: 1,
  uniqueItems: true,
})
export const Ids = Type.Array(Id, { uniqueItems: true })
/** A drawing's name without its ending, relative to the brand's `art/food` or `art/gifts`. */
export const Art = Type.String({ pattern: '^[a-z0-9-]+(?:/[a-z0-9-]+)*$' })
export const Code = Type.String({ pattern: '^[A-Za-z0-9-]{2,40}$' })
export const DeliveryMethods = Type.Array(Type.Enum(deliveryMethods), { minItems: 1, uniqueItems: true })
export const closed = { additionalProperties: false }
