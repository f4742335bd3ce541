/** A level of a membership. */
export interface Tier {
  /** Unique among the tiers. */
  id: string
  /** As it is read: "Silver". */
  name: string
  /** Points from which a member has it; that of the first is 0. */
  threshold: number
}

/** The highest tier that is reached; undefined below the first. */
export const findTier = (tiers: readonly Tier[], points: number): Tier | undefined =>
  tiers.findLast(({ threshold }) => points >= threshold)

/**
 * How much of the rail is filled, 0 to 1. The marks are at even distances; between two of them the share is that of the
 * points between their tiers.
 */
export function getFilledShare(tiers: readonly Tier[], points: number): number {
  const steps = tiers.length - 1
  if (steps < 1) return 0
  const from = tiers.findLastIndex(({ threshold }) => points >= threshold)
  if (from < 0) return 0
  const [tier, next] = [tiers[from], tiers[from + 1]]
  if (!tier || !next) return 1
  const between = (points - tier.threshold) / Math.max(1, next.threshold - tier.threshold)
  return (from + between) / steps
}
