import type { PageModule } from '../../context/page-module.ts'
import { loadMember } from '../../features/member-area/load-member.ts'
import { MemberUpdateDetailsPage } from './MemberUpdateDetailsPage.tsx'

/** The member's own details. */
export const page: PageModule = {
  Page: MemberUpdateDetailsPage,
  isMemberOnly: true,
  showsMemberDetails: true,
  load: loadMember,
  head: ({ texts }) => ({
    title: texts.t('member.account.details.title'),
    robots: 'noindex',
    canonical: null,
  }),
}
