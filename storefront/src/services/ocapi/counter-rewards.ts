import type { ApiClient } from '../http/api-client.ts'

/** Rewards of members who show their card at a counter. Foyer's extension. */
export function createCounterRewardsService(client: ApiClient) {
  return {
    /** What the counter can hand over. */
    list: (memberId: string) => client.call('getCounterRewards', { params: { memberId } }),
    /** Uses one up. The same workstation may ask again while it does not know the answer. */
    handOver: (memberId: string, id: string) => client.call('handOverReward', { params: { memberId, id } }),
  }
}
export type CounterRewardsService = ReturnType<typeof createCounterRewardsService>
