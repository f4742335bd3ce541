import fc from 'fast-check'
import { computeContainedTax, sum, toWire, toMinor } from './money.ts'

const price = fc.integer({ min: 0, max: 100_000_000 })
const rate = fc.integer({ min: 0, max: 5_000 })

describe('money of an order', () => {
  it('splits a price so that net and tax add up to it exactly', () => {
    fc.assert(
      fc.property(price, rate, (gross, basisPoints) => {
        const amount = computeContainedTax(gross, basisPoints)
        expect(amount.gross).toBe(gross)
        expect(amount.tax).toBeGreaterThanOrEqual(0)
        expect(amount.tax).toBeLessThanOrEqual(gross)
      }),
    )
  })

  it('rounds the contained tax half up, as exact fractions have it', () => {
    fc.assert(
      fc.property(price, rate, (gross, basisPoints) => {
        const { tax } = computeContainedTax(gross, basisPoints)
        // |tax − gross·r/(10000+r)| ≤ 1/2, in integers; a tie is rounded up.
        const divisor = BigInt(10_000 + basisPoints)
        const error = 2n * (BigInt(tax) * divisor - BigInt(gross) * BigInt(basisPoints))
        expect(error > -divisor && error <= divisor).toBe(true)
      }),
    )
  })

  it('writes amounts with at most two decimals, which read back as the same pence', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(price, rate), { maxLength: 20 }), (lines) => {
        const total = sum(lines.map(([gross, basisPoints]) => computeContainedTax(gross, basisPoints)))
        const wire = toWire(total)
        for (const value of [wire.valueIncludingTax, wire.valueExcludingTax, wire.tax])
          expect(JSON.stringify(value)).toMatch(/^\d+(\.\d{1,2})?$/)
        expect(Math.round(wire.valueIncludingTax * 100)).toBe(total.gross)
        expect(Math.round(wire.valueExcludingTax * 100) + Math.round(wire.tax * 100)).toBe(total.gross)
      }),
    )
  })

  it('knows the sums of a plain order', () => {
    expect(computeContainedTax(1080, 2000)).toEqual({ gross: 1080, tax: 180 })
    expect(toWire({ gross: 1250, tax: 208 })).toEqual({
      valueIncludingTax: 12.5,
      valueExcludingTax: 10.42,
      tax: 2.08,
    })
  })

  it('refuses amounts that are no whole number of minor units', () => {
    expect(() => computeContainedTax(12.5, 2000)).toThrow(RangeError)
    expect(() => computeContainedTax(-1, 2000)).toThrow(RangeError)
  })

  it('refuses a sum that is too large to be exact', () => {
    const largest = { gross: Number.MAX_SAFE_INTEGER, tax: 0 }
    expect(sum([largest, { gross: 0, tax: 0 }])).toEqual(largest)
    expect(() => sum([largest, { gross: 1, tax: 0 }])).toThrow(RangeError)
  })
})

describe('an amount in the main unit', () => {
  it.each([
    [12.5, 2, 1250],
    [0.29, 2, 29],
    [1.005, 2, null],
    [1.005, 3, 1005],
    [700, 0, 700],
    [0.5, 0, null],
    [-3.1, 2, -310],
    [Number.NaN, 2, null],
    [1e300, 2, null],
  ])('of %p with %p decimals is %p', (value, decimals, minor) => {
    expect(toMinor(value, decimals)).toBe(minor)
  })
})
