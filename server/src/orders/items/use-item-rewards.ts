import type { ItemAvailabilityError } from '@foyer/contract/wire/items'
import { isGivenBy } from '../../catalogue/item-rewards.ts'
import { ProblemError } from '../../http/problem.ts'
import type { TakenReward } from '../../loyalty/reward-store.ts'
import { listTickets, type ItemLine } from '../../order-store/order-contents.ts'
import type { Discount } from '../../pricing/order-to-price.ts'
import type { ItemRequest, SoldLine } from './item-request.ts'

/** All of a piece's price, and nothing of its modifiers. */
const everything = 10_000

/** How a reward is computed: each piece of its line costs nothing, its modifiers are paid. */
export const getRewardDiscount = ({ requested: { rewardId } }: SoldLine): Discount => ({
  id: rewardId ?? '',
  source: 'Code',
  calculation: { kind: 'PercentageOff', basisPoints: everything },
})

/**
 * Finds lines whose reward does not give their item, of which the member holds too few, or which are more than the
 * reward's limit allows in an order.
 */
export function findItemRewardErrors(
  request: ItemRequest,
  lines: readonly SoldLine[],
): ItemAvailabilityError[] {
  const free = listFree(request)
  const wanted = new Map<string, number>()
  return lines.flatMap(
    ({ requested: { id, itemId, rewardId, quantity = 1 }, item }): ItemAvailabilityError[] => {
      if (!rewardId) return []
      const count = (wanted.get(rewardId) ?? 0) + quantity
      wanted.set(rewardId, count)
      const reward = request.itemRewards.get(rewardId)
      const held =
        reward && isGivenBy(reward, item) ? free.filter((each) => each.rewardId === rewardId).length : 0
      if (count > held) return [{ id, itemId, unavailableReason: 'RewardNotHeld', limit: held }]
      const limit = reward?.limitPerOrder ?? Infinity
      return count > limit ? [{ id, itemId, unavailableReason: 'TooManyItems', limit }] : []
    },
  )
}

type RewardLine = Required<Pick<ItemLine, 'rewardId' | 'rewardName' | 'usedRewardIds'>>

/**
 * Chooses the rewards that lines use: those that the order uses already, then those that run out soonest. The request
 * has passed `findItemRewardErrors`.
 * @returns what each line keeps of it, by its id
 */
export function assignItemRewards(
  request: ItemRequest,
  lines: readonly SoldLine[],
): ReadonlyMap<string, RewardLine> {
  const free = listFree(request)
  const assigned = new Map<string, RewardLine>()
  for (const { id, rewardId, quantity = 1 } of lines.map(({ requested }) => requested)) {
    const reward = rewardId ? request.itemRewards.get(rewardId) : undefined
    if (!reward) continue
    const chosen = free.filter((each) => each.rewardId === reward.id).slice(0, quantity)
    if (chosen.length < quantity) throw new ProblemError('items-unavailable')
    for (const each of chosen) free.splice(free.indexOf(each), 1)
    assigned.set(id, {
      rewardId: reward.id,
      rewardName: reward.name,
      usedRewardIds: chosen.map((each) => each.id),
    })
  }
  return assigned
}

/** Rewards that items can use: those that they use already come first, so that a change keeps them. */
function listFree({ order: { contents }, heldRewards }: ItemRequest): TakenReward[] {
  const listUsed = (some: readonly { readonly usedRewardIds?: readonly string[] }[]) =>
    new Set(some.flatMap(({ usedRewardIds = [] }) => usedRewardIds))
  const [ofTickets, here] = [listUsed(listTickets(contents)), listUsed(contents.items)]
  return heldRewards
    .filter(({ id }) => !ofTickets.has(id))
    .toSorted((a, b) => Number(here.has(b.id)) - Number(here.has(a.id)))
}
