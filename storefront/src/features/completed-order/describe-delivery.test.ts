import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import { describeDelivery, isAllBrought } from './describe-delivery.ts'

const texts = {
  t: (key: string, parameters: Readonly<Record<string, string | number>> = {}) =>
    [key.split('.').at(-1), ...Object.values(parameters)].join(' '),
  text: (translated: { readonly text: string } | null | undefined) => translated?.text ?? '',
  time: (instant: string) => instant.slice(11, 16),
  offsetInMinutes: 60,
}
const delivery = (method: string, more = {}) => ({ id: 'd1', itemIds: ['i1'], method, ...more })

it.each([
  ['counter', {}],
  ['counter', { itemDeliveries: [delivery('CounterPickup')] }],
  ['seat G5', { itemDeliveries: [delivery('InSeatDelivery', { seat: { name: 'G5' } })] }],
  ['InSeatDelivery', { itemDeliveries: [delivery('InSeatDelivery')] }],
  [
    'place Table 3',
    {
      itemDeliveries: [
        delivery('CustomLocationDelivery', { siteOrderLocation: { name: { text: 'Table 3' } } }),
      ],
    },
  ],
  [
    'pickup 20:10',
    {
      itemDeliveries: [delivery('ServiceAreaPickup')],
      serviceAreaPickupSchedule: { startsAt: '2026-11-21T19:10:00Z' },
    },
  ],
])('says %s', (said, order) => {
  expect(describeDelivery(order as unknown as CompletedOrderResponse['order'], texts)).toBe(said)
})

it.each([
  ['all lines go to seats or tables', [['a'], ['b']], true],
  ['one line is fetched', [['a']], false],
  ['nothing is delivered', [], false],
])('says whether nothing is fetched: %s', (_, deliveries, expected) => {
  const methods = ['InSeatDelivery', 'CustomLocationDelivery'] as const
  const itemDeliveries = deliveries.map((itemIds, index) => ({
    id: String(index),
    method: methods[index] ?? ('CounterPickup' as const),
    itemIds,
  }))
  const items = ['a', 'b'].map((id) => ({ id, itemId: id }))
  expect(isAllBrought({ items, itemDeliveries })).toBe(expected)
})
