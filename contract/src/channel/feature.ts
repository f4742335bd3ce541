import { model } from '@foyer/theme-tokens/configuration/model'
import { flag } from '@foyer/theme-tokens/configuration/rules'

/** Section `feature`: parts of the product that a chain has or has not. */
export class FeatureConfiguration {
  foodAndBeverage = false

  /**
   * A field for vouchers, cards and codes of discounts. A channel has to configure a type of code also if it takes none, so
   * that its types alone do not show the field.
   */
  codes = false

  giftShop = false

  loyalty = false

  subscriptions = false

  livingTicket = false
}
model(FeatureConfiguration, {
  foodAndBeverage: flag(),
  codes: flag(),
  giftShop: flag(),
  loyalty: flag(),
  subscriptions: flag(),
  livingTicket: flag(),
})
