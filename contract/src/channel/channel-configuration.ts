import { model } from '@foyer/theme-tokens/configuration/model'
import { check, flag, maybe, part } from '@foyer/theme-tokens/configuration/rules'
import { isSameLanguage } from '../omnia/language-address.ts'
import { listPageParameters, pageTypes, type PageType } from '../omnia/pages.ts'
import { findShopPage } from '../omnia/shop-addresses.ts'
import { BrowsingConfiguration } from './browsing.ts'
import { CustomPage, StandardPage } from './custom-content.ts'
import { FeatureConfiguration } from './feature.ts'
import { FoodAndBeverageConfiguration } from './food-and-beverage.ts'
import { GiftShopConfiguration } from './gift-shop.ts'
import { LivingTicketConfiguration } from './living-ticket.ts'
import { LoyaltyConfiguration } from './loyalty.ts'
import {
  identifier,
  identifierNeeded,
  languageTag,
  languageTagNeeded,
  origin,
  originNeeded,
  pagePattern,
  pagePatternNeeded,
} from './patterns.ts'
import { text, pattern, hasParts, patterns } from './rules.ts'
import { SeatMapConfiguration } from './seat-map.ts'
import { SharedConfiguration } from './shared.ts'
import { SubscriptionConfiguration } from './subscription.ts'
import { TicketsConfiguration } from './tickets.ts'
import { TransactionConfiguration } from './transaction.ts'

export class Languages {
  primaryLanguageTag!: string
}
model(Languages, {
  primaryLanguageTag: pattern(languageTag, languageTagNeeded),
})

export class Themes {
  /** Name of the shown theme; default the brand's own. */
  selectedThemeName?: string
}
model(Themes, {
  selectedThemeName: maybe(pattern(identifier, identifierNeeded)),
})

const aliases: ReadonlySet<string> = new Set(pageTypes)

/** Each alias is known, each pattern valid, with only the page's own parameters and none twice. */
const isPageMap = (found: unknown) => {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return false
  return Object.entries(found).every(([alias, pattern]) => {
    if (!aliases.has(alias) || typeof pattern !== 'string' || !pagePattern.test(pattern)) return false
    const names = pattern.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []))
    const own = listPageParameters(alias as PageType)
    return new Set(names).size === names.length && names.every((name) => own.includes(name))
  })
}

const isAmongLanguages = (found: unknown, around: object) => {
  const tag = (found as Partial<Languages> | undefined)?.primaryLanguageTag
  const languages: unknown = (around as Partial<ChannelConfiguration>).shared?.localisation?.languages
  if (tag === undefined || !Array.isArray(languages) || languages.length === 0) return true
  return languages.some(
    (language: { languageTag?: unknown } | null) =>
      typeof language?.languageTag === 'string' && isSameLanguage(language.languageTag, tag),
  )
}

/** The first of the chain's own pages whose address is one of the shop's, and whose: that page would never be seen. */
function takenPage(found: unknown, around: object): { page: CustomPage; taker: string } | undefined {
  const { pages } = around as Partial<ChannelConfiguration>
  const list: readonly unknown[] = Array.isArray(found) ? found : []
  for (const page of list as readonly (CustomPage | null)[]) {
    const taker = typeof page?.route === 'string' && isPageMap(pages) && findShopPage(page.route, pages)
    if (page && taker) return { page, taker }
  }
}
const neededAddress = (found: unknown, around: object) => {
  const { page, taker } = takenPage(found, around) ?? {}
  return `an address of its own for the page ${page?.id}: at ${page?.route} stands ${taker}`
}

/**
 * `brands/<brand>/channel.json`: the configuration of a sales channel in its primary language. Omitted values have the
 * defaults below. `channel.<language tag>.json` has overrides for another language: objects are merged, lists and
 * values replaced, and the result is validated by the same rules.
 */
export class ChannelConfiguration {
  /** For editors: the published JSON Schema. */
  $schema?: string

  /** Default language with its region. */
  culture!: string

  country!: string

  tenantId!: string

  filmTerritoryShortCode!: string

  requiredCinemaGroupPrompt = true

  /** Addresses that differ from the default map: alias to URL pattern. */
  pages: Partial<Record<(typeof pageTypes)[number], string>> = {}

  /** Origins, besides our own, that scripts may call. */
  connectOrigins: string[] = []

  /** Origins that pictures and films may come from. */
  mediaOrigins: string[] = []

  /** Origins that forms may be sent to. */
  formOrigins: string[] = []

  languages!: Languages

  themes = new Themes()

  shared!: SharedConfiguration

  browsing = new BrowsingConfiguration()

  foodAndBeverage = new FoodAndBeverageConfiguration()

  giftShop = new GiftShopConfiguration()

  loyalty = new LoyaltyConfiguration()

  livingTicket = new LivingTicketConfiguration()

  seatMap = new SeatMapConfiguration()

  subscription = new SubscriptionConfiguration()

  tickets!: TicketsConfiguration

  transaction = new TransactionConfiguration()

  feature = new FeatureConfiguration()

  customPages: CustomPage[] = []

  standardPages: StandardPage[] = []
}
model(ChannelConfiguration, {
  $schema: maybe(text(1, 300)),
  culture: pattern(languageTag, languageTagNeeded),
  country: pattern(/^[A-Z]{2}$/, 'an ISO 3166-1 code of two capitals such as GB'),
  tenantId: text(1, 50),
  filmTerritoryShortCode: text(1, 5),
  requiredCinemaGroupPrompt: flag(),
  pages: [
    check(
      'pages',
      isPageMap,
      `an object of page aliases, each with ${pagePatternNeeded}, the page's own parameters and no parameter twice`,
    ),
  ],
  connectOrigins: patterns(origin, originNeeded),
  mediaOrigins: patterns(origin, originNeeded),
  formOrigins: patterns(origin, originNeeded),
  languages: [
    check(
      'primaryLanguage',
      isAmongLanguages,
      'a primaryLanguageTag that is among shared.localisation.languages',
    ),
    ...part(Languages),
  ],
  themes: part(Themes),
  shared: part(SharedConfiguration),
  browsing: part(BrowsingConfiguration),
  foodAndBeverage: part(FoodAndBeverageConfiguration),
  giftShop: part(GiftShopConfiguration),
  loyalty: part(LoyaltyConfiguration),
  livingTicket: part(LivingTicketConfiguration),
  seatMap: part(SeatMapConfiguration),
  subscription: part(SubscriptionConfiguration),
  tickets: part(TicketsConfiguration),
  transaction: part(TransactionConfiguration),
  feature: part(FeatureConfiguration),
  customPages: [
    ...hasParts(CustomPage, { uniqueBy: ['id', 'route'] }),
    check('ownAddress', (found, around) => !takenPage(found, around), neededAddress),
  ],
  standardPages: hasParts(StandardPage, { uniqueBy: 'type' }),
})
