import type { PageModule } from '../../context/page-module.ts'
import { MemberReceiptPage } from './MemberReceiptPage.tsx'
import { loadMember } from '../../features/member-area/load-member.ts'

/** What one of a member's orders cost, laid out for paper. */
export const page: PageModule = {
  isMemberOnly: true,
  Page: MemberReceiptPage,
  load: loadMember,
  head: ({ texts }) => ({ title: texts.t('member.receipt.title'), robots: 'noindex' }),
}
