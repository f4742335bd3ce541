import { channelDefinitions } from '../channel/answer-schemas.ts'
import { createChannelOpenApiPaths } from './channel-paths.ts'
import { catalogue, findErrorCode, canArise } from '../errors/catalogue.ts'
import { defaultHeaderNames, type HeaderNames } from '../headers.ts'
import { getNamedSchemas, toJsonSchema, toParameters, type Json, type JsonObject } from './named-schemas.ts'
import { createOmniaOpenApiPaths } from './content-paths.ts'
import { ocapiBase, operations, type Operation } from '../operations.ts'
import { personalisationCalls } from '../personalisation/calls.ts'

const isRead = ({ method, isRead }: Operation) => method === 'GET' || isRead === true

const bodyTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const
const getBodyType = ({ bodyType }: Operation) => bodyTypes[bodyType ?? 'json']

function getParameters(operation: Operation): Json[] {
  const common =
    isRead(operation) || operation.isKeyless ? commonHeaders : [...commonHeaders, 'IdempotencyKey']
  return [
    ...toParameters(operation.params, 'path'),
    ...toParameters(operation.query, 'query'),
    ...common.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ]
}

const commonHeaders = ['RegionCode', 'TenantId', 'CorrelationId', 'LoyaltySessionToken']

function header(name: string, description: string, schema: JsonObject): JsonObject {
  return { name, in: 'header', required: false, description, schema }
}

const text = (maxLength: number, minLength = 1): JsonObject => ({ type: 'string', minLength, maxLength })

const headerParameters = (names: HeaderNames): JsonObject => ({
  RegionCode: header(
    names.regionCode,
    'Region of the sales channel; compared without regard to case',
    text(100),
  ),
  TenantId: header(names.tenantId, 'Tenant; compared without regard to case', text(50)),
  CorrelationId: header(names.correlationId, 'Follows a call through logs; sent back', text(128)),
  LoyaltySessionToken: header(names.loyaltySessionToken, "The member's token, where one is held", text(4096)),
  IdempotencyKey: header(
    names.idempotencyKey,
    'Random, such as a UUID, and kept over the attempts of one write: the same key, path and body have one effect and one answer; another body is refused with 422. Whoever sends the key of another gets the answer of the other',
    text(200, 16),
  ),
})

function securityScheme({ authorization }: HeaderNames): JsonObject {
  const description = "The channel's token of GET /api/omnia/v1/initialData, good for 12 hours"
  return authorization.toLowerCase() === defaultHeaderNames.authorization.toLowerCase()
    ? { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description }
    : { type: 'apiKey', in: 'header', name: authorization, description: `${description}, after "Bearer "` }
}

/** The conditions of a call's own areas; those of any call are in `docs/errors.md`. */
function errorCodesExtension({ areas }: Operation): JsonObject {
  const errors = catalogue
    .filter((entry) => canArise(entry, areas) && !canArise(entry, []))
    .map((entry) => {
      const code = findErrorCode(1, entry.condition, areas)
      return {
        condition: entry.condition,
        status: entry.status,
        title: entry.title,
        ...(code === undefined ? {} : { v1: code }),
        ...(entry.v2 ? { v2: entry.v2.code } : {}),
      }
    })
  return errors.length > 0 ? { 'x-errors': errors } : {}
}

function getResponses(operation: Operation): JsonObject {
  const successes = Object.entries(operation.responses).map(([status, schema]): [string, Json] => [
    status,
    schema
      ? { description: operation.summary, content: { 'application/json': { schema: toJsonSchema(schema) } } }
      : { description: operation.summary },
  ])
  const refusals = [
    '400',
    '401',
    '404',
    ...(operation.params || operation.query ? ['414'] : []),
    ...(operation.body ? ['413', '415'] : []),
    '421',
    '429',
    '500',
    '503',
    ...(isRead(operation) ? [] : ['403', '409', '410', '422']),
  ]
  return Object.fromEntries([
    ...successes,
    ...refusals.map((status): [string, Json] => [status, { $ref: '#/components/responses/Problem' }]),
  ])
}

function operationObject(operation: Operation): JsonObject {
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    parameters: getParameters(operation),
    ...(operation.body
      ? {
          requestBody: {
            required: true,
            content: { [getBodyType(operation)]: { schema: toJsonSchema(operation.body) } },
          },
        }
      : {}),
    responses: getResponses(operation),
    ...errorCodesExtension(operation),
  }
}

/** Personalisation has its own base address: in our server, the site itself. */
function personalisationPaths(): Record<string, JsonObject> {
  return Object.fromEntries(
    Object.values(personalisationCalls).map((call: Operation) => [
      call.path,
      { servers: [{ url: '/' }], [call.method.toLowerCase()]: operationObject(call) },
    ]),
  )
}

/** @throws RangeError when two schemas have the same name: one would hide the other. */
function joinSchemas(one: JsonObject, other: JsonObject): JsonObject {
  const twice = Object.keys(one).filter((name) => name in other)
  if (twice.length > 0) throw new RangeError(`schemas of the same name: ${twice.join(', ')}`)
  return { ...one, ...other }
}

/**
 * The published description of the ordering and loyalty interface, OpenAPI 3.1, generated from the table of operations.
 * @param names header names of the described server
 */
export function createOpenApi(names: HeaderNames = defaultHeaderNames): JsonObject {
  const all: Operation[] = Object.values(operations)
  const paths: Record<string, JsonObject> = {}
  for (const operation of all) {
    const path = `/${operation.path}`
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: operationObject(operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foyer ordering and loyalty',
      version: '1.0.0',
      description:
        'Films, showtimes, seats, orders and payments of a cinema chain, and the configuration of its sales channel. Refusals are problem details whose errorCode is of the numbering that the initial data names; docs/errors.md lists them all.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `/${ocapiBase}` }],
    security: [{ channelToken: [] }],
    tags: [...new Set([...all.map(({ tag }) => tag), 'Personalisation', 'Sales channel', 'Content'])].map(
      (name) => ({ name }),
    ),
    paths: {
      ...paths,
      ...personalisationPaths(),
      ...createChannelOpenApiPaths(),
      ...createOmniaOpenApiPaths(),
    },
    components: {
      securitySchemes: { channelToken: securityScheme(names) },
      parameters: headerParameters(names),
      responses: {
        Problem: {
          description: 'Problem details',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
      schemas: joinSchemas(getNamedSchemas(), channelDefinitions),
    },
  }
}
