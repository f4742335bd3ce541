import { FailureState } from '@foyer/design-system/failure-state'
import { PageHeading } from '@foyer/design-system/page-heading'
import { SearchResults } from '@foyer/design-system/search-results'
import { FormSkeleton } from '@foyer/design-system/skeleton'
import { styled } from '@foyer/design-system/styled'
import { observer } from 'mobx-react-lite'
import { usePage, useText } from '../../app/hooks.ts'
import { useSearch } from '../../app/search.ts'
import { NothingFound } from '../../features/search/NothingFound.tsx'
import { SearchForm } from '../../features/search/SearchForm.tsx'
import { termOf } from '../../features/search/term-of.ts'
import { useResultGroups } from '../../features/search/use-result-groups.ts'
import { PageBody } from '../../features/site-layout/PageBody.tsx'
import type { SearchState } from '../../stores/search.ts'

/** How many there are, or that there is nothing: said aloud when it changes. */
const Status = styled('p', { name: 'FoyerSearchStatus', slot: 'Root' })({
  minBlockSize: '1.5em',
  marginBlock: '28px 20px',
  color: 'var(--muted)',
  overflowWrap: 'anywhere',
  '[data-heading=center] &': { textAlign: 'center' },
})

/** The site's search: words, how much they have found, and the finds by kind. */
export const SearchPage = observer(function SearchPage() {
  const { search } = useSearch()
  const { t, plural } = useText()
  const term = termOf(usePage().url.searchParams)
  const state = search.stateOf(term)
  return (
    <PageBody>
      <PageHeading title={t('browsing.search.title')} intro={t('browsing.search.intro')} />
      <SearchForm />
      <Status role="status">
        {state.status === 'loading' && t('browsing.search.loading')}
        {state.status === 'ready' &&
          (state.found.count > 0
            ? plural('browsing.search.found', state.found.count, { term })
            : t('browsing.search.none', { term }))}
      </Status>
      <Body state={state} onRetry={() => void search.ask(term)} />
    </PageBody>
  )
})

function Body({ state, onRetry }: { state: SearchState; onRetry: () => void }) {
  const { t } = useText()
  const groupsOf = useResultGroups()
  switch (state.status) {
    case 'idle':
      return <NothingFound />
    case 'loading':
      return state.previous ? (
        <SearchResults groups={groupsOf(state.previous)} busy />
      ) : (
        <FormSkeleton label={t('browsing.search.loading')} />
      )
    case 'ready':
      return state.found.count > 0 ? (
        <SearchResults groups={groupsOf(state.found)} />
      ) : (
        <NothingFound title={t('browsing.search.noneTitle')} text={t('browsing.search.noneText')} />
      )
    case 'failed':
      return (
        <FailureState
          title={t('browsing.search.failedTitle')}
          text={t('browsing.search.failed')}
          retryLabel={t('shared.action.tryAgain')}
          onRetry={onRetry}
        />
      )
    default:
      return state satisfies never
  }
}
