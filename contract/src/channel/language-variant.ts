import type { ChannelConfiguration } from './channel-configuration.ts'
import type { StorefrontContent } from './storefront-content.ts'

/** Sections of the configuration with texts in every language. */
export const variantParts = [
  'shared',
  'browsing',
  'foodAndBeverage',
  'giftShop',
  'loyalty',
  'livingTicket',
  'seatMap',
  'subscription',
  'tickets',
  'transaction',
  'feature',
  'customPages',
  'standardPages',
] as const satisfies readonly (keyof ChannelConfiguration)[]

/** One language's variant of the configuration; `storefront` is the content of its pages. */
export type LanguageVariant = Pick<ChannelConfiguration, (typeof variantParts)[number]> & {
  storefront: StorefrontContent
}

/** Configuration that a page carries: the content and the sections that current pages read. */
export type PageConfiguration = StorefrontContent &
  Pick<
    ChannelConfiguration,
    | 'shared'
    | 'browsing'
    | 'foodAndBeverage'
    | 'giftShop'
    | 'seatMap'
    | 'tickets'
    | 'transaction'
    | 'loyalty'
    | 'feature'
  >

/** @param configuration of one language, read and checked */
export function toVariant(
  configuration: ChannelConfiguration,
  storefront: StorefrontContent,
): LanguageVariant {
  const parts = Object.fromEntries(variantParts.map((part) => [part, configuration[part]]))
  return { ...(parts as Omit<LanguageVariant, 'storefront'>), storefront }
}

/** Configuration that a page of this language carries; pages fetch the rest if they need it. */
export function toPageConfiguration(variant: LanguageVariant): PageConfiguration {
  const {
    shared,
    browsing,
    foodAndBeverage,
    giftShop,
    seatMap,
    tickets,
    transaction,
    loyalty,
    feature,
    storefront,
  } = variant
  return {
    ...storefront,
    shared,
    browsing,
    foodAndBeverage,
    giftShop,
    seatMap,
    tickets,
    transaction,
    loyalty,
    feature,
  }
}
