import type { PageModule } from '../../context/page-module.ts'
import { loadMember } from '../../features/member-area/load-member.ts'
import { MemberDataPage } from './MemberDataPage.tsx'

/** What is stored of the member. */
export const page: PageModule = {
  Page: MemberDataPage,
  isMemberOnly: true,
  showsMemberDetails: true,
  load: loadMember,
  head: ({ texts }) => ({
    title: texts.t('member.account.data.title'),
    robots: 'noindex',
    canonical: null,
  }),
}
