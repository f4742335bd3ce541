import type { PageModule } from '../../context/page-module.ts'
import { loadMember } from '../../features/member-area/load-member.ts'
import { MemberAddPaymentCardPage } from './MemberAddPaymentCardPage.tsx'

/** Adding a payment card. */
export const page: PageModule = {
  Page: MemberAddPaymentCardPage,
  isMemberOnly: true,
  load: loadMember,
  head: ({ texts }) => ({ title: texts.t('member.cards.add') }),
}
