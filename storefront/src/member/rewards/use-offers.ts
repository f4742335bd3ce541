import type { MemberReward } from '@foyer/contract/wire/loyalty'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { getRewardReach, type RewardReach } from '../../domain/reward-reach.ts'
import { getLoyaltyMasterData } from '../../stores/members/loyalty-master-data.ts'
import { getRewardsStore } from '../../stores/members/rewards.ts'
import { useStanding } from '../points/use-standing.ts'
import { useUnits } from '../points/use-units.ts'

/** A reward that can be had, in the words of the page. */
export interface Offer {
  /** Of the reward, as it is taken. */
  readonly id: string
  readonly name: string
  readonly note: string | undefined
  readonly type: MemberReward['type']
  readonly picture: { readonly url: string }
  /** Units. */
  readonly cost: number
  /** The cost in words: "300 points". */
  readonly amount: string
  readonly reach: RewardReach
  /** Of the level that it is for, where the member has not reached it; else empty. */
  readonly level: string
  /** Days for which it is good once taken; null: for good, or not known. */
  readonly goodForDays: number | null
}

/** In reach first, then what is nearest. */
const ranks = { reachable: 0, missing: 1, level: 2 } as const

/** What the signed-in member can have for their points, in reach first and cheapest first. For an observer. */
export function useOffers(): { readonly offers: readonly Offer[]; readonly isPending: boolean } {
  const rewards = useStore(getRewardsStore)
  const masterData = useStore(getLoyaltyMasterData)
  const { routes } = useStores()
  const { text } = useText()
  const { standing, isPending } = useStanding()
  const { amount } = useUnits(standing?.balanceType)
  const offers = rewards.available.map((reward): Offer => {
    const known = masterData.findReward(reward.rewardId)
    const reach = getRewardReach(reward, known, standing)
    const { cost = 0, type } = reward
    return {
      id: reward.rewardId,
      name: text(reward.name) || text(known?.name),
      note: text(reward.description) || undefined,
      type,
      picture: { url: routes.media('RewardGraphic', reward.rewardId) },
      cost,
      amount: amount(cost),
      reach,
      level: reach.kind === 'level' ? text(reach.level.name) : '',
      goodForDays: known?.expiresAfterDays ?? null,
    }
  })
  return {
    offers: offers.toSorted((a, b) => ranks[a.reach.kind] - ranks[b.reach.kind] || a.cost - b.cost),
    isPending: isPending || rewards.outcome === 'pending',
  }
}
