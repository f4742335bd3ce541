import { model } from '@foyer/theme-tokens/configuration/model'
import { readModel, type Reading } from '@foyer/theme-tokens/configuration/read'
import { part } from '@foyer/theme-tokens/configuration/rules'
import { BrowsingConfiguration } from './browsing.ts'
import { FeatureConfiguration } from './feature.ts'
import { FoodAndBeverageConfiguration } from './food-and-beverage.ts'
import { GiftShopConfiguration } from './gift-shop.ts'
import type { PageConfiguration } from './language-variant.ts'
import { LoyaltyConfiguration } from './loyalty.ts'
import { SeatMapConfiguration } from './seat-map.ts'
import { SharedConfiguration } from './shared.ts'
import { StorefrontContent } from './storefront-content.ts'
import { TicketsConfiguration } from './tickets.ts'
import { TransactionConfiguration } from './transaction.ts'

/** The sections that a page carries. */
class PageSections {
  shared!: SharedConfiguration
  browsing!: BrowsingConfiguration
  foodAndBeverage!: FoodAndBeverageConfiguration
  giftShop!: GiftShopConfiguration
  seatMap!: SeatMapConfiguration
  tickets!: TicketsConfiguration
  transaction!: TransactionConfiguration
  loyalty!: LoyaltyConfiguration
  feature!: FeatureConfiguration
}
model(PageSections, {
  shared: part(SharedConfiguration),
  browsing: part(BrowsingConfiguration),
  foodAndBeverage: part(FoodAndBeverageConfiguration),
  giftShop: part(GiftShopConfiguration),
  seatMap: part(SeatMapConfiguration),
  tickets: part(TicketsConfiguration),
  transaction: part(TransactionConfiguration),
  loyalty: part(LoyaltyConfiguration),
  feature: part(FeatureConfiguration),
})

/** Reads a page's configuration from an untrusted source: browser storage, or a network answer. */
export function readPageConfiguration(json: unknown): Reading<PageConfiguration> {
  const whole: Record<string, unknown> = typeof json === 'object' && json !== null ? { ...json } : {}
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
    ...content
  } = whole
  const sections = readModel(PageSections, {
    shared,
    browsing,
    foodAndBeverage,
    giftShop,
    seatMap,
    tickets,
    transaction,
    loyalty,
    feature,
  })
  const storefront = readModel(StorefrontContent, content)
  if (sections.value === null || storefront.value === null) {
    return { value: null, issues: [...sections.issues, ...storefront.issues] }
  }
  return { value: { ...storefront.value, ...sections.value }, issues: [] }
}
