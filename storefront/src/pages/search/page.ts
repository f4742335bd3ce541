import type { PageModule } from '../../context/page-module.ts'
import { getSearchStores } from '../../stores/content/search-stores.ts'
import { getSearchTerm } from '../../features/search/search-term.ts'
import { loadSearch } from './load.ts'
import { SearchPage } from './SearchPage.tsx'

/** What a term finds. Search engines have the pages themselves. */
export const page: PageModule = {
  Page: SearchPage,
  load: loadSearch,
  head: ({ routes, texts }, { url }) => {
    const term = getSearchTerm(url.searchParams)
    return {
      title: term ? texts.t('browsing.search.seoTitleFor', { term }) : texts.t('browsing.search.title'),
      canonical: routes.search(),
      robots: 'noindex',
    }
  },
  status: (stores, { url }) =>
    getSearchStores(stores).search.getState(getSearchTerm(url.searchParams)).status === 'failed' ? 503 : 200,
}
