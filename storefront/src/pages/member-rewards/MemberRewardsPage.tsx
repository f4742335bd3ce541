import { Button } from '@foyer/design-system/actions/button'
import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { SectionFailure } from '../../features/failures/SectionFailure.tsx'
import { MemberAreaFrame } from '../../features/member-area/MemberAreaFrame.tsx'
import { PointsSummary } from '../../member/points/PointsSummary.tsx'
import { useStanding } from '../../member/points/use-standing.ts'
import { useUnits } from '../../member/points/use-units.ts'
import { getRewardsStore } from '../../stores/members/rewards.ts'
import { Rewards } from './Rewards.tsx'

/** All of it: under the tabs, whose distance is to its first part alone. */
const Body = styled('div', { name: 'FoyerMemberRewards', slot: 'Body' })({ minInlineSize: 0 })

/** The points stand right under the tabs, whose line is theirs. */
const Band = styled('div', { name: 'FoyerMemberRewards', slot: 'Band' })({
  marginBlockStart: -36,
  '& > div': { borderBlockStart: 0 },
})

/** What a member holds, and what they can have for their points. */
export const MemberRewardsPage = observer(function MemberRewardsPage() {
  const { t } = useText()
  return (
    <MemberAreaFrame title={t('member.rewards.pageTitle')} section="rewards">
      <Content />
    </MemberAreaFrame>
  )
})

const Content = observer(function Content() {
  const rewards = useStore(getRewardsStore)
  const { routes } = useStores()
  const { t } = useText()
  const { standing } = useStanding()
  const { unit } = useUnits(standing?.balanceType)
  useEffect(() => {
    void rewards.ensure()
  }, [rewards])
  return (
    <Body>
      <Band>
        <PointsSummary
          size="md"
          hasNotes={false}
          action={
            <Button variant="secondary" href={routes.page('MemberRechargePoints')}>
              {t('member.points.fillUp', { unit: unit(0) })}
            </Button>
          }
        />
      </Band>
      {rewards.outcome === 'failed' ? (
        <SectionFailure
          title={t('member.rewards.failed.title')}
          text={t('member.rewards.failed.text')}
          onRetry={() => rewards.refresh()}
        />
      ) : rewards.outcome === 'missing' ? (
        <EmptyState
          icon="gift"
          title={t('member.rewards.missing.title')}
          text={t('member.rewards.missing.text')}
        />
      ) : (
        <Rewards />
      )}
    </Body>
  )
})
