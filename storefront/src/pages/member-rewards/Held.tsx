import type { RewardType } from '@foyer/contract/wire/enumerations'
import { Button } from '@foyer/design-system/actions/button'
import type { IconName } from '@foyer/design-system/foundations/icon'
import { Section } from '@foyer/design-system/foundations/layout'
import { HeldReward, HeldRewards } from '@foyer/design-system/members/reward-card'
import { observer } from 'mobx-react-lite'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { groupHeldRewards, type HeldGroup } from '../../domain/held-rewards.ts'
import { getLoyaltyMasterData } from '../../stores/members/loyalty-master-data.ts'
import { getRewardsStore } from '../../stores/members/rewards.ts'

const icons: Readonly<Record<RewardType, IconName>> = {
  Item: 'cup',
  Ticket: 'ticket',
  Upgrade: 'recliner',
  AdvanceBooking: 'calendar',
  Birthday: 'cake',
}

/** What the member holds already, what runs out first at the head; nothing where they hold nothing. */
export const Held = observer(function Held() {
  const rewards = useStore(getRewardsStore)
  const { today } = useStores()
  const { t } = useText()
  const groups = groupHeldRewards(rewards.held, today.now)
  if (groups.length === 0) return null
  const title = t('member.rewards.held.title')
  return (
    <Section title={title}>
      <HeldRewards label={title}>
        {groups.map((group) => (
          <HeldPanel key={group.reward.rewardId} group={group} />
        ))}
      </HeldRewards>
    </Section>
  )
})

const HeldPanel = observer(function HeldPanel({ group }: { group: HeldGroup }) {
  const masterData = useStore(getLoyaltyMasterData)
  const { routes } = useStores()
  const { t, text } = useText()
  const formats = useFormats()
  const { reward, quantity, expiresAt, isSoon } = group
  const known = masterData.findReward(reward.rewardId)
  const type = reward.type ?? known?.type
  const single = text(reward.name) || text(known?.name)
  const name = quantity > 1 ? t('member.rewards.held.count', { count: quantity, reward: single }) : single
  const describeEnd = () => {
    if (expiresAt === null) return ''
    const day = formats.date(expiresAt, 'D MMMM')
    if (!isSoon) return t('member.rewards.held.until', { day })
    return quantity > 1 ? t('member.rewards.held.countSoon', { day }) : t('member.rewards.held.soon', { day })
  }
  const description = text(reward.description)
  const note = isSoon ? describeEnd() : [description, describeEnd()].filter(Boolean).join(' ')
  return (
    <HeldReward
      name={name}
      note={note || undefined}
      icon={type ? icons[type] : 'gift'}
      tone={isSoon ? 'warning' : undefined}
      action={
        <Button
          variant="secondary"
          size="medium"
          href={routes.films()}
          aria-label={t('member.rewards.held.useNamed', { reward: single })}
        >
          {t('member.rewards.held.use')}
        </Button>
      }
    />
  )
})
