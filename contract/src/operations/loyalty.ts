import { Type } from 'typebox'
import { memberAccess, publicAccess, workstationAccess } from '../wire/access.ts'
import { Id } from '../wire/common.ts'
import {
  CounterRewardsResponse,
  HandedOverRewardResponse,
  LoyaltyMasterDataResponse,
  MemberRewardResponse,
  MemberRewardsResponse,
} from '../wire/loyalty.ts'
import type { OperationTable } from './operation.ts'

/** Clubs and rewards. */
export const loyaltyOperations = {
  getLoyaltyMasterData: {
    tag: 'Loyalty',
    access: publicAccess,
    summary: 'Clubs with their levels, rewards, and the lists from which members choose their preferences',
    responses: { 200: LoyaltyMasterDataResponse },
  },
  getMemberRewards: {
    tag: 'Loyalty',
    access: memberAccess,
    summary: 'Rewards that the member holds, and those that the member can take',
    responses: { 200: MemberRewardsResponse },
  },
  takeMemberReward: {
    tag: 'Loyalty',
    access: memberAccess,
    summary: 'Foyer’s extension: take a reward for units of the member’s balance',
    params: Type.Object({ rewardId: Id }),
    responses: { 200: MemberRewardResponse },
  },
  getCounterRewards: {
    tag: 'Loyalty',
    access: workstationAccess,
    summary: 'Foyer’s extension: rewards that a counter can hand over to whoever shows their card',
    params: Type.Object({ memberId: Id }),
    responses: { 200: CounterRewardsResponse },
  },
  handOverReward: {
    tag: 'Loyalty',
    access: workstationAccess,
    summary: 'Foyer’s extension: hand a reward over at the counter, which uses it up',
    params: Type.Object({ memberId: Id, id: Id }),
    responses: { 200: HandedOverRewardResponse },
  },
} as const satisfies OperationTable
