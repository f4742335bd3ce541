import { isFilterMet, type Filter } from './filter.ts'
import { FiltersStore } from './filters.ts'
import { getBillingValues, createSubscriptionFilter } from './subscription-filter.ts'

const options = [
  { subscriptionId: 'gold', billingPeriodInMonths: 12, isRecurring: false },
  { subscriptionId: 'gold', billingPeriodInMonths: 1, isRecurring: true },
  { subscriptionId: 'silver', billingPeriodInMonths: 1, isRecurring: true },
] as const

/** A filter of these ways to pay, in a store that has no films. */
function opened(choice: Parameters<FiltersStore['open']>[1] = {}) {
  const store = new FiltersStore(() => false)
  store.open(
    createSubscriptionFilter('subscriptions', () => options),
    choice,
  )
  const filter = () => store.filter('subscriptions') as Filter
  const left = () => options.filter((option) => isFilterMet(filter(), getBillingValues(option)))
  return { store, filter, left }
}

it('asks for subscription, billing period and recurrence, and starts from nothing of its own', () => {
  const { filter } = opened()
  expect(filter()).toEqual({
    id: 'subscriptions',
    siteId: null,
    type: 'Subscription',
    sections: {
      subscription: {
        fixed: false,
        options: [
          { value: 'gold', selected: false },
          { value: 'silver', selected: false },
        ],
      },
      billingPeriod: {
        fixed: false,
        options: [
          { value: '1', selected: false },
          { value: '12', selected: false },
        ],
      },
      billingRecurrence: {
        fixed: false,
        options: [
          { value: 'NonRecurring', selected: false },
          { value: 'Recurring', selected: false },
        ],
      },
    },
  })
})

it('leaves what answers each section that has a choice', () => {
  expect(opened().left()).toHaveLength(3)
  expect(opened({ subscription: ['gold', 'silver'] }).left()).toHaveLength(3)
  expect(opened({ subscription: ['gold'], billingRecurrence: ['Recurring'] }).left()).toEqual([options[1]])
  expect(opened({ billingPeriod: ['12'], billingRecurrence: ['Recurring'] }).left()).toEqual([])
})

it('takes several subscriptions and one period', () => {
  const { store, left } = opened()
  store.select('subscriptions', 'subscription', 'gold')
  store.select('subscriptions', 'subscription', 'silver')
  store.select('subscriptions', 'billingPeriod', '12')
  expect(left()).toEqual([options[0]])
  store.select('subscriptions', 'billingPeriod', '1')
  expect(left()).toEqual([options[1], options[2]])
})
