import type { PageModule } from '../../context/page-module.ts'
import { loadMember } from '../../features/member-area/load-member.ts'
import { MemberPaymentCardsPage } from './MemberPaymentCardsPage.tsx'

/** The member's payment cards. */
export const page: PageModule = {
  Page: MemberPaymentCardsPage,
  isMemberOnly: true,
  load: loadMember,
  head: ({ texts }) => ({ title: texts.t('member.account.paymentCards.title') }),
}
