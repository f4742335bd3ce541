import type { ClubLevel, MemberReward, Reward } from '@foyer/contract/wire/loyalty'
import type { PointsStanding } from './points-standing.ts'

/** Whether a member can take a reward, and what is missing. */
export type RewardReach =
  | { readonly kind: 'reachable' }
  /** Units that are missing, and the share of its cost that they have, 0 to 1. */
  | { readonly kind: 'missing'; readonly units: number; readonly share: number }
  /** It is for members of this level or a higher one. */
  | { readonly kind: 'level'; readonly level: ClubLevel }

type Offered = Pick<MemberReward, 'cost'>

/** @param reward as in the loyalty master data; undefined where it is not among them */
export function getRewardReach(
  { cost = 0 }: Offered,
  reward: Pick<Reward, 'leastClubLevelId'> | undefined,
  standing: PointsStanding | null,
): RewardReach {
  const levels = standing?.club?.levels ?? []
  const least = levels.findIndex(({ id }) => id === reward?.leastClubLevelId)
  const own = levels.findIndex(({ id }) => id === standing?.level?.id)
  const level = levels[least]
  if (level && own < least) return { kind: 'level', level }
  const units = cost - (standing?.units ?? 0)
  if (units > 0) return { kind: 'missing', units, share: (cost - units) / cost }
  return { kind: 'reachable' }
}
