import { forwardedPatterns } from '@foyer/contract/omnia/shop-addresses'
import type { PageModule } from '../../app/page-module.ts'
import { LaterPage } from './LaterPage.tsx'
import { sectionOf } from './section.ts'

/** What the specification has an address for and is not open yet: says so, or leads on. */
export const page: PageModule = {
  Page: LaterPage,
  load: async ({ routes }, { pattern, params }) => {
    if (pattern === forwardedPatterns.bookingMode)
      return { redirect: routes.tickets(params.showtimeId ?? '') }
    const overview = routes.page('MemberOverview')
    if (pattern === forwardedPatterns.myAccount || pattern === `${overview}*`) return { redirect: overview }
  },
  head: ({ texts }, { pattern }) => ({
    title: texts.t(`browsing.later.${sectionOf(pattern)}.title`),
    robots: 'noindex',
  }),
}
