import type { PageModule } from '../../context/page-module.ts'
import { loadMember } from '../../features/member-area/load-member.ts'
import { MemberOverviewPage } from './MemberOverviewPage.tsx'

/** The first page of the member's area. */
export const page: PageModule = {
  isMemberOnly: true,
  showsMemberDetails: true,
  Page: MemberOverviewPage,
  load: loadMember,
  head: ({ texts }) => ({ title: texts.t('member.overview.pageTitle') }),
}
