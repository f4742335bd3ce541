import { definitionsOf, type JsonSchema } from '@foyer/theme-tokens/configuration/json-schema'
import { ChannelConfiguration } from './channel-configuration.ts'
import { sectionOfArea, textAreas, type ChannelPath, type ConfiguredArea } from './calls.ts'
import { CustomPage, StandardPage } from './custom-content.ts'
import { variantParts } from './language-variant.ts'
import { LivingTicketImage } from './living-ticket.ts'
import { channelWords } from './schema-words.ts'
import { StorefrontContent } from './storefront-content.ts'

const pointer = '#/components/schemas/'
const text: JsonSchema = { type: 'string' }

const strict = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
const ref = (name: string): JsonSchema => ({ $ref: `${pointer}${name}` })

const definitions = definitionsOf([ChannelConfiguration, StorefrontContent], {
  purpose: 'answer',
  pointer,
  words: channelWords,
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
const sectionOf = (name: keyof ChannelConfiguration) => properties[name] ?? {}

/** Everything that the answers refer to, by name. */
export const channelDefinitions: JsonSchema = {
  ...definitions,
  LanguageVariant: strict({
    ...Object.fromEntries(variantParts.map((part) => [part, sectionOf(part)])),
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
      themes: strict({ selectedThemeName: text, allAssetsAndThemes: listOf(ref('Theme')) }),
      languages: strict({ primaryLanguageTag: text }),
    }),
  }),
  'language-text': ref('LanguageText'),
  ...(Object.fromEntries(
    Object.entries(sectionOfArea).map(([area, name]) => [`${area}/configuration`, section(sectionOf(name))]),
  ) as Record<`${ConfiguredArea}/configuration`, JsonSchema>),
  ...(Object.fromEntries(textAreas.map((area) => [`${area}/language-text`, ref('LanguageText')])) as Record<
    `${(typeof textAreas)[number]}/language-text`,
    JsonSchema
  >),
  'shared/assets': strict({ assets: { type: 'object' } }),
  'living-ticket/assets': strict({ assets: strict({ images: listOf(ref(LivingTicketImage.name)) }) }),
  'custom-content/custom-pages': strict({ languageTag: text, customPages: listOf(ref(CustomPage.name)) }),
  'custom-content/standard-pages': strict({
    languageTag: text,
    standardPages: listOf(ref(StandardPage.name)),
  }),
  feature: section(sectionOf('feature')),
  theme: ref('Theme'),
} satisfies Record<ChannelPath, JsonSchema>
