import type { PageModule } from '../../context/page-module.ts'
import { loadMember } from '../../features/member-area/load-member.ts'
import { MemberSeenFilmsPage } from './MemberSeenFilmsPage.tsx'

/** The films that a member has seen in a year. */
export const page: PageModule = {
  isMemberOnly: true,
  Page: MemberSeenFilmsPage,
  load: loadMember,
  head: ({ texts }) => ({ title: texts.t('member.seen.pageTitle') }),
}
