import { findWorth, getUnitStep, toAmount } from './balance-worth.ts'

const amount = (value: number) => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })
const maximum = (spending: { units: number; amount: number } | null, units = 900, value = 9) => ({
  payment: {
    balanceTypeId: 'points',
    maximumValue: amount(value),
    maximumUnits: units,
    availableUnits: units,
  },
  relatedData: {
    balanceType: { id: 'points', name: { text: 'Points', translations: [] }, spending, isPrimary: true },
  },
})

it('is what the server says, or what the most comes to', () => {
  expect(findWorth(maximum({ units: 100, amount: 1 }))).toEqual({ units: 100, amount: 1 })
  expect(findWorth(maximum(null))).toEqual({ units: 900, amount: 9 })
  expect(findWorth(maximum(null, 0, 0))).toBeNull()
})

it.each([
  [640, { units: 100, amount: 1 }, 2, 6.4],
  [29, { units: 100, amount: 1 }, 2, 0.29],
  [7, { units: 3, amount: 0.02 }, 2, 0.04],
  [149, { units: 1, amount: 1 }, 0, 149],
])('rounds %p units down to what can be paid', (units, worth, decimals, pays) => {
  expect(toAmount(units, worth, decimals)).toBe(pays)
})

it('moves by ten, or by what a coin costs where there are few', () => {
  expect(getUnitStep(1_730, { units: 100, amount: 1 }, 2)).toBe(10)
  expect(getUnitStep(60, { units: 100, amount: 1 }, 2)).toBe(1)
  expect(getUnitStep(5_000, { units: 1_000, amount: 1 }, 2)).toBe(100)
})
