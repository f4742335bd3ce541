import type { Tier } from '@foyer/design-system/members/tier-rail'
import { useText } from '../../context/hooks.ts'
import type { PointsStanding } from '../../domain/points-standing.ts'

/** The rail of a member's levels, as its component takes it; null where there is none to show. */
export function useTiers(standing: PointsStanding | null) {
  const { t, text } = useText()
  if (!standing || standing.levels.length === 0) return null
  const tiers: Tier[] = standing.levels.map(({ id, name, threshold }) => ({
    id,
    name: text(name),
    threshold,
  }))
  return {
    tiers,
    points: standing.collected,
    current: standing.level?.id,
    label: t('member.points.levels'),
    currentLabel: t('member.points.yours'),
  }
}
