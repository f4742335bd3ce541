import { model } from '@foyer/theme-tokens/configuration/model'
import { flag } from '@foyer/theme-tokens/configuration/rules'

/** Section `feature`: parts of the product that a chain has or has not. */
export class FeatureConfiguration {
  foodAndBeverage = false

  giftShop = false

  loyalty = false

  subscriptions = false

  livingTicket = false
}
model(FeatureConfiguration, {
  foodAndBeverage: flag(),
  giftShop: flag(),
  loyalty: flag(),
  subscriptions: flag(),
  livingTicket: flag(),
})
