import type { MemberReward } from '@foyer/contract/wire/loyalty'
import { useEffect } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import type { RewardPrice } from '../../domain/item-offer.ts'
import { findUsableReward } from '../../domain/item-rewards.ts'
import { getItemsStore } from '../../stores/items/get-items-store.ts'
import type { BasketItem } from '../../stores/orders/basket-content.ts'

/** A reward of the member that can give a thing of the menu. */
export interface UsableReward extends RewardPrice {
  readonly name: MemberReward['name']
  /** Most pieces that it can give in a line. */
  readonly most: number
}

/**
 * Rewards of the signed-in member that can give things of a menu; none for a visitor. Rewards are read once the menu has
 * something that one of them gives. Call inside an observer.
 * @param lines of the basket, which use some of them
 */
export function useItemRewards(siteId: string, lines: readonly BasketItem[]) {
  const { memberOpenings } = useStores()
  const items = useStore(getItemsStore)
  const isWanted = (items.menu(siteId)?.rewards.size ?? 0) > 0
  useEffect(() => {
    if (isWanted) memberOpenings.wantRewards()
  }, [memberOpenings, isWanted])
  return {
    /** @param line whose own reward counts as unused; null for a new one */
    find: (soldId: string, line: Pick<BasketItem, 'id'> | null): UsableReward | null =>
      findUsableReward(items.listRewards(siteId, soldId), {
        held: memberOpenings.itemRewards,
        lines: lines.filter(({ id }) => id !== line?.id),
      }),
    /** The name of a reward that the member holds. */
    findName: (rewardId: string): MemberReward['name'] | undefined =>
      memberOpenings.itemRewards.find((each) => each.rewardId === rewardId)?.name,
  }
}

/** "Your reward: Any cold drink" of a line; empty for one that is paid. Call inside an observer. */
export function useNameReward(siteId: string, lines: readonly BasketItem[]) {
  const { t, text } = useText()
  const { findName } = useItemRewards(siteId, lines)
  return ({ rewardId }: Pick<BasketItem, 'rewardId'>): string => {
    if (rewardId === undefined) return ''
    const name = text(findName(rewardId))
    return name ? t('food-and-beverage.reward.tag', { reward: name }) : t('food-and-beverage.reward.some')
  }
}
