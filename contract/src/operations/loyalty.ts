import { Type } from 'typebox'
import { memberAccess, publicAccess } from '../wire/access.ts'
import { Id } from '../wire/common.ts'
import { LoyaltyMasterDataResponse, MemberRewardResponse, MemberRewardsResponse } from '../wire/loyalty.ts'
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
} as const satisfies OperationTable
