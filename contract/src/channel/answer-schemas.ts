import { toDefinitions, type JsonSchema } from '@foyer/theme-tokens/configuration/json-schema'
import { ChannelConfiguration } from './channel-configuration.ts'
import { sectionOfArea, textAreas, type ChannelPath, type ConfiguredArea } from './calls.ts'
import { CustomPage, StandardPage } from './custom-content.ts'
import { variantParts } from './language-variant.ts'
import { LivingTicketImage } from './living-ticket.ts'
import { channelDescriptions } from './schema-descriptions.ts'
import { StorefrontContent } from './storefront-content.ts'

const pointer = '#/components/schemas/'
const text: JsonSchema = { type: 'string' }

const strict = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
const toListSchema = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
const ref = (name: string): JsonSchema => ({ $ref: `${pointer}${name}` })

const definitions = toDefinitions([ChannelConfiguration, StorefrontContent], {
  purpose: 'answer',
  pointer,
  descriptions: channelDescriptions,
})
const { properties } = definitions[ChannelConfiguration.name] as { properties: Record<string, JsonSchema> }
/** The file itself is no answer: its sections are. */
delete definitions[ChannelConfiguration.name]
delete definitions['Languages']
delete definitions['Themes']

const theme = strict({ name: text, theme: { type: 'object' }, assets: { type: 'object' } })
const languageText = strict({
  languageTag: text,
  languageText: { type: 'object', additionalProperties: { type: 'string' } },
})
const section = (schema: JsonSchema) => strict({ languageTag: text, configuration: schema })
const getSection = (name: keyof ChannelConfiguration) => properties[name] ?? {}

/** Everything that the answers refer to, by name. */
export const channelDefinitions: JsonSchema = {
  ...definitions,
  LanguageVariant: strict({
    ...Object.fromEntries(variantParts.map((part) => [part, getSection(part)])),
    storefront: ref(StorefrontContent.name),
  }),
  Theme: theme,
  LanguageText: languageText,
}

/** The schema of each call's answer; references are into `channelDefinitions`. */
export const answerSchemas = {
  configuration: strict({
    configuration: strict({
      languageVariantConfiguration: { type: 'object', additionalProperties: ref('LanguageVariant') },
      themes: strict({ selectedThemeName: text, allAssetsAndThemes: toListSchema(ref('Theme')) }),
      languages: strict({ primaryLanguageTag: text }),
    }),
  }),
  'language-text': ref('LanguageText'),
  ...(Object.fromEntries(
    Object.entries(sectionOfArea).map(([area, name]) => [`${area}/configuration`, section(getSection(name))]),
  ) as Record<`${ConfiguredArea}/configuration`, JsonSchema>),
  ...(Object.fromEntries(textAreas.map((area) => [`${area}/language-text`, ref('LanguageText')])) as Record<
    `${(typeof textAreas)[number]}/language-text`,
    JsonSchema
  >),
  'shared/assets': strict({ assets: { type: 'object' } }),
  'living-ticket/assets': strict({ assets: strict({ images: toListSchema(ref(LivingTicketImage.name)) }) }),
  'custom-content/custom-pages': strict({
    languageTag: text,
    customPages: toListSchema(ref(CustomPage.name)),
  }),
  'custom-content/standard-pages': strict({
    languageTag: text,
    standardPages: toListSchema(ref(StandardPage.name)),
  }),
  feature: section(getSection('feature')),
  theme: ref('Theme'),
} satisfies Record<ChannelPath, JsonSchema>
