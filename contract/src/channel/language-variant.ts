import type { ChannelConfiguration } from './channel-configuration.ts'
import type { StorefrontContent } from './storefront-content.ts'

/** Parts of the configuration that every language has in its own words. */
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

/** One language's variant of the configuration; `storefront` is what its pages are made of. */
export type LanguageVariant = Pick<ChannelConfiguration, (typeof variantParts)[number]> & {
  storefront: StorefrontContent
}

/** What a page carries: the content and those parts that pages of today read. */
export type PageConfiguration = StorefrontContent &
  Pick<ChannelConfiguration, 'shared' | 'browsing' | 'seatMap' | 'tickets' | 'transaction' | 'feature'>

/** @param configuration of one language, read and checked */
export function toVariant(
  configuration: ChannelConfiguration,
  storefront: StorefrontContent,
): LanguageVariant {
  const parts = Object.fromEntries(variantParts.map((part) => [part, configuration[part]]))
  return { ...(parts as Omit<LanguageVariant, 'storefront'>), storefront }
}

/** What a page of this language carries; the rest is fetched by the pages that need it. */
export function toPageConfiguration(variant: LanguageVariant): PageConfiguration {
  const { shared, browsing, seatMap, tickets, transaction, feature, storefront } = variant
  return { ...storefront, shared, browsing, seatMap, tickets, transaction, feature }
}
