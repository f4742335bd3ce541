import { findDifferences } from './testing/compare-with-exact.ts'

it('prices 100,000 random orders like exact fractions, in currencies of 0, 2 and 3 decimals', () => {
  expect(findDifferences(100_000).slice(0, 3)).toEqual([])
}, 300_000)
