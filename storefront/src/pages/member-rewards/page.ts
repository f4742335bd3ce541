import type { PageModule } from '../../context/page-module.ts'
import { loadMember } from '../../features/member-area/load-member.ts'
import { MemberRewardsPage } from './MemberRewardsPage.tsx'

/** What a member holds, and what they can have for their points. */
export const page: PageModule = {
  isMemberOnly: true,
  Page: MemberRewardsPage,
  load: loadMember,
  head: ({ texts }) => ({ title: texts.t('member.rewards.pageTitle') }),
}
