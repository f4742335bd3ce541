import { Type, type Static } from 'typebox'
import { moment } from './programme-source.ts'

const Id = Type.String({ minLength: 1, maxLength: 60, pattern: '^[A-Za-z0-9-]+$' })
const Amount = Type.Number({ minimum: 0 })

/** A reduction of ticket prices in `catalogue.json`. Omitted properties do not restrict it. */
export const DiscountSource = Type.Object({
  id: Id,
  name: Type.String({ minLength: 1 }),
  /** Exactly one of the three calculations. */
  percentageOff: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100 })),
  /** Per ticket, in the currency's main unit. */
  amountOff: Type.Optional(Amount),
  fixedPrice: Type.Optional(Amount),
  /** Without a code the discount is automatic. Case is ignored. */
  code: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{3,30}$' })),
  /** Whether its price is shown before the code is entered. */
  isShownAsPreview: Type.Optional(Type.Boolean()),
  ticketTypes: Type.Optional(Type.Array(Id, { minItems: 1 })),
  sites: Type.Optional(Type.Array(Id, { minItems: 1 })),
  ...moment,
  /** Slugs of films without the discount. */
  exceptFilms: Type.Optional(Type.Array(Id)),
  exceptDistributors: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
  exceptPublicHolidays: Type.Optional(Type.Boolean()),
})
export type DiscountSource = Static<typeof DiscountSource>
