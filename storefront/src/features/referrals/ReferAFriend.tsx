import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { ReloadFailure } from '../../member/ReloadFailure.tsx'
import { useGiftName } from '../../member/use-gift-name.ts'
import { getOutcome } from '../../stores/base/caching.ts'
import { getLoyaltyMasterData } from '../../stores/members/loyalty-master-data.ts'
import { getMemberReferrals } from '../../stores/members/referrals.ts'
import { ReferralList } from './ReferralList.tsx'
import { ShareCode } from './ShareCode.tsx'

const Stack = styled('div', { name: 'FoyerReferrals', slot: 'Root' })({
  display: 'grid',
  gap: 32,
  '& > ol': {
    display: 'grid',
    gap: 12,
    margin: 0,
    paddingInlineStart: 24,
    lineHeight: 1.5,
    '& > li::marker': { fontWeight: 650 },
  },
  '& > p': { margin: 0, color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)', lineHeight: 1.5 },
})

/** The member's code and link for friends, how it works, and what became of those who have joined. */
export const ReferAFriend = observer(function ReferAFriend() {
  const { core } = useStores()
  const referrals = useStore(getMemberReferrals)
  const masterData = useStore(getLoyaltyMasterData)
  const { t } = useText()
  const nameGift = useGiftName()
  const isOffered = core.pageData.initialData.rewardsReferrals ?? false
  useEffect(() => {
    if (isOffered) void Promise.all([referrals.ensure(), masterData.ensure()])
  }, [referrals, masterData, isOffered])

  const outcome = getOutcome(referrals)
  if (!isOffered || outcome === 'missing')
    return (
      <EmptyState
        icon="gift"
        title={t('member.referrals.none.title')}
        text={t('member.referrals.none.text')}
      />
    )
  if (outcome === 'failed')
    return (
      <ReloadFailure
        title={t('member.referrals.failed.title')}
        text={t('member.referrals.failed.text')}
        onReload={() => referrals.refresh()}
      />
    )
  const { value } = referrals
  if (value === undefined || !masterData.isSettled)
    return (
      <Stack aria-busy>
        <Skeleton shape="block" />
        <Skeleton shape="text" />
        <Skeleton shape="block" />
      </Stack>
    )
  const programme = masterData.data?.referrals
  return (
    <Stack>
      <ShareCode code={value.code} />
      {programme && (
        <>
          <ol>
            <li>{t('member.referrals.step.share')}</li>
            <li>{t('member.referrals.step.buy', { days: programme.withinDays })}</li>
            <li>
              {t('member.referrals.step.given', {
                yours: nameGift(programme.forMember),
                theirs: nameGift(programme.forFriend),
              })}
            </li>
          </ol>
          <p>
            {t('member.referrals.limit', {
              maximum: programme.maximumPerYear,
              count: value.rewardedThisYear,
            })}
          </p>
        </>
      )}
      <ReferralList referrals={value.referrals} />
    </Stack>
  )
})
