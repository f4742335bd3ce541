import { forwardedPatterns } from '@foyer/contract/omnia/shop-addresses'
import type { PageModule } from '../../context/page-module.ts'
import { ComingSoonPage } from './ComingSoonPage.tsx'
import { getSection } from './section.ts'

/** What the specification has an address for and is not open yet: says so, or leads on. */
export const page: PageModule = {
  Page: ComingSoonPage,
  load: async ({ routes }, { pattern }) => {
    const overview = routes.page('MemberOverview')
    if (pattern === forwardedPatterns.myAccount || pattern === `${overview}*`) return { redirect: overview }
  },
  head: ({ texts }, { pattern }) => ({
    title: texts.t(`browsing.later.${getSection(pattern)}.title`),
    robots: 'noindex',
  }),
}
