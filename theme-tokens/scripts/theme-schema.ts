import { componentProperties, mostComponentStyles } from '../src/configuration/component-styles.ts'
import { createFileSchema, type JsonSchema } from '../src/configuration/json-schema.ts'
import { partClasses } from '../src/configuration/part-classes.ts'
import { ThemeConfiguration } from '../src/configuration/theme.ts'

const named =
  '#([0-9a-fA-F]{3}|[0-9a-fA-F]{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\([0-9.,%\\s/]+\\)|[a-zA-Z]+'

/** What the theme's own rules come to, as far as a schema can say it. */
const inSchemaDescriptions = {
  isColor: { type: 'string', pattern: `^\\s*(${named})\\s*$` },
  isFontSource: { type: 'string', pattern: '\\.(woff2|woff|otf|ttf)([?#].*)?$' },
  hasDefaultMode: {
    type: 'array',
    contains: { properties: { isDefault: { const: true } }, required: ['isDefault'] },
  },
  hasOneDefaultMode: { type: 'array', maxContains: 1 },
  hasUniqueModes: { type: 'array' },
  hasUniqueTypes: { type: 'array' },
  hasUniqueIds: { type: 'array' },
  areComponentStyles: {
    type: 'object',
    maxProperties: mostComponentStyles.parts,
    propertyNames: { enum: Object.keys(partClasses) },
    additionalProperties: {
      type: 'object',
      maxProperties: mostComponentStyles.classes,
      additionalProperties: {
        type: 'object',
        maxProperties: mostComponentStyles.properties,
        propertyNames: { enum: componentProperties },
        additionalProperties: { type: ['string', 'number'] },
      },
    },
  },
  isObject: { type: 'object' },
} as const

/** The published schema of `theme.json`, made from the rules of the model. */
export const createThemeSchema = (): JsonSchema =>
  createFileSchema(ThemeConfiguration, 'Theme of a Foyer brand', inSchemaDescriptions)
