import type { PageModule } from '../../context/page-module.ts'
import { loadMember } from '../../features/member-area/load-member.ts'
import { MemberSigningInPage } from './MemberSigningInPage.tsx'

/** What the member signs in with. */
export const page: PageModule = {
  Page: MemberSigningInPage,
  isMemberOnly: true,
  showsMemberDetails: true,
  load: loadMember,
  head: ({ texts }) => ({
    title: texts.t('member.credentials.pageTitle'),
    robots: 'noindex',
    canonical: null,
  }),
}
