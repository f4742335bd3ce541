import type { TSchema } from 'typebox'
import * as captcha from '../wire/captcha.ts'
import * as contentCalls from '../omnia/calls.ts'
import * as contentForm from '../omnia/content-form.ts'
import * as formEntry from '../omnia/form-entry.ts'
import * as grid from '../omnia/grid.ts'
import * as initialData from '../omnia/initial-data.ts'
import * as page from '../omnia/page.ts'
import * as siteContent from '../omnia/site-content.ts'
import * as experiences from '../personalisation/experiences.ts'
import * as nearest from '../personalisation/nearest.ts'
import * as problem from '../problem.ts'
import * as attributes from '../wire/attributes.ts'
import * as captchaChallenges from '../wire/captcha-challenges.ts'
import * as codes from '../wire/codes.ts'
import * as common from '../wire/common.ts'
import * as discounts from '../wire/discounts.ts'
import * as events from '../wire/events.ts'
import * as films from '../wire/films.ts'
import * as framing from '../wire/framing.ts'
import * as items from '../wire/items.ts'
import * as loyalty from '../wire/loyalty.ts'
import * as memberHistory from '../wire/member-history.ts'
import * as memberBalances from '../wire/member-balances.ts'
import * as memberDetails from '../wire/member-details.ts'
import * as memberCodes from '../wire/member-codes.ts'
import * as memberData from '../wire/member-data.ts'
import * as members from '../wire/members.ts'
import * as orderItems from '../wire/order-items.ts'
import * as orders from '../wire/orders.ts'
import * as pictures from '../wire/pictures.ts'
import * as passkeys from '../wire/passkeys.ts'
import * as paymentCards from '../wire/payment-cards.ts'
import * as payments from '../wire/payments.ts'
import * as seating from '../wire/seating.ts'
import * as showtimes from '../wire/showtimes.ts'
import * as sites from '../wire/sites.ts'
import * as ticketPrices from '../wire/ticket-prices.ts'
import * as watchlist from '../wire/watchlist.ts'
import * as workstations from '../wire/workstations.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/**
 * Named schemas of the interface: an exported schema here is named in the OpenAPI document. The names are separate from
 * the schemas: the server's serialisers report a name that occurs twice in an answer as a conflict.
 */
const modules: readonly object[] = [
  common,
  attributes,
  films,
  framing,
  pictures,
  sites,
  showtimes,
  discounts,
  events,
  items,
  orderItems,
  seating,
  ticketPrices,
  orders,
  payments,
  members,
  loyalty,
  memberBalances,
  memberHistory,
  memberDetails,
  passkeys,
  watchlist,
  paymentCards,
  memberData,
  memberCodes,
  workstations,
  captcha,
  captchaChallenges,
  codes,
  problem,
  initialData,
  grid,
  contentForm,
  formEntry,
  page,
  siteContent,
  contentCalls,
  experiences,
  nearest,
]

/** Properties of an object, otherwise the schema itself: `Type.Optional` copies a schema and keeps its properties. */
const getIdentity = (schema: JsonObject): object => (schema['properties'] as object | undefined) ?? schema

const isSchema = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && '~kind' in value

/** Texts and numbers stay inline: a client has a type for each already. */
const isComposite = ({ type, anyOf }: JsonObject) =>
  type === 'object' || type === 'array' || anyOf !== undefined

const named: ReadonlyMap<string, JsonObject> = new Map(
  modules
    .flatMap((module): [string, unknown][] => Object.entries(module))
    .filter((entry): entry is [string, JsonObject] => isSchema(entry[1]) && isComposite(entry[1])),
)
const names: ReadonlyMap<object, string> = new Map(
  Array.from(named, ([name, schema]) => [getIdentity(schema), name]),
)

/** A value of a schema as plain JSON, with a reference for each named schema. */
function toJson(value: unknown): Json {
  if (Array.isArray(value)) return value.map(toJson)
  if (typeof value !== 'object' || value === null) return value as Json
  const name = isSchema(value) ? names.get(getIdentity(value)) : undefined
  return name === undefined ? toDefinition(value) : { $ref: `#/components/schemas/${name}` }
}

/** Without TypeBox's own marks, which cannot be enumerated. */
const toDefinition = (schema: object): JsonObject =>
  Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, toJson(value)]))

/** A schema for the OpenAPI document: a reference if it has a name, otherwise inline. */
export const toJsonSchema = (schema: TSchema): JsonObject => toJson(schema) as JsonObject

/** Every schema that has a name, written out; each refers to the others. */
export const getNamedSchemas = (): JsonObject =>
  Object.fromEntries(Array.from(named, ([name, schema]) => [name, toDefinition(schema)]))

/** The parameters that an object's properties describe. */
export function toParameters(schema: TSchema | undefined, place: 'path' | 'query'): JsonObject[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toDefinition(schema) as {
    properties?: JsonObject
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}
