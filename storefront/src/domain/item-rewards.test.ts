import type { MemberReward } from '@foyer/contract/wire/loyalty'
import { findUsableReward } from './item-rewards.ts'
import { costs, named } from './testing/menu.ts'

const create = (rewardId: string, change: Partial<MemberReward> = {}): MemberReward => ({
  id: rewardId,
  rewardId,
  name: named(rewardId),
  description: null,
  ...change,
})
const prices = ['drink', 'popcorn'].map((rewardId) => ({ rewardId, price: costs(0) }))

it('is the first one that the member holds, for as many pieces as it is held', () => {
  const held = [create('popcorn'), create('popcorn'), create('meal')]
  expect(findUsableReward(prices, { held, lines: [] })).toMatchObject({ rewardId: 'popcorn', most: 2 })
  expect(findUsableReward(prices, { held: [create('meal')], lines: [] })).toBeNull()
  expect(findUsableReward([], { held, lines: [] })).toBeNull()
})

it('is not what other lines use, and no more than an order may have', () => {
  const held = [create('drink'), create('popcorn'), create('popcorn')]
  const lines = [{ rewardId: 'drink', quantity: 1 }, { quantity: 5 }]
  expect(findUsableReward(prices, { held, lines })).toMatchObject({ rewardId: 'popcorn', most: 2 })
  const limited = held.map((reward) => ({ ...reward, limitPerOrder: 1 }))
  expect(findUsableReward(prices, { held: limited, lines })).toMatchObject({ most: 1 })
  expect(
    findUsableReward(prices, { held: limited, lines: [...lines, { rewardId: 'popcorn', quantity: 1 }] }),
  ).toBeNull()
})
