import { Type, type Static, type TSchema, type TUnsafe } from 'typebox'

/** Values as a JSON Schema enumeration, with the literal union as its type. */
export function OneOf<const T extends readonly (string | number)[]>(values: T): TUnsafe<T[number]> {
  return Type.Unsafe<T[number]>({
    type: typeof values[0] === 'number' ? 'number' : 'string',
    enum: [...values],
  })
}

export function Nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()])
}

/** Opaque id, without control characters. Clients compare ids, they never take them apart. */
export const Id = Type.String({ minLength: 1, maxLength: 100, pattern: '^[^\\u0000-\\u001f\\u007f]+$' })

/** A business day, `yyyy-mm-dd`: 06:00 to 05:59 in the site's own time zone. */
export const BusinessDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

/** A business date in a request: an existing calendar day, so no 30 February. */
export const BusinessDateQuery = Type.String({ format: 'date' })

/** ISO 8601 with the offset of the site's zone where it matters (showtimes), `Z` elsewhere (expiry). */
export const Instant = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$',
})

/** An entity of the ordering interface, as content systems refer to it. */
export const EntityKey = Type.Object({ key: Id })

export const Translation = Type.Object({
  languageTag: Type.String({ minLength: 1 }),
  text: Type.String({ minLength: 1 }),
})

/** A text with its translations; `text` is in the chain's default language. */
export const TranslatedText = Type.Object({
  text: Type.String({ minLength: 1 }),
  translations: Type.Array(Translation),
})
export type TranslatedText = Static<typeof TranslatedText>

/** Something that has a name and nothing else. */
export const NamedEntity = Type.Object({ id: Id, name: TranslatedText })
export type NamedEntity = Static<typeof NamedEntity>

/** Amounts in the currency's main unit, with no more decimals than the currency has. */
export const MonetaryValue = Type.Object({
  valueIncludingTax: Type.Number(),
  valueExcludingTax: Type.Number(),
  tax: Type.Number(),
})
export type MonetaryValue = Static<typeof MonetaryValue>

export const PersonName = Type.Object({
  givenName: Type.String(),
  /** Empty for a person with one name. */
  familyName: Type.String(),
  middleName: Type.Optional(Nullable(Type.String())),
})
export type PersonName = Static<typeof PersonName>
