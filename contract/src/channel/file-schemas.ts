import { createFileSchema, type JsonSchema } from '@foyer/theme-tokens/configuration/json-schema'
import { ChannelConfiguration } from './channel-configuration.ts'
import { channelDescriptions } from './schema-descriptions.ts'
import { StorefrontContent } from './storefront-content.ts'

/** The published schemas of a brand's files by the name they have in `contract/`: editors complete and check by them. */
export const createFileSchemas = (): Record<string, JsonSchema> => ({
  'channel-configuration.schema.json': createFileSchema(
    ChannelConfiguration,
    'channel.json of a brand',
    channelDescriptions,
  ),
  'storefront-content.schema.json': createFileSchema(
    StorefrontContent,
    'storefront.json of a brand',
    channelDescriptions,
  ),
})
