import type { ApiClient } from '../http/api-client.ts'

/** Friends whom members invite. Foyer's extension. */
export function createReferralsService(client: ApiClient) {
  return {
    /** The member's code, and what became of their friends. */
    read: () => client.call('getMemberReferrals', {}),
    /** Whose code it is. */
    find: (code: string) => client.call('getReferralCode', { params: { code } }),
  }
}
