import type { MonetaryValue } from '@foyer/contract/wire/common'

/** Nothing to pay. */
export const noAmount: MonetaryValue = { valueIncludingTax: 0, valueExcludingTax: 0, tax: 0 }

/** Minor units of any currency have at most four decimals. */
const scale = 10_000

const whole = (amount: number) => Math.round(amount * scale)

/** Sum of amounts in the main unit, computed in whole ten-thousandths, so that 0.1 + 0.2 is 0.3. */
export function addAmounts(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + whole(amount), 0) / scale
}

const apply = (reckon: (part: keyof MonetaryValue) => number): MonetaryValue => ({
  valueIncludingTax: reckon('valueIncludingTax'),
  valueExcludingTax: reckon('valueExcludingTax'),
  tax: reckon('tax'),
})

/** Sum part by part: the tax of a sum is the sum of the taxes, as the server computes it. */
export function addValues(values: readonly MonetaryValue[]): MonetaryValue {
  return apply((part) => addAmounts(values.map((value) => value[part])))
}

/** The same amount so many times. */
export function multiplyValue(value: MonetaryValue, count: number): MonetaryValue {
  return apply((part) => (whole(value[part]) * count) / scale)
}
