import type { PageModule } from '../../context/page-module.ts'
import { loadMember } from '../../features/member-area/load-member.ts'
import { MemberFilmWatchlistPage } from './MemberFilmWatchlistPage.tsx'

/** Films that the member wants to see: read by the browser, so that nothing of them is in any markup. */
export const page: PageModule = {
  isMemberOnly: true,
  Page: MemberFilmWatchlistPage,
  load: loadMember,
  head: ({ texts }) => ({ title: texts.t('member.watchlist.pageTitle') }),
}
