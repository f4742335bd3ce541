import type { JsonSchema } from '@foyer/theme-tokens/configuration/json-schema'
import { answerSchemas } from '../channel/answer-schemas.ts'
import { channelPaths, salesChannel, getSalesChannelBase, type ChannelPath } from '../channel/calls.ts'
import { languageTag } from '../channel/patterns.ts'

/** Operation id of a call: `getChannelFoodAndBeverageConfiguration`. */
export function getChannelOperationId(path: ChannelPath): string {
  const parts = path.split(/[/-]/).map((part) => part.charAt(0).toUpperCase() + part.slice(1))
  return `getChannel${parts.join('')}`
}

const channelName = salesChannel.toLowerCase()
const problem: JsonSchema = { $ref: '#/components/responses/Problem' }

const tagHeader: JsonSchema = { description: 'Strong entity tag of the answer', schema: { type: 'string' } }

function getParameters(path: ChannelPath): JsonSchema[] {
  const own: JsonSchema =
    path === 'theme'
      ? {
          name: 'name',
          in: 'query',
          required: false,
          description: 'The selected theme unless given',
          schema: { type: 'string' },
        }
      : {
          name: 'languageTag',
          in: 'query',
          required: false,
          description: 'A language that the channel lacks is answered in its primary one',
          schema: { type: 'string', pattern: languageTag.source },
        }
  return [
    { name: 'salesChannel', in: 'path', required: true, schema: { type: 'string', enum: [channelName] } },
    own,
    {
      name: 'If-None-Match',
      in: 'header',
      required: false,
      description: 'Entity tag of the answer that the caller has',
      schema: { type: 'string' },
    },
    { $ref: '#/components/parameters/CorrelationId' },
  ]
}

const summaries: Readonly<Record<string, string>> = {
  configuration: 'Configuration',
  'language-text': 'Language text',
  assets: 'Assets',
  'custom-pages': 'Pages of the chain’s own',
  'standard-pages': 'Pages that every chain may have',
  feature: 'Parts of the product that the chain has',
  theme: 'A theme with its assets',
}

function createOperation(path: ChannelPath): JsonSchema {
  const [area, kind] = path.includes('/') ? path.split('/') : ['', path]
  return {
    operationId: getChannelOperationId(path),
    tags: ['Sales channel'],
    summary: `${summaries[kind ?? ''] ?? ''}${area ? ` (${area})` : ''}`,
    parameters: getParameters(path),
    security: [],
    responses: {
      200: {
        description: summaries[kind ?? ''] ?? '',
        headers: { ETag: tagHeader },
        content: { 'application/json': { schema: answerSchemas[path] } },
      },
      304: { description: 'The caller has it already', headers: { ETag: tagHeader } },
      400: problem,
      404: problem,
      429: problem,
    },
  }
}

/** The sales channel's calls as OpenAPI paths. They are beside the ordering interface, so each names its server. */
export function createChannelOpenApiPaths(): Record<string, JsonSchema> {
  const base = getSalesChannelBase('{salesChannel}').replace('{saleschannel}', '{salesChannel}')
  return Object.fromEntries(
    channelPaths.map((path) => [`${base}/${path}`, { servers: [{ url: '/' }], get: createOperation(path) }]),
  )
}
