import type { PageModule } from '../../context/page-module.ts'
import { loadMember } from '../../features/member-area/load-member.ts'
import { MemberMessagesPage } from './MemberMessagesPage.tsx'

/** What the member may be written about. */
export const page: PageModule = {
  Page: MemberMessagesPage,
  isMemberOnly: true,
  showsMemberDetails: true,
  load: loadMember,
  head: ({ texts }) => ({
    title: texts.t('member.account.messages.title'),
    robots: 'noindex',
    canonical: null,
  }),
}
