/** An exact number, `top / bottom`; the bottom is positive. Not reduced: only comparison and rounding use it. */
export interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

export const zero: Fraction = { top: 0n, bottom: 1n }
export const one: Fraction = { top: 1n, bottom: 1n }

export const toFraction = (top: number | bigint, bottom: number | bigint = 1n): Fraction => ({
  top: BigInt(top),
  bottom: BigInt(bottom),
})

export function add(a: Fraction, b: Fraction): Fraction {
  return a.bottom === b.bottom
    ? { top: a.top + b.top, bottom: a.bottom }
    : { top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom }
}

export const minus = (a: Fraction, b: Fraction) => add(a, { top: -b.top, bottom: b.bottom })
export const times = (a: Fraction, b: Fraction) => ({ top: a.top * b.top, bottom: a.bottom * b.bottom })
export const over = (a: Fraction, b: Fraction) => times(a, { top: b.bottom, bottom: b.top })
export const isLess = (a: Fraction, b: Fraction) => a.top * b.bottom < b.top * a.bottom
export const isEqual = (a: Fraction, b: Fraction) => a.top * b.bottom === b.top * a.bottom
export const least = (a: Fraction, b: Fraction) => (isLess(b, a) ? b : a)
export const greatest = (a: Fraction, b: Fraction) => (isLess(a, b) ? b : a)
export const addAll = (all: readonly Fraction[]) => all.reduce(add, zero)

/** The largest whole number not above it, for a non-negative fraction. */
export const floor = ({ top, bottom }: Fraction) => top / bottom

export type Rounding = 'HalfUp' | 'HalfEven'

/** Rounds to a number of decimals. */
export function round(exact: Fraction, decimals: number, rounding: Rounding): Fraction {
  const unit = toFraction(10n ** BigInt(decimals))
  const scaled = times(exact, unit)
  const below = floor(scaled)
  const rest = minus(scaled, toFraction(below))
  const half = toFraction(1, 2)
  const isUp = isEqual(rest, half) ? rounding === 'HalfUp' || below % 2n === 1n : isLess(half, rest)
  return { top: isUp ? below + 1n : below, bottom: unit.top }
}
