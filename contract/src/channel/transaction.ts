import { model } from '@foyer/theme-tokens/configuration/model'
import { flag, part } from '@foyer/theme-tokens/configuration/rules'
import { whole } from './rules.ts'

export class CustomerDetails {
  autofillMemberDetails = true

  autofillMemberTaxDetails = true
}
model(CustomerDetails, {
  autofillMemberDetails: flag(),
  autofillMemberTaxDetails: flag(),
})

/** Section `transaction`. */
export class TransactionConfiguration {
  maximumAllowedItemsInAnOrder = 99

  /** Prices shown include tax. */
  isTaxInclusiveMode = true

  customerDetails = new CustomerDetails()
}
model(TransactionConfiguration, {
  maximumAllowedItemsInAnOrder: whole(1, 999),
  isTaxInclusiveMode: flag(),
  customerDetails: part(CustomerDetails),
})
