import { model } from '@foyer/theme-tokens/configuration/model'
import { flag } from '@foyer/theme-tokens/configuration/rules'
import { whole } from './rules.ts'

/** Section `giftShop`. */
export class GiftShopConfiguration {
  maximumAllowedItemsInAnOrder = 99

  /** Gifts may be sent to somebody else. */
  allowRecipient = true
}
model(GiftShopConfiguration, {
  maximumAllowedItemsInAnOrder: whole(1, 999),
  allowRecipient: flag(),
})
