import type { PageModule } from '../../context/page-module.ts'
import { loadMember } from '../../features/member-area/load-member.ts'
import { MemberAccountPage } from './MemberAccountPage.tsx'

/** Who the member is, and the pages of the account. */
export const page: PageModule = {
  isMemberOnly: true,
  showsMemberDetails: true,
  Page: MemberAccountPage,
  load: loadMember,
  head: ({ texts }) => ({ title: texts.t('member.nav.account') }),
}
