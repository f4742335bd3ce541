import type { BrowsingConfiguration } from './browsing.ts'
import type { CustomPage, StandardPage } from './custom-content.ts'
import type { FeatureConfiguration } from './feature.ts'
import type { FoodAndBeverageConfiguration } from './food-and-beverage.ts'
import type { GiftShopConfiguration } from './gift-shop.ts'
import type { LanguageVariant } from './language-variant.ts'
import type { LivingTicketConfiguration, LivingTicketImage } from './living-ticket.ts'
import type { LoyaltyConfiguration } from './loyalty.ts'
import type { SeatMapConfiguration } from './seat-map.ts'
import type { SharedConfiguration } from './shared.ts'
import type { SubscriptionConfiguration } from './subscription.ts'
import type { TicketsConfiguration } from './tickets.ts'
import type { TransactionConfiguration } from './transaction.ts'

/**
 * Calls of the sales channel's configuration: path and answer of each. All are GET, all answers have an entity tag.
 * Without schemas, so that a browser can build addresses without the validator.
 */

/** The channel that this product is. */
export const salesChannel = 'Web'

/** Base of a channel's calls, below the site: the channel in lower case. */
export const getSalesChannelBase = (channel: string) => `/api/v1/sales-channels/${channel.toLowerCase()}`

/** Areas of the language text, as in paths and before the first dot of a key. */
export const textAreas = [
  'admin',
  'browsing',
  'counter',
  'food-and-beverage',
  'gift-shop',
  'living-ticket',
  'loyalty',
  'member',
  'seat-map',
  'shared',
  'sites',
  'subscription',
  'tickets',
  'transaction',
] as const

/** Section of the configuration by area of its call. */
export const sectionOfArea = {
  browsing: 'browsing',
  'food-and-beverage': 'foodAndBeverage',
  'gift-shop': 'giftShop',
  'living-ticket': 'livingTicket',
  loyalty: 'loyalty',
  'seat-map': 'seatMap',
  shared: 'shared',
  subscription: 'subscription',
  tickets: 'tickets',
  transaction: 'transaction',
} as const satisfies Partial<Record<(typeof textAreas)[number], keyof LanguageVariant>>

export type TextArea = (typeof textAreas)[number]
export type ConfiguredArea = keyof typeof sectionOfArea

/** One section in one language. */
export interface SectionAnswer<T> {
  /** The language of the answer: the requested one, or the primary one if the channel does not have it. */
  languageTag: string
  configuration: T
}

/** Texts by key in one language, with the primary language's for missing ones. */
export interface LanguageTextAnswer {
  languageTag: string
  languageText: Record<string, string>
}

/** A theme: its colors and shapes, and its files. */
export interface ThemeAnswer {
  name: string
  theme: object
  assets: object
}

/** The whole configuration, in every language. */
export interface RootConfigurationAnswer {
  configuration: {
    languageVariantConfiguration: Record<string, LanguageVariant>
    themes: { selectedThemeName: string; allAssetsAndThemes: ThemeAnswer[] }
    languages: { primaryLanguageTag: string }
  }
}

type Sections = {
  browsing: BrowsingConfiguration
  'food-and-beverage': FoodAndBeverageConfiguration
  'gift-shop': GiftShopConfiguration
  'living-ticket': LivingTicketConfiguration
  loyalty: LoyaltyConfiguration
  'seat-map': SeatMapConfiguration
  shared: SharedConfiguration
  subscription: SubscriptionConfiguration
  tickets: TicketsConfiguration
  transaction: TransactionConfiguration
}

/** What each call answers, by its path below the channel's base. */
export type ChannelAnswers = {
  [A in ConfiguredArea as `${A}/configuration`]: SectionAnswer<Sections[A]>
} & {
  [A in TextArea as `${A}/language-text`]: LanguageTextAnswer
} & {
  configuration: RootConfigurationAnswer
  'language-text': LanguageTextAnswer
  feature: SectionAnswer<FeatureConfiguration>
  theme: ThemeAnswer
  'shared/assets': { assets: object }
  'living-ticket/assets': { assets: { images: LivingTicketImage[] } }
  'custom-content/custom-pages': { languageTag: string; customPages: CustomPage[] }
  'custom-content/standard-pages': { languageTag: string; standardPages: StandardPage[] }
}
export type ChannelPath = keyof ChannelAnswers

const areasConfigured = Object.keys(sectionOfArea) as ConfiguredArea[]

/** Every path below the channel's base. */
export const channelPaths: readonly ChannelPath[] = [
  'configuration',
  'language-text',
  ...areasConfigured.map((area) => `${area}/configuration` as const),
  ...textAreas.map((area) => `${area}/language-text` as const),
  'shared/assets',
  'living-ticket/assets',
  'custom-content/custom-pages',
  'custom-content/standard-pages',
  'feature',
  'theme',
]

/** `theme` takes a name, all others a language; both are optional. */
export type ChannelQuery<P extends ChannelPath> = P extends 'theme'
  ? { name?: string }
  : { languageTag?: string }
