import { Type, type Static } from 'typebox'
import { moment } from './programme-source.ts'

const Id = Type.String({ minLength: 1, maxLength: 60, pattern: '^[A-Za-z0-9-]+$' })
const Amount = Type.Number({ minimum: 0 })

/** A reduction of ticket prices: part of `catalogue.json`. What is left out does not restrict it. */
export const DiscountSource = Type.Object({
  id: Id,
  name: Type.String({ minLength: 1 }),
  /** Exactly one of the three. */
  percentageOff: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100 })),
  /** Of each ticket, in the currency's main unit. */
  amountOff: Type.Optional(Amount),
  fixedPrice: Type.Optional(Amount),
  /** Without it every ticket that it is for gets the discount. Case does not count. */
  code: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{3,30}$' })),
  /** Shown with its price also before the code is given. */
  isShownAsPreview: Type.Optional(Type.Boolean()),
  ticketTypes: Type.Optional(Type.Array(Id, { minItems: 1 })),
  sites: Type.Optional(Type.Array(Id, { minItems: 1 })),
  ...moment,
  /** Slugs. */
  exceptFilms: Type.Optional(Type.Array(Id)),
  exceptDistributors: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
  exceptPublicHolidays: Type.Optional(Type.Boolean()),
})
export type DiscountSource = Static<typeof DiscountSource>
