import { useText } from '../../context/hooks.ts'
import { addUnits, type PointsStanding } from '../../domain/points-standing.ts'
import { useOffers } from '../../member/rewards/use-offers.ts'

/**
 * What so many more units bring a member: the next level, or else a reward that is out of reach now. For an observer.
 * @returns undefined for nothing
 */
export function useGains(standing: PointsStanding | null): (units: number) => string | undefined {
  const { t, text } = useText()
  const { offers } = useOffers()
  return (units) => {
    const level = standing && addUnits(standing, units).level
    if (level && level.id !== standing.level?.id)
      return t('member.recharge.toLevel', { level: text(level.name) })
    // The dearest of those that they become enough for.
    const reward = offers.findLast(({ reach }) => reach.kind === 'missing' && reach.units <= units)
    return reward && t('member.recharge.forReward', { reward: reward.name })
  }
}
