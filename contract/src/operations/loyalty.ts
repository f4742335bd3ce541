import { Type } from 'typebox'
import { memberAccess, publicAccess, workstationAccess } from '../wire/access.ts'
import { Id } from '../wire/common.ts'
import {
  CounterRewardsResponse,
  HandedOverRewardResponse,
  LoyaltyMasterDataResponse,
  MemberReferralsResponse,
  MemberRewardResponse,
  MemberRewardsResponse,
  ReferralCodeResponse,
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
  getMemberReferrals: {
    tag: 'Loyalty',
    access: memberAccess,
    summary: 'Foyer’s extension: the member’s own code for friends, and who has joined with it',
    responses: { 200: MemberReferralsResponse },
  },
  getReferralCode: {
    tag: 'Loyalty',
    access: publicAccess,
    summary: 'Foyer’s extension: whose code for friends it is',
    params: Type.Object({ code: Id }),
    responses: { 200: ReferralCodeResponse },
  },
} as const satisfies OperationTable
