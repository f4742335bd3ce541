import { PageHeading } from '@foyer/design-system/page-heading'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { usePage, useText } from '../../app/hooks.ts'
import { useSearch } from '../../app/search.ts'
import { useAddressAhead } from '../../app/use-address-ahead.ts'
import { NothingFound } from '../../features/search/NothingFound.tsx'
import { RecentList } from '../../features/search/RecentList.tsx'
import { SearchForm } from '../../features/search/SearchForm.tsx'
import { SearchOutcome, SearchStatus } from '../../features/search/SearchOutcome.tsx'
import { termOf } from '../../features/search/term-of.ts'
import { PageBody } from '../../features/site-layout/PageBody.tsx'

/** The site's search: words, how much they have found, and the finds by kind. */
export const SearchPage = observer(function SearchPage() {
  const { t } = useText()
  const field = useRef<HTMLInputElement>(null)
  const term = termOf(usePage().url.searchParams)
  return (
    <PageBody>
      <PageHeading title={t('browsing.search.title')} intro={t('browsing.search.intro')} />
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
  const { search } = useSearch()
  const { url } = usePage()
  const { pathname, search: query } = useAddressAhead()
  const ahead = pathname === url.pathname ? termOf(new URLSearchParams(query)) : ''
  return <SearchStatus term={search.stateOf(ahead).status === 'ready' ? ahead : termOf(url.searchParams)} />
})
