import type { SubscriptionPeriod } from '@foyer/contract/wire/enumerations'
import type { FilterValues } from './filter.ts'
import type { FilterDefinition } from './filters.ts'

/** Sections of a filter of subscription payment options. */
export interface BillingDetails {
  readonly subscriptionId: string
  readonly billingPeriodInMonths: SubscriptionPeriod
  readonly isRecurring: boolean
}

export type BillingRecurrence = 'Recurring' | 'NonRecurring'

const getRecurrence = ({ isRecurring }: BillingDetails): BillingRecurrence =>
  isRecurring ? 'Recurring' : 'NonRecurring'

/** Values of a payment option by section of a filter. */
export function getBillingValues(option: BillingDetails): FilterValues {
  return {
    subscription: [option.subscriptionId],
    billingPeriod: [String(option.billingPeriodInMonths)],
    billingRecurrence: [getRecurrence(option)],
  }
}

/**
 * The filter of subscription payment options: several subscriptions together, one period, one recurrence. Periods are
 * listed from the shortest; subscriptions and recurrences in the order of the options.
 * @param options on offer; read again when they change
 */
export function createSubscriptionFilter(
  id: string,
  options: () => readonly BillingDetails[],
): FilterDefinition {
  return {
    id,
    type: 'Subscription',
    // Subscriptions are the chain's.
    siteId: null,
    sections: () => {
      const offered = options()
      const periods = [...new Set(offered.map((option) => option.billingPeriodInMonths))]
      return {
        subscription: {
          values: [...new Set(offered.map((option) => option.subscriptionId))],
          multiple: true,
        },
        billingPeriod: { values: periods.sort((a, b) => a - b).map(String) },
        billingRecurrence: { values: [...new Set(offered.map(getRecurrence))] },
      }
    },
  }
}
