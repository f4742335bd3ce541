import { LiveRegion } from '@foyer/design-system/feedback/live-region'
import { styled } from '@foyer/design-system/foundations/styled'
import { TierRail } from '@foyer/design-system/members/tier-rail'
import type { ReactNode } from 'react'
import { useText } from '../../context/hooks.ts'
import { addUnits, type PointsStanding } from '../../domain/points-standing.ts'
import { useTiers } from '../../member/points/use-tiers.ts'
import { useUnits } from '../../member/points/use-units.ts'

const Panel = styled('section', { name: 'FoyerMemberRecharge', slot: 'Panel' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  padding: 28,
  border: 'var(--foyer-card-border)',
  borderRadius: 'var(--foyer-radius-lg)',
  background: 'var(--foyer-surface)',
  '& > h2': { fontSize: 'var(--foyer-text-lg)', lineHeight: 1.25 },
  '& > dl': { display: 'grid', gap: 12, margin: 0 },
  '& > dl > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 16 },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& > dl > div:last-of-type': {
    paddingBlockStart: 16,
    borderBlockStart: '1px solid var(--foyer-border)',
    '& > dd': {
      fontFamily: 'var(--foyer-font-heading)',
      fontSize: 'var(--foyer-text-xl)',
      fontWeight: 'var(--foyer-heading-weight)',
      lineHeight: 1.1,
    },
  },
  '& > p': { margin: 0, color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
})

export interface AfterThatProps {
  /** Where the member stands now; null where their server does not say. */
  readonly standing: PointsStanding | null
  /** What is added. */
  readonly units: number
  /** One button: on to paying for it. */
  readonly action: ReactNode
}

/** Where a member stands once they have bought so many. */
export function AfterThat({ standing, units, action }: AfterThatProps) {
  const { t, text } = useText()
  const { count, name } = useUnits(standing?.balanceType)
  const after = standing && addUnits(standing, units)
  const tiers = useTiers(after)
  const isHigher = after?.level !== undefined && after.level.id !== standing?.level?.id
  const level = isHigher ? t('member.recharge.after.level', { level: text(after.level?.name) }) : ''
  const now = standing?.units ?? 0
  return (
    <Panel aria-label={t('member.recharge.after.title')}>
      <h2>{t('member.recharge.after.title')}</h2>
      <dl>
        <div>
          <dt>{t('member.recharge.after.now')}</dt>
          <dd>{count(now)}</dd>
        </div>
        <div>
          <dt>{t('member.recharge.after.added')}</dt>
          <dd>+{count(units)}</dd>
        </div>
        <div>
          <dt>{name}</dt>
          <dd>{count(now + units)}</dd>
        </div>
      </dl>
      {tiers && <TierRail {...tiers} />}
      {level !== '' && <p>{level}</p>}
      <LiveRegion message={level} />
      {action}
    </Panel>
  )
}
