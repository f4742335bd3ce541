import { mapResult } from '../../cache/result.ts'
import { lifetimes } from '../../cache/lifetimes.ts'
import { getBody } from '../../services/http/api-client.ts'
import { createReferralsService } from '../../services/ocapi/referrals.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'

/** Given names of members who have a code for friends, by code. */
export const getInviters = defineStore(({ core }: Stores) => {
  const service = createReferralsService(core.client)
  return core.caching.map<string>('referral-codes', {
    lifetime: lifetimes.rewards,
    load: async (code) =>
      mapResult(await getBody(service.find(code)), ({ inviterName }) =>
        typeof inviterName === 'string' ? inviterName : '',
      ),
  })
})
