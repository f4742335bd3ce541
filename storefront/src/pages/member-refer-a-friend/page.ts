import type { PageModule } from '../../context/page-module.ts'
import { loadMember } from '../../features/member-area/load-member.ts'
import { ReferAFriendPage } from './ReferAFriendPage.tsx'

/** The member's code for friends, and what became of those who have joined with it. */
export const page: PageModule = {
  Page: ReferAFriendPage,
  isMemberOnly: true,
  load: loadMember,
  head: ({ texts }) => ({ title: texts.t('member.account.referrals.title') }),
}
