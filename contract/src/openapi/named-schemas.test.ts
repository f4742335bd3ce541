import type { TSchema } from 'typebox'
import type { Json, JsonObject } from './named-schemas.ts'
import { omniaCalls } from '../omnia/calls.ts'
import { createOpenApi } from './document.ts'
import { operations, type Operation } from '../operations.ts'

const document = createOpenApi() as JsonObject & {
  paths: Record<string, Record<string, JsonObject>>
  components: { schemas: Record<string, JsonObject> }
}
const { schemas } = document.components

/** The value with what it refers to in the place of each reference. */
function resolve(value: Json): Json {
  if (Array.isArray(value)) return value.map(resolve)
  if (typeof value !== 'object' || value === null) return value
  const { $ref } = value
  if (typeof $ref === 'string') return resolve(schemas[$ref.replace('#/components/schemas/', '')] ?? null)
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolve(each)]))
}

const toPlain = (schema: TSchema) => JSON.parse(JSON.stringify(schema)) as Json

/** The body's schema in a request or in one of an operation's responses. */
function getBodySchema(holder: unknown): Json {
  const { content } = holder as { content: Record<string, { schema: Json }> }
  return Object.values(content)[0]?.schema ?? null
}

const all: Operation[] = Object.values(operations)

it.each(all.map((operation) => [operation.id, operation] as const))(
  'says of %s with references what its schemas say',
  (_, operation) => {
    const described = document.paths[`/${operation.path}`]?.[operation.method.toLowerCase()]
    const responses = described?.['responses'] as JsonObject
    for (const [status, schema] of Object.entries(operation.responses))
      if (schema) expect(resolve(getBodySchema(responses[status]))).toEqual(toPlain(schema))
    if (operation.body)
      expect(resolve(getBodySchema(described?.['requestBody']))).toEqual(toPlain(operation.body))
  },
)

it('says of every page of content with references what its schemas say', () => {
  for (const call of Object.values(omniaCalls)) {
    const responses = document.paths[call.path]?.['get']?.['responses'] as JsonObject
    expect(resolve(getBodySchema(responses['200']))).toEqual(toPlain(call.response))
  }
})

it.each([
  ['getFilms', 'FilmsResponse'],
  ['getOrder', 'OrderResponse'],
  ['setOrderShowtime', 'OrderResponse'],
] as const)('names the answer of %s', (id, name) => {
  const { path, method } = operations[id]
  const responses = document.paths[`/${path}`]?.[method.toLowerCase()]?.['responses'] as JsonObject
  expect(getBodySchema(responses['200'])).toEqual({ $ref: `#/components/schemas/${name}` })
})

it.each(all.map((operation) => [operation.id, operation] as const))(
  'has a name for what %s answers and is sent',
  (_, operation) => {
    const described = document.paths[`/${operation.path}`]?.[operation.method.toLowerCase()]
    const responses = described?.['responses'] as JsonObject
    const bodies = Object.entries(operation.responses).map(
      ([status, schema]) => [schema, responses[status]] as const,
    )
    for (const [schema, holder] of [...bodies, [operation.body, described?.['requestBody']] as const])
      if (schema && 'properties' in schema) expect(getBodySchema(holder)).toHaveProperty('$ref')
  },
)

it.each([
  'Film',
  'Showtime',
  'Site',
  'Screen',
  'Attribute',
  'SeatLayout',
  'SeatAvailability',
  'Order',
  'OrderTicket',
  'CompletedOrder',
  'Journey',
  'TicketType',
  'TicketPrice',
  'Customer',
  'Problem',
  'PageResponse',
  'ContentForm',
  'Experience',
])('has a name for %s', (name) => {
  expect(schemas[name]).toHaveProperty('type', 'object')
})

it('writes no object out in two places: one that is needed twice has a name', () => {
  const places = new Map<string, string[]>()
  const visit = (value: Json, place: string): void => {
    if (typeof value !== 'object' || value === null) return
    if ('properties' in value && !/^\/components\/schemas\/\w+$/.test(place)) {
      const shape = JSON.stringify(value)
      places.set(shape, [...(places.get(shape) ?? []), place])
    }
    for (const [key, each] of Object.entries(value)) visit(each, `${place}/${key}`)
  }
  visit(document, '')
  expect([...places.values()].filter(({ length }) => length > 1)).toEqual([])
})

it('refers to nothing that has no name', () => {
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)]
  expect(references.map(([, name]) => name).filter((name = '') => !(name in schemas))).toEqual([])
})
