import { addAmounts, addValues, multiplyValue } from './amounts.ts'

const value = (valueIncludingTax: number, tax: number) => ({
  valueIncludingTax,
  valueExcludingTax: valueIncludingTax - tax,
  tax,
})

describe('amounts in the main unit', () => {
  it('add up without binary dust, up and down', () => {
    expect(addAmounts([0.1, 0.2])).toBe(0.3)
    expect(addAmounts([1.6, -0.8, -0.8])).toBe(0)
    expect(addAmounts([0.001, 0.0002])).toBe(0.0012)
    expect(addAmounts([])).toBe(0)
  })

  it('add up and multiply part by part', () => {
    const twice = { valueIncludingTax: 27, valueExcludingTax: 22.5, tax: 4.5 }
    expect(addValues([value(13.5, 2.25), value(13.5, 2.25)])).toEqual(twice)
    expect(multiplyValue(value(13.5, 2.25), 2)).toEqual(twice)
    expect(multiplyValue({ valueIncludingTax: 0.1, valueExcludingTax: 0.07, tax: 0.03 }, 3)).toEqual({
      valueIncludingTax: 0.3,
      valueExcludingTax: 0.21,
      tax: 0.09,
    })
  })
})
