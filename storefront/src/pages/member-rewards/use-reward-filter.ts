import { rewardTypes } from '@foyer/contract/wire/enumerations'
import { useState } from 'react'
import type { Offer } from '../../member/rewards/use-offers.ts'

/** All, those in reach, or one kind of them. */
export type RewardFilter = 'All' | 'Reachable' | NonNullable<Offer['type']>

const matches = (filter: RewardFilter, { type, reach }: Offer) =>
  filter === 'All' || (filter === 'Reachable' ? reach.kind === 'reachable' : type === filter)

/** Narrows what can be had; filters that would leave all or nothing are not offered. */
export function useRewardFilter(offers: readonly Offer[]) {
  const [wanted, setWanted] = useState<RewardFilter>('All')
  const narrowing = (['Reachable', ...rewardTypes] as const).filter((filter) => {
    const count = offers.filter((offer) => matches(filter, offer)).length
    return count > 0 && count < offers.length
  })
  const filters: readonly RewardFilter[] = narrowing.length > 0 ? ['All', ...narrowing] : []
  // The last one of a kind may have been taken.
  const filter = filters.includes(wanted) ? wanted : 'All'
  return { filters, filter, choose: setWanted, shown: offers.filter((offer) => matches(filter, offer)) }
}
