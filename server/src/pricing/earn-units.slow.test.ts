import { findEarningDifferences } from './testing/earn-exactly.ts'

it('earns like exact fractions for 100,000 random orders', () => {
  expect(findEarningDifferences(100_000)).toEqual([])
}, 300_000)
