import type { MinorUnits } from './order-to-price.ts'

/** What a member collects for an order. */
export type EarnRule =
  /** So many units for so much money. */
  | { readonly kind: 'ByAmount'; readonly units: number; readonly perMinorUnits: MinorUnits }
  /** So many for each showtime that is paid. */
  | { readonly kind: 'ByShowtime'; readonly units: number }

/** A line that earns. */
export interface EarningLine {
  readonly amount: MinorUnits
  /** The showtime of a ticket; null for an item. */
  readonly showtimeId: string | null
  /** 1,000: once; 2,000: double. */
  readonly factorPerMille: number
}

export interface OrderToEarn {
  readonly lines: readonly EarningLine[]
  /** What the order costs without the goods that a balance cannot pay. */
  readonly total: MinorUnits
  /** What of that total was paid with money, and not with units. */
  readonly paid: MinorUnits
}

const mille = 1_000n

/**
 * Units that an order earns, a fraction rounded down once, at the end. What was paid with units earns none: they count as
 * spread over the whole order in proportion.
 */
export function countEarnedUnits({ lines, total, paid }: OrderToEarn, rule: EarnRule): number {
  if (total <= 0 || paid <= 0) return 0
  switch (rule.kind) {
    case 'ByAmount': {
      const weighted = lines.reduce(
        (sum, { amount, factorPerMille }) => sum + BigInt(amount) * BigInt(factorPerMille),
        0n,
      )
      const top = weighted * BigInt(Math.min(paid, total)) * BigInt(rule.units)
      return Number(top / (mille * BigInt(total) * BigInt(rule.perMinorUnits)))
    }
    case 'ByShowtime': {
      const factors = new Map<string, number>()
      for (const { amount, showtimeId, factorPerMille } of lines)
        if (showtimeId !== null && amount > 0) factors.set(showtimeId, factorPerMille)
      const sum = [...factors.values()].reduce((all, factor) => all + factor, 0)
      return Math.floor((sum * rule.units) / Number(mille))
    }
  }
}

/** What units are worth as payment. */
export interface UnitRate {
  readonly units: number
  readonly minorUnits: MinorUnits
}

/** The most that units can pay, rounded down. */
export function toWorth(units: number, rate: UnitRate): MinorUnits {
  return Number((BigInt(units) * BigInt(rate.minorUnits)) / BigInt(rate.units))
}

/** The fewest units that pay an amount, rounded up. */
export function countUnitsFor(amount: MinorUnits, rate: UnitRate): number {
  const minorUnits = BigInt(rate.minorUnits)
  return Number((BigInt(amount) * BigInt(rate.units) + minorUnits - 1n) / minorUnits)
}
