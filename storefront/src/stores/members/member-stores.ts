import type { Member } from '@foyer/contract/wire/members'
import { failed, success } from '../../cache/result.ts'
import { getBody } from '../../services/http/api-client.ts'
import { createContractFailure } from '../../services/http/failure.ts'
import { readMember } from '../../services/ocapi/member-answers.ts'
import { createMembersService, type MembersService } from '../../services/ocapi/members.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'
import { getConsentStore } from '../visitor/consent.ts'
import { memberHashKey } from '../visitor/known-visitor.ts'
import { clearMember } from './clear-member.ts'
import { CookieMode } from './cookie-mode.ts'
import { cancelOrder } from './end-order.ts'
import { MemberAccounts } from './member-accounts.ts'
import { createMemberCache } from './member-cache.ts'
import { MemberSession } from './member-session.ts'
import { MemberStore, memberLifetime } from './member.ts'
import { createSignInBrowser, type SignInBrowser } from './sign-in-browser.ts'
import { nobody, type SignInMode } from './sign-in-mode.ts'
import { memberHashOwnerKey, memberNameKey, userIdKey } from '../visitor/signed-in.ts'
import { TokenMode } from './token-mode.ts'
import { DeviceStore, TokenStore } from './token-store.ts'

export interface MemberStores {
  readonly session: MemberSession
  readonly member: MemberStore
  readonly accounts: MemberAccounts
}

/** Who is signed in, and their data. One for each set of a page's stores. */
export const getMemberStores = defineStore((stores: Stores): MemberStores => {
  const { client, caching, platform, pageData } = stores.core
  const { local, logger } = platform
  const browser = typeof document === 'undefined' ? null : createSignInBrowser()
  const members = createMembersService(client)
  const session = new MemberSession({
    mode: browser === null ? nobody : createMode(stores, members, browser),
    members,
    browser,
    local,
    logger,
    isSignedIn: pageData.isSignedIn ?? false,
    // After the action: what is cleared at its end would take this load with it.
    onSignIn: () => queueMicrotask(() => void member.load()),
    cancelOrder: () => cancelOrder(stores),
    clearMember: () => clearMember(stores),
  })
  const cached = createMemberCache<Member>(caching, session, 'member', {
    load: async () => {
      const answer = await getBody(members.current())
      const read = answer.ok ? readMember(answer.value) : null
      if (!answer.ok) return answer
      return read ? success(read) : failed(createContractFailure('getCurrentMember'))
    },
    lifetime: memberLifetime,
  })
  const member = new MemberStore({
    session,
    cached,
    onLoaded: ({ id, personalDetails, hash }) => {
      local.set(userIdKey, id)
      local.set(memberNameKey, personalDetails.name.givenName)
      if (hash !== undefined && getConsentStore(stores).isGranted) {
        local.set(memberHashKey, hash)
        local.set(memberHashOwnerKey, id)
      }
    },
  })
  return { session, member, accounts: new MemberAccounts(members, session) }
})

/** How this channel's sign-ins are held, as configured. */
function createMode({ core }: Stores, members: MembersService, browser: SignInBrowser): SignInMode {
  const { local, clock, onLocalChange, writeCookie } = core.platform
  const { memberSignIn } = core.pageData.initialData
  if (memberSignIn?.type === 'Cookie')
    return new CookieMode({ members, browser, flagCookie: memberSignIn.flagCookie, writeCookie })
  return new TokenMode({
    tokens: new TokenStore(local),
    devices: new DeviceStore(local),
    members,
    clock,
    browser,
    onLocalChange,
  })
}
