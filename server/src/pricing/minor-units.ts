import { computeContainedTax, sum, type TaxedAmount } from '../domain/money.ts'
import type { BasisPoints, MinorUnits, TaxMode } from './order-to-price.ts'

/**
 * Arithmetic of prices in whole minor units. Every share, including tax, is rounded by one rule: half up, once, on its
 * own line. Sums are never rounded.
 */

const wholeInBasisPoints = 10_000

/**
 * @param name of the value, for the error
 * @throws RangeError on anything but a whole, safe, non-negative number: a programmer's error.
 */
export function requireAmount(amount: number, name = 'an amount in minor units'): MinorUnits {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not ${name}: ${amount}`)
  return amount
}

/** @throws RangeError on anything but a whole number, at least one. */
export function requireQuantity(quantity: number): number {
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`not a quantity: ${quantity}`)
  return quantity
}

/**
 * Converts the result of exact arithmetic.
 * @throws RangeError if it is negative or too large to be exact.
 */
export function toMinorUnits(exact: bigint): MinorUnits {
  if (exact < 0n || exact > BigInt(Number.MAX_SAFE_INTEGER))
    throw new RangeError(`not an amount in minor units: ${exact}`)
  return Number(exact)
}

/** Multiplies a price by a quantity. @throws RangeError if the amount is too large to be exact. */
export function multiply(amount: MinorUnits, quantity: number): MinorUnits {
  return toMinorUnits(BigInt(requireAmount(amount)) * BigInt(requireQuantity(quantity)))
}

/** A share of an amount, rounded half up. @throws RangeError as `requireAmount`, and if the share is too large. */
export function takeShare(amount: MinorUnits, basisPoints: BasisPoints): MinorUnits {
  const doubled =
    2n * BigInt(requireAmount(amount)) * BigInt(requireAmount(basisPoints, 'a share in basis points'))
  const whole = BigInt(wholeInBasisPoints)
  return toMinorUnits((doubled + whole) / (2n * whole))
}

/** A share of at most the whole, for reductions. @throws RangeError on more than 10,000 basis points. */
export function takePart(amount: MinorUnits, basisPoints: BasisPoints): MinorUnits {
  if (basisPoints > wholeInBasisPoints) throw new RangeError(`more than the whole: ${basisPoints}`)
  return takeShare(amount, basisPoints)
}

/** An amount with its tax, contained in it or added to it. */
export function applyTax(amount: MinorUnits, taxBasisPoints: BasisPoints, mode: TaxMode): TaxedAmount {
  if (mode === 'Inclusive') return computeContainedTax(amount, taxBasisPoints)
  const tax = takeShare(amount, taxBasisPoints)
  return sum([
    { gross: amount, tax: 0 },
    { gross: tax, tax },
  ])
}

/** Subtracts an amount with the same tax rate. */
export function subtract(from: TaxedAmount, less: TaxedAmount): TaxedAmount {
  return { gross: from.gross - less.gross, tax: from.tax - less.tax }
}

/**
 * Divides an amount among lines by their weights, exactly: each gets its share rounded down, and the remaining units go
 * one each to the largest remainders, equal ones ordered by id. If the amount is at most the sum of the weights, no
 * line gets more than its weight. The order of the lines has no effect.
 * @param amount at most the sum of the weights
 */
export function distribute(
  amount: MinorUnits,
  weights: ReadonlyMap<string, MinorUnits>,
): Map<string, number> {
  const total = [...weights.values()].reduce((all, weight) => all + BigInt(weight), 0n)
  if (BigInt(requireAmount(amount)) > total) throw new RangeError(`more than there is: ${amount} of ${total}`)
  if (amount === 0) return new Map([...weights.keys()].map((id) => [id, 0]))
  const shares = [...weights].map(([id, weight]) => {
    const product = BigInt(amount) * BigInt(weight)
    return { id, whole: Number(product / total), remainder: product % total }
  })
  const left = amount - shares.reduce((given, { whole }) => given + whole, 0)
  const byRemainder = shares.toSorted((a, b) => {
    if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1
    return a.id < b.id ? -1 : 1
  })
  return new Map(byRemainder.map(({ id, whole }, index) => [id, whole + (index < left ? 1 : 0)]))
}
