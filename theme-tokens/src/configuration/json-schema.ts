import { targetConstructorToSchema } from 'class-validator-jsonschema'
import { nestedModel } from './model.ts'

type Constructor = new () => object
type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
/** A JSON Schema (2020-12) as plain JSON. */
export type JsonSchema = { [key: string]: Json }

/** JSON Schema of our own rules, by name, as far as a schema can express them. */
type SchemaDescriptions = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Options of the generated definitions. */
interface DefinitionOptions {
  /** A file may omit values with a default, an answer contains all. */
  purpose: 'file' | 'answer'
  /** Location of the definitions: in a separate schema, or among the components of an OpenAPI document. */
  pointer: '#/$defs/' | '#/components/schemas/'
  descriptions: SchemaDescriptions
}

/** A reference has no siblings, and a simple default is shown to authors of a file. */
function toProperty(
  property: JsonSchema,
  otherwise: Json | undefined,
  { purpose }: DefinitionOptions,
): JsonSchema {
  const plain: JsonSchema = typeof property['$ref'] === 'string' ? { $ref: property['$ref'] } : property
  const isSimple = otherwise !== undefined && typeof otherwise !== 'object'
  return purpose === 'file' && isSimple ? { ...plain, default: otherwise } : plain
}

function toDefinition(type: Constructor, options: DefinitionOptions, found: Set<Constructor>): JsonSchema {
  const { purpose, pointer, descriptions } = options
  const schema = targetConstructorToSchema(type, {
    additionalConverters: {
      ...descriptions,
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
        toProperty(property, defaults[name], options),
      ]),
    ),
    ...(required.length > 0 ? { required } : {}),
    ...(purpose === 'file' ? { additionalProperties: false } : {}),
  }
}

/**
 * The definitions of some models and of all that they hold, by the names of their classes.
 * @throws TypeError for a part without a model
 */
export function toDefinitions(types: readonly Constructor[], options: DefinitionOptions): JsonSchema {
  const found = new Set(types)
  const definitions: JsonSchema = {}
  // The set grows while it is walked: a definition adds the models that it refers to.
  for (const type of found) definitions[type.name] = toDefinition(type, options, found)
  return definitions
}

/** The published schema of a brand's file: editors complete and check by it. */
export function createFileSchema(
  type: Constructor,
  title: string,
  descriptions: SchemaDescriptions,
): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    $ref: `#/$defs/${type.name}`,
    $defs: toDefinitions([type], { purpose: 'file', pointer: '#/$defs/', descriptions }),
  }
}
