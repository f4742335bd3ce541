import { findNearestLimit, findReachedLimit } from './item-limits.ts'

const input = { quantity: 1, total: 3, maximumItems: 99, limitPerOrder: null, quantityAvailable: null }

it.each([
  ['an order', { total: 99 }, { kind: 'order', maximum: 99 }],
  ['a price', { limitPerOrder: 1 }, { kind: 'price', maximum: 1 }],
  ['the stock', { quantityAvailable: 1 }, { kind: 'stock', maximum: 1 }],
  ['the nearest', { limitPerOrder: 4, quantityAvailable: 1 }, { kind: 'stock', maximum: 1 }],
  ['none', {}, null],
])('of %s', (_, change, expected) => {
  expect(findReachedLimit({ ...input, ...change })).toEqual(expected)
})

it('says how many more there may be, never fewer than none', () => {
  expect(findNearestLimit({ ...input, limitPerOrder: 4 }).left).toBe(3)
  expect(findNearestLimit({ ...input, quantityAvailable: 0 }).left).toBe(0)
})
