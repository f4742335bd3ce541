import { omniaCalls } from '../omnia/calls.ts'
import type { TSchema } from 'typebox'
import { FormEntryAccepted, FormEntryRejected, FormEntryRequest } from '../omnia/form-entry.ts'
import { toJsonSchema, toParameters, type JsonObject } from './named-schemas.ts'
import { formEntryPath } from '../omnia/paths.ts'

const problem: JsonObject = { $ref: '#/components/responses/Problem' }

/** The content system's calls as OpenAPI paths. They are beside the ordering interface, so each names its server. */
export function createOmniaOpenApiPaths(): Record<string, JsonObject> {
  return { ...callPaths(), [formEntryPath]: formEntry() }
}

const json = (schema: TSchema): JsonObject => ({ 'application/json': { schema: toJsonSchema(schema) } })

function formEntry(): JsonObject {
  const text = { type: 'string' }
  return {
    servers: [{ url: '/' }],
    post: {
      operationId: 'postContentFormEntry',
      tags: ['Content'],
      summary: 'Sends the answers to a form, with the header that the antiforgery call names',
      parameters: [
        { name: 'formId', in: 'path', required: true, schema: text },
        { name: 'RequestVerificationToken', in: 'header', required: true, schema: text },
        { $ref: '#/components/parameters/IdempotencyKey' },
      ],
      security: [],
      requestBody: { required: true, content: json(FormEntryRequest) },
      responses: {
        200: { description: 'The answers were taken', content: json(FormEntryAccepted) },
        400: problem,
        403: problem,
        404: problem,
        413: problem,
        422: { description: 'What is wrong with the answers', content: json(FormEntryRejected) },
        429: problem,
      },
    },
  }
}

function callPaths(): Record<string, JsonObject> {
  return Object.fromEntries(
    Object.entries(omniaCalls).map(([id, call]) => [
      call.path,
      {
        servers: [{ url: '/' }],
        get: {
          operationId: `getContent${id.charAt(0).toUpperCase()}${id.slice(1)}`,
          tags: ['Content'],
          summary: call.summary,
          parameters: [
            ...toParameters('params' in call ? call.params : undefined, 'path'),
            ...toParameters('query' in call ? call.query : undefined, 'query'),
          ],
          security: [],
          responses: {
            200: {
              description: call.summary,
              content: { 'application/json': { schema: toJsonSchema(call.response) } },
            },
            ...(call.isCached ? { 304: { description: 'The caller has it already' } } : {}),
            400: problem,
            404: problem,
            429: problem,
          },
        },
      },
    ]),
  )
}
