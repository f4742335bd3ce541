import { countEarnedUnits, countUnitsFor, toWorth, type EarnRule } from './earn-units.ts'
import { findEarningDifferences } from './testing/earn-exactly.ts'

const tenAPound: EarnRule = { kind: 'ByAmount', units: 10, perMinorUnits: 100 }
const line = (amount: number, showtimeId: string | null = null, factorPerMille = 1_000) => ({
  amount,
  showtimeId,
  factorPerMille,
})

it('counts for what was paid, and rounds down once', () => {
  const lines = [line(1_255), line(1_255)]
  expect(countEarnedUnits({ lines, total: 2_510, paid: 2_510 }, tenAPound)).toBe(251)
  expect(countEarnedUnits({ lines: [line(1_255)], total: 1_255, paid: 1_255 }, tenAPound)).toBe(125)
})

it('counts nothing for what was paid with units, spread over the order', () => {
  const lines = [line(1_000, 'late', 2_000), line(1_000)]
  expect(countEarnedUnits({ lines, total: 2_000, paid: 2_000 }, tenAPound)).toBe(300)
  expect(countEarnedUnits({ lines, total: 2_000, paid: 1_000 }, tenAPound)).toBe(150)
  expect(countEarnedUnits({ lines, total: 2_000, paid: 0 }, tenAPound)).toBe(0)
  expect(countEarnedUnits({ lines: [], total: 0, paid: 0 }, tenAPound)).toBe(0)
})

it('counts each showtime that is paid once', () => {
  const rule: EarnRule = { kind: 'ByShowtime', units: 40 }
  const lines = [line(900, 'a'), line(900, 'a'), line(0, 'b'), line(500), line(800, 'c', 1_500)]
  expect(countEarnedUnits({ lines, total: 3_100, paid: 3_100 }, rule)).toBe(100)
  expect(countEarnedUnits({ lines, total: 3_100, paid: 0 }, rule)).toBe(0)
})

it('agrees with exact fractions for 2,000 random orders', () => {
  expect(findEarningDifferences(2_000)).toEqual([])
})

it('would detect rounding of each line', () => {
  expect(findEarningDifferences(300, 'EachLine').length).toBeGreaterThan(10)
})

it('takes at least the units that an amount costs, and never more than they are worth', () => {
  for (const rate of [
    { units: 100, minorUnits: 100 },
    { units: 3, minorUnits: 2 },
    { units: 1, minorUnits: 7 },
    { units: 1_000, minorUnits: 333 },
  ])
    for (let units = 0; units < 500; units += 1) {
      const worth = toWorth(units, rate)
      expect(countUnitsFor(worth, rate)).toBeLessThanOrEqual(units)
      expect(countUnitsFor(worth + 1, rate)).toBeGreaterThan(units)
    }
})
