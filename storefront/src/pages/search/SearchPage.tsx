import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { usePage, useStore, useText } from '../../context/hooks.ts'
import { getSearchStores } from '../../stores/content/search-stores.ts'
import { usePendingLocation } from '../../context/use-pending-location.ts'
import { NothingFound } from '../../features/search/NothingFound.tsx'
import { RecentList } from '../../features/search/RecentList.tsx'
import { SearchForm } from '../../features/search/SearchForm.tsx'
import { SearchOutcome, SearchStatus } from '../../features/search/SearchOutcome.tsx'
import { getSearchTerm } from '../../features/search/search-term.ts'
import { PageBody } from '../../page/PageBody.tsx'

/** The site's search: the query, how much it has found, and the finds by kind. */
export const SearchPage = observer(function SearchPage() {
  const { t } = useText()
  const field = useRef<HTMLInputElement>(null)
  const term = getSearchTerm(usePage().url.searchParams)
  return (
    <PageBody>
      <PageHeading isHead title={t('browsing.search.title')} intro={t('browsing.search.intro')} />
      <SearchForm field={field} />
      <SearchOutcome
        term={term}
        status={<StatusAhead />}
        idle={
          <>
            <RecentList onEmpty={() => field.current?.focus()} />
            <NothingFound />
          </>
        }
        nothing={<NothingFound title={t('browsing.search.noneTitle')} text={t('browsing.search.noneText')} />}
      />
    </PageBody>
  )
})

/** How much was found of what the address asks for by now, where that is at hand: the finds follow it. */
const StatusAhead = observer(function StatusAhead() {
  const { search } = useStore(getSearchStores)
  const { url } = usePage()
  const { pathname, search: query } = usePendingLocation()
  const ahead = pathname === url.pathname ? getSearchTerm(new URLSearchParams(query)) : ''
  return (
    <SearchStatus
      term={search.getState(ahead).status === 'ready' ? ahead : getSearchTerm(url.searchParams)}
    />
  )
})
