import type { PageModule } from '../../context/page-module.ts'
import { MemberComingSoonPage } from './MemberComingSoonPage.tsx'
import { getComingSection } from './coming-section.ts'

/** A page of the member's area that is not open yet. */
export const page: PageModule = {
  isMemberOnly: true,
  Page: MemberComingSoonPage,
  head: ({ routes, texts }, { pattern }) => ({ title: texts.t(getComingSection(routes, pattern).titleKey) }),
}
