import type { MemberReferralsResponse } from '@foyer/contract/wire/loyalty'
import { failed, success } from '../../cache/result.ts'
import { getBody } from '../../services/http/api-client.ts'
import { createContractFailure } from '../../services/http/failure.ts'
import { readMemberReferrals } from '../../services/ocapi/loyalty-answers.ts'
import { createReferralsService } from '../../services/ocapi/referrals.ts'
import type { Cached } from '../base/caching.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'
import { createMemberCache } from './member-cache.ts'
import { getMemberStores } from './member-stores.ts'

/** The member's code for friends, and what became of them; forgotten with the sign-in. */
export const getMemberReferrals = defineStore((stores: Stores): Cached<MemberReferralsResponse> => {
  const { client, caching } = stores.core
  const service = createReferralsService(client)
  return createMemberCache<MemberReferralsResponse>(
    caching,
    getMemberStores(stores).session,
    'member-referrals',
    {
      // Friends buy at any time.
      lifetime: 0,
      load: async () => {
        const answer = await getBody(service.read())
        if (!answer.ok) return answer
        const read = readMemberReferrals(answer.value)
        return read ? success(read) : failed(createContractFailure('getMemberReferrals'))
      },
    },
  )
})
