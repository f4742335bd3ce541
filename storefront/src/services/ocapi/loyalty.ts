import type { ApiClient } from '../http/api-client.ts'

/** What the chain's membership consists of, and the rewards of the signed-in member. */
export function createLoyaltyService(client: ApiClient) {
  return {
    masterData: () => client.call('getLoyaltyMasterData', {}),
    rewards: () => client.call('getMemberRewards', {}),
    /** Foyer's extension. */
    takeReward: (rewardId: string) => client.call('takeMemberReward', { params: { rewardId } }),
  }
}

export type LoyaltyService = ReturnType<typeof createLoyaltyService>
