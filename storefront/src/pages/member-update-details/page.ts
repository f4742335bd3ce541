import type { PageModule } from '../../context/page-module.ts'
import { MemberUpdateDetailsPage } from './MemberUpdateDetailsPage.tsx'

/** The member's own details. The browser loads them: no document has an address or a date of birth. */
export const page: PageModule = {
  Page: MemberUpdateDetailsPage,
  isMemberOnly: true,
  head: ({ texts }) => ({
    title: texts.t('member.account.details.title'),
    robots: 'noindex',
    canonical: null,
  }),
}
