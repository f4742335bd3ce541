import { targetConstructorToSchema } from 'class-validator-jsonschema'
import { nestedModel } from '../src/configuration/model.ts'
import { ThemeConfiguration } from '../src/configuration/theme.ts'

type Constructor = new () => object

const named =
  '#([0-9a-fA-F]{3}|[0-9a-fA-F]{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\([0-9.,%\\s/]+\\)|[a-zA-Z]+'

/** What the rules of our own come to, as far as a schema can say it. */
const inSchemaWords = {
  isColour: { type: 'string', pattern: `^\\s*(${named})\\s*$` },
  isFontSource: { type: 'string', pattern: '\\.(woff2|woff|otf|ttf)([?#].*)?$' },
  hasDefaultMode: {
    type: 'array',
    contains: { properties: { isDefault: { const: true } }, required: ['isDefault'] },
  },
  hasOneDefaultMode: { type: 'array', maxContains: 1 },
  hasUniqueModes: { type: 'array' },
  hasUniqueTypes: { type: 'array' },
  hasUniqueIds: { type: 'array' },
  isObject: { type: 'object' },
} as const

function definitionOf(type: Constructor, found: Set<Constructor>) {
  const { properties = {}, required = [] } = targetConstructorToSchema(type, {
    additionalConverters: {
      ...inSchemaWords,
      nestedValidation: ({ propertyName }) => {
        const inner = nestedModel(type, propertyName)
        if (!inner) throw new TypeError(`${type.name}.${propertyName} has no model`)
        found.add(inner)
        return { $ref: `#/$defs/${inner.name}` }
      },
    },
  })
  return {
    type: 'object',
    properties,
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  }
}

/** The published schema of `theme.json`, made from the rules of the model. */
export function themeSchema(): Record<string, unknown> {
  const found = new Set<Constructor>([ThemeConfiguration])
  const definitions: Record<string, unknown> = {}
  // The set grows while it is walked: a definition adds the models that it refers to.
  for (const type of found) definitions[type.name] = definitionOf(type, found)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Theme of a Foyer brand',
    $ref: `#/$defs/${ThemeConfiguration.name}`,
    $defs: definitions,
  }
}
