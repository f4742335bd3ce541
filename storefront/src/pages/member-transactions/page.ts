import type { PageModule } from '../../context/page-module.ts'
import { loadMember } from '../../features/member-area/load-member.ts'
import { MemberTransactionsPage } from './MemberTransactionsPage.tsx'

/** What a member has paid, got back, earned and spent, by year. */
export const page: PageModule = {
  isMemberOnly: true,
  Page: MemberTransactionsPage,
  load: loadMember,
  head: ({ texts }) => ({ title: texts.t('member.account.transactions.title') }),
}
