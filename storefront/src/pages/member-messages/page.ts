import type { PageModule } from '../../context/page-module.ts'
import { MemberMessagesPage } from './MemberMessagesPage.tsx'

/** What the member may be written about. The browser loads it. */
export const page: PageModule = {
  Page: MemberMessagesPage,
  isMemberOnly: true,
  head: ({ texts }) => ({
    title: texts.t('member.account.messages.title'),
    robots: 'noindex',
    canonical: null,
  }),
}
