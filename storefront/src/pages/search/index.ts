import type { PageModule } from '../../app/page-module.ts'
import { searchOf } from '../../app/search.ts'
import { termOf } from '../../features/search/term-of.ts'
import { loadSearch } from './load.ts'
import { SearchPage } from './SearchPage.tsx'

/** What a term finds. Search engines have the pages themselves. */
export const page: PageModule = {
  Page: SearchPage,
  load: loadSearch,
  head: ({ routes, texts }, { url }) => {
    const term = termOf(url.searchParams)
    return {
      title: term ? texts.t('browsing.search.seoTitleFor', { term }) : texts.t('browsing.search.title'),
      canonical: routes.search(),
      robots: 'noindex',
    }
  },
  status: (stores, { url }) =>
    searchOf(stores).search.stateOf(termOf(url.searchParams)).status === 'failed' ? 503 : 200,
}
