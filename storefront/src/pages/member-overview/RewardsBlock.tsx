import { Link } from '@foyer/design-system/actions/link'
import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { Icon, type IconName } from '@foyer/design-system/foundations/icon'
import { Section } from '@foyer/design-system/foundations/layout'
import { RewardTile, RewardTiles } from '@foyer/design-system/members/reward-tile'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { SectionFailure } from '../../features/failures/SectionFailure.tsx'
import { useOffers } from '../../member/rewards/use-offers.ts'
import { getRewardsStore } from '../../stores/members/rewards.ts'
import { Ways } from './layout.tsx'

/** Rewards in the row. */
const shownRewards = 5

const places = Array.from({ length: shownRewards }, (_, place) => place)

/** The best of what the member can have for their points; ways to begin where there is nothing. */
export const RewardsBlock = observer(function RewardsBlock() {
  const rewards = useStore(getRewardsStore)
  const { routes } = useStores()
  const { t } = useText()
  const { offers, isPending } = useOffers()
  useEffect(() => {
    void rewards.ensure()
  }, [rewards])
  if (rewards.outcome === 'failed')
    return <SectionFailure text={t('member.overview.rewards.failed')} onRetry={() => rewards.refresh()} />
  const title = t('member.overview.rewards.title')
  if (isPending)
    return (
      <Section title={title}>
        <RewardTiles aria-hidden>
          {places.map((place) => (
            <li key={place}>
              <Skeleton shape="tile" />
            </li>
          ))}
        </RewardTiles>
      </Section>
    )
  if (offers.length === 0) return <BeginBlock />
  const href = routes.page('MemberRewardsAndOffers')
  return (
    <Section title={title} action={<Link href={href}>{t('member.overview.rewards.all')}</Link>}>
      <RewardTiles label={title}>
        {offers.slice(0, shownRewards).map(({ id, name, picture, cost, reach, amount, level }) => (
          <RewardTile
            key={id}
            name={name}
            picture={picture}
            href={href}
            outOfReach={reach.kind !== 'reachable'}
            cost={describeCost(t, { cost, reach, amount, level })}
          />
        ))}
      </RewardTiles>
    </Section>
  )
})

type Offer = ReturnType<typeof useOffers>['offers'][number]

function describeCost(
  t: ReturnType<typeof useText>['t'],
  { cost, reach, amount, level }: Pick<Offer, 'cost' | 'reach' | 'amount' | 'level'>,
): string {
  if (reach.kind === 'missing') return t('member.overview.rewards.notYet', { amount })
  if (reach.kind === 'level') return t('member.overview.rewards.level', { level })
  return cost === 0 ? t('member.overview.rewards.free') : amount
}

/** What a member can begin with who has nothing to spend yet. */
const BeginBlock = observer(function BeginBlock() {
  const { configuration, routes } = useStores()
  const { t } = useText()
  const { isEnabled } = configuration.value.loyalty.memberWatchlist
  const ways: readonly { key: string; icon: IconName; href: string }[] = [
    ...(isEnabled ? [{ key: 'follow', icon: 'bookmark' as const, href: routes.films() }] : []),
    { key: 'spend', icon: 'gift', href: routes.page('MemberRewardsAndOffers') },
    { key: 'likes', icon: 'sliders', href: routes.page('MemberUpdateDetails') },
  ]
  return (
    <Section title={t('member.overview.begin.title')}>
      <Ways role="list">
        {ways.map(({ key, icon, href }) => (
          <li key={key}>
            <Icon name={icon} size={26} />
            <strong>{t(`member.overview.begin.${key}.title`)}</strong>
            <p>{t(`member.overview.begin.${key}.text`)}</p>
            <Link href={href}>{t(`member.overview.begin.${key}.link`)}</Link>
          </li>
        ))}
      </Ways>
    </Section>
  )
})
