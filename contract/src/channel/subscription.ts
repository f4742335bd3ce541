import { model } from '@foyer/theme-tokens/configuration/model'
import { flag } from '@foyer/theme-tokens/configuration/rules'
import { whole } from './rules.ts'

/** Section `subscription`. */
export class SubscriptionConfiguration {
  expiringSoonThresholdInMonths = 1

  /** Members who pay through somebody else see that they cannot change it here. */
  showThirdPartyPaymentProviderWarning = false
}
model(SubscriptionConfiguration, {
  expiringSoonThresholdInMonths: whole(0, 24),
  showThirdPartyPaymentProviderWarning: flag(),
})
