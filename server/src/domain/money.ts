import type { MonetaryValue } from '@foyer/contract/wire/common'

/** An amount as the server computes with it: integer minor units, with the contained tax. */
export interface TaxedAmount {
  /** What is paid, tax included, in minor units (pence). */
  readonly gross: number
  /** The part of `gross` that is tax, in minor units. */
  readonly tax: number
}

const wholeInBasisPoints = 10_000

/**
 * Splits a price into net and contained tax, rounded half up to the minor unit.
 * Integers only: `gross × rate / (1 + rate)`, with the rate in basis points (2000 is 20 %).
 * @throws RangeError on an amount that is not a whole, safe, non-negative number of minor units: a programmer's error.
 */
export function computeContainedTax(gross: number, taxBasisPoints: number): TaxedAmount {
  if (!Number.isSafeInteger(gross) || gross < 0)
    throw new RangeError(`not an amount in minor units: ${gross}`)
  if (!Number.isSafeInteger(taxBasisPoints) || taxBasisPoints < 0)
    throw new RangeError(`not a tax rate in basis points: ${taxBasisPoints}`)
  const divisor = BigInt(wholeInBasisPoints + taxBasisPoints)
  const doubled = 2n * BigInt(gross) * BigInt(taxBasisPoints)
  return { gross, tax: Number((doubled + divisor) / (2n * divisor)) }
}

/**
 * Adds line by line: the tax of a total is the sum of its lines' taxes, so that a receipt adds up.
 * @throws RangeError if the sum is too large to be exact.
 */
export function sum(amounts: Iterable<TaxedAmount>): TaxedAmount {
  let gross = 0
  let tax = 0
  for (const amount of amounts) {
    gross += amount.gross
    tax += amount.tax
  }
  if (!Number.isSafeInteger(gross)) throw new RangeError(`too large a sum in minor units: ${gross}`)
  return { gross, tax }
}

/** Decimals of the currencies that the reference server sells in (pound, euro, dollar). */
const defaultDecimals = 2

/** Converts to the interface's form: main units with no more decimals than the currency has, 1250 pence as 12.5. */
export function toWire(amount: TaxedAmount, decimals: number = defaultDecimals): MonetaryValue {
  const unit = 10 ** decimals
  return {
    valueIncludingTax: amount.gross / unit,
    valueExcludingTax: (amount.gross - amount.tax) / unit,
    tax: amount.tax / unit,
  }
}

/**
 * Converts main units to minor units, 12.5 to 1250; null if the value has more decimals than the currency or is too
 * large.
 */
export function toMinor(value: number, decimals: number = defaultDecimals): number | null {
  if (!Number.isFinite(value)) return null
  const minor = Math.round(value * 10 ** decimals)
  return Number.isSafeInteger(minor) && minor / 10 ** decimals === value ? minor : null
}
