import { mapResult } from '../../cache/result.ts'
import { getBody } from '../../services/http/api-client.ts'
import { createMembersService } from '../../services/ocapi/members.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../define-store.ts'
import { MemberAccounts } from './member-accounts.ts'
import { MemberSession } from './member-session.ts'
import { MemberStore, memberLifetime } from './member.ts'
import { TokenMode } from './token-mode.ts'
import { TokenStore } from './token-store.ts'

export interface MemberStores {
  readonly session: MemberSession
  readonly member: MemberStore
  readonly accounts: MemberAccounts
}

/** Who is signed in, and their data. One for each set of a page's stores. */
export const getMemberStores = defineStore(({ core }: Stores): MemberStores => {
  const { client, caching, platform } = core
  const members = createMembersService(client)
  const session = new MemberSession({
    mode: new TokenMode({
      tokens: new TokenStore(platform.local),
      members,
      clock: platform.clock,
      onLocalChange: platform.onLocalChange,
    }),
    members,
    logger: platform.logger,
    forgetMember: async () => undefined,
  })
  const cached = caching.value('member', {
    load: async () => mapResult(await getBody(members.current()), ({ member }) => member),
    lifetime: memberLifetime,
  })
  return { session, member: new MemberStore(session, cached), accounts: new MemberAccounts(members) }
})
