import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { PointsBand, type PointsBandProps } from '@foyer/design-system/members/points-band'
import { TierRail } from '@foyer/design-system/members/tier-rail'
import { observer } from 'mobx-react-lite'
import { useFormats, useText } from '../../context/hooks.ts'
import type { PointsStanding } from '../../domain/points-standing.ts'
import { useStanding } from './use-standing.ts'
import { useTiers } from './use-tiers.ts'
import { useUnits } from './use-units.ts'

const Waiting = styled('div', { name: 'FoyerPointsSummary', slot: 'Waiting' })({
  display: 'grid',
  gridTemplateColumns: '190px minmax(0, 1fr) 300px',
  alignItems: 'center',
  columnGap: 64,
  rowGap: 24,
  minBlockSize: 138,
  borderBlock: '1px solid var(--foyer-border)',
  '& > :first-of-type': { minBlockSize: 60 },
  '& > :last-of-type': { minBlockSize: 54 },
  [media.below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: 28 },
})

export interface PointsSummaryProps extends Pick<PointsBandProps, 'size' | 'action'> {
  /** Said of a member who has none, in place of what comes next: how far the nearest reward is. */
  firstNote?: string | undefined
  /** Says what comes next and what runs out; default true. */
  hasNotes?: boolean | undefined
}

/** The signed-in member's points on the way through the levels; nothing where their server knows of none. */
export const PointsSummary = observer(function PointsSummary(props: PointsSummaryProps) {
  const { standing, isPending } = useStanding()
  if (isPending)
    return (
      <Waiting aria-hidden>
        <Skeleton shape="block" />
        <Skeleton shape="text" />
        <Skeleton shape="block" />
      </Waiting>
    )
  return standing && <Band {...props} standing={standing} />
})

function Band({
  standing,
  firstNote,
  hasNotes = true,
  ...rest
}: PointsSummaryProps & { standing: PointsStanding }) {
  const { t, text } = useText()
  const formats = useFormats()
  const { count, unit, amount } = useUnits(standing.balanceType)
  const tiers = useTiers(standing)
  const { units, level, next, nextToRunOut } = standing
  const isNew = units === 0 && standing.collected === 0
  const describeWay = () => {
    if (isNew) return { title: t('member.points.begin'), note: firstNote }
    if (next)
      return {
        title: t('member.points.toLevel', { amount: amount(next.missing), level: text(next.level.name) }),
        note: text(next.level.benefits) || undefined,
      }
    if (!level || !tiers) return {}
    return {
      title: t('member.points.highest', { level: text(level.name) }),
      note: text(level.benefits) || undefined,
    }
  }
  return (
    <PointsBand
      figure={count(units)}
      unit={unit(units)}
      rail={tiers && <TierRail {...tiers} />}
      {...(hasNotes && describeWay())}
      notice={
        hasNotes && nextToRunOut
          ? t('member.points.runOut', {
              amount: amount(nextToRunOut.units),
              day: formats.date(nextToRunOut.expiresAt, 'D MMMM'),
            })
          : undefined
      }
      {...rest}
    />
  )
}
