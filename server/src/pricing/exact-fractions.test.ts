import { findDifferences } from './testing/compare-with-exact.ts'

it('prices 2,000 random orders like exact fractions, in currencies of 0, 2 and 3 decimals', () => {
  expect(findDifferences(2_000).slice(0, 3)).toEqual([])
})

it('would detect another rounding rule', () => {
  expect(findDifferences(300, 'HalfEven').length).toBeGreaterThan(10)
})
