/**
 * Why units moved.
 * - `earned`: by an order; `recharged`: bought; `referral`: for a friend, or a new member's start. All make a lot.
 * - `sale`: paid an order; `return`: that payment came back.
 * - `reward`: taken for a reward.
 * - `expired`: a lot ran out.
 */
export type MovementReason = 'earned' | 'recharged' | 'referral' | 'sale' | 'return' | 'reward' | 'expired'

/** A change of a balance. Instants are epoch milliseconds. */
export interface BalanceMovement {
  /** Of the order, or of what else caused it. */
  readonly causeId: string
  /** Negative where the balance fell. */
  readonly units: number
  readonly reason: MovementReason
  readonly movedAt: number
  /** Of a lot: when what is left of it runs out; null: never. */
  readonly expiresAt: number | null
}

/** What is left of units that were added together. */
export interface Lot {
  readonly units: number
  readonly expiresAt: number | null
}

const isLot = ({ reason }: BalanceMovement) =>
  reason === 'earned' || reason === 'recharged' || reason === 'referral'

/**
 * What is left of each lot: those that run out first are spent first, and of equal ones the oldest. All together they are
 * the balance. Lots with nothing left are missing.
 */
export function listLots(movements: readonly BalanceMovement[]): Lot[] {
  let spent = movements.reduce((sum, movement) => (isLot(movement) ? sum : sum - movement.units), 0)
  const lots = movements.filter(isLot).sort((a, b) => getEnd(a) - getEnd(b) || a.movedAt - b.movedAt)
  return lots.flatMap(({ units, expiresAt }) => {
    const used = Math.min(units, Math.max(0, spent))
    spent -= used
    return used === units ? [] : [{ units: units - used, expiresAt }]
  })
}

/** Units whose time is over. */
export function countRunOut(lots: readonly Lot[], now: number): number {
  return lots.reduce((sum, lot) => (getEnd(lot) <= now ? sum + lot.units : sum), 0)
}

/** The units that run out next, and when; null if none will. */
export function findNextToRunOut(lots: readonly Lot[], now: number): Lot | null {
  const ends = lots.map(getEnd).filter((end) => end > now && end !== never)
  if (ends.length === 0) return null
  const expiresAt = Math.min(...ends)
  return {
    units: lots.reduce((sum, lot) => (lot.expiresAt === expiresAt ? sum + lot.units : sum), 0),
    expiresAt,
  }
}

const never = Number.MAX_SAFE_INTEGER
const getEnd = ({ expiresAt }: Pick<Lot, 'expiresAt'>) => expiresAt ?? never
