import type { MemberReward } from '@foyer/contract/wire/loyalty'
import type { RewardPrice } from './item-offer.ts'

/** Which rewards a member has, and what uses some of them already. */
interface RewardUses {
  /** Each as often as it is held. */
  readonly held: readonly MemberReward[]
  readonly lines: readonly { readonly rewardId?: string; readonly quantity: number }[]
}

/** The first reward that is left for a thing, with how many pieces it can give; null if there is none. */
export function findUsableReward(
  prices: readonly RewardPrice[],
  { held, lines }: RewardUses,
): (RewardPrice & { readonly name: MemberReward['name']; readonly most: number }) | null {
  for (const each of prices) {
    const own = held.filter(({ rewardId }) => rewardId === each.rewardId)
    const [first] = own
    const used = lines
      .filter(({ rewardId }) => rewardId === each.rewardId)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    const most = Math.min(own.length, first?.limitPerOrder ?? Infinity) - used
    if (first && most > 0) return { ...each, name: first.name, most }
  }
  return null
}
