import { targetConstructorToSchema } from 'class-validator-jsonschema'
import { nestedModel } from '@foyer/theme-tokens/configuration/model'

type Constructor = new () => object
type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
/** A JSON Schema (2020-12) as plain JSON. */
export type JsonSchema = { [key: string]: Json }

/** Where the definitions stand: beside a schema of its own, or among the components of an OpenAPI document. */
type Pointer = '#/$defs/' | '#/components/schemas/'

/** What the rules in code come to, as far as a schema can say it. */
const inSchemaWords = {
  currencyFormat: { type: 'string', maxLength: 20, pattern: '%s.*%v|%v.*%s' },
  friendCodeFormat: {
    type: 'string',
    maxLength: 60,
    pattern: '^[^*\\p{L}\\p{N}]*(\\*[^*\\p{L}\\p{N}]*){20}$',
  },
  regex: { type: 'string', minLength: 1, maxLength: 200, format: 'regex' },
  pages: { type: 'object', additionalProperties: { type: 'string', pattern: '^/' } },
  textMap: { type: 'object', additionalProperties: { type: 'string' } },
  isObject: { type: 'object' },
  customValidation: {},
} as const

/** How a file and an answer differ: a file may leave out what has a default, an answer says everything. */
type Purpose = 'file' | 'answer'

function definitionOf(
  type: Constructor,
  purpose: Purpose,
  pointer: Pointer,
  found: Set<Constructor>,
): JsonSchema {
  const schema = targetConstructorToSchema(type, {
    additionalConverters: {
      ...inSchemaWords,
      nestedValidation: ({ propertyName }) => {
        const inner = nestedModel(type, propertyName)
        if (!inner) throw new TypeError(`${type.name}.${propertyName} has no model`)
        found.add(inner)
        return { $ref: `${pointer}${inner.name}` }
      },
    },
  })
  const defaults = JSON.parse(JSON.stringify(new type())) as JsonSchema
  const required = (schema.required ?? []).filter((name) => purpose === 'answer' || !(name in defaults))
  const properties = JSON.parse(JSON.stringify(schema.properties ?? {})) as Record<string, JsonSchema>
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        name,
        propertyOf(property, defaults[name], purpose),
      ]),
    ),
    ...(required.length > 0 ? { required } : {}),
    ...(purpose === 'file' ? { additionalProperties: false } : {}),
  }
}

/** A reference stands alone, and a simple default is told to who writes a file. */
function propertyOf(property: JsonSchema, otherwise: Json | undefined, purpose: Purpose): JsonSchema {
  const plain: JsonSchema = typeof property['$ref'] === 'string' ? { $ref: property['$ref'] } : property
  const isSimple = otherwise !== undefined && typeof otherwise !== 'object'
  return purpose === 'file' && isSimple ? { ...plain, default: otherwise } : plain
}

/** The definitions of some models and of all that they hold, by the names of their classes. */
export function definitionsOf(types: readonly Constructor[], purpose: Purpose, pointer: Pointer): JsonSchema {
  const found = new Set(types)
  const definitions: JsonSchema = {}
  // The set grows while it is walked: a definition adds the models that it refers to.
  for (const type of found) definitions[type.name] = definitionOf(type, purpose, pointer, found)
  return definitions
}

/** The published schema of a brand's file. */
export function fileSchema(type: Constructor, title: string): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    $ref: `#/$defs/${type.name}`,
    $defs: definitionsOf([type], 'file', '#/$defs/'),
  }
}
