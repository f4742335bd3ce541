import type { PageModule } from '../../context/page-module.ts'
import { loadMember } from '../../features/member-area/load-member.ts'
import { MemberVouchersPage } from './MemberVouchersPage.tsx'

/** The member's vouchers, gift cards and passes. */
export const page: PageModule = {
  Page: MemberVouchersPage,
  isMemberOnly: true,
  load: loadMember,
  head: ({ texts }) => ({ title: texts.t('member.account.vouchers.title') }),
}
