import { FailureState } from '@foyer/design-system/feedback/failure-state'
import { SearchResults } from '@foyer/design-system/films/search-results'
import { FormSkeleton } from '@foyer/design-system/feedback/skeleton'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { getSearchStores } from '../../stores/content/search-stores.ts'
import type { SearchState } from '../../stores/content/search.ts'
import { useResultGroups } from './use-result-groups.ts'

const Status = styled('p', { name: 'FoyerSearchStatus', slot: 'Root' })({
  minBlockSize: '1.5em',
  marginBlock: '28px 20px',
  color: 'var(--foyer-text-muted)',
  overflowWrap: 'anywhere',
  '[data-heading=center] main &': { textAlign: 'center' },
  '[role=dialog] &': { marginBlock: '12px 8px' },
})

/** What there is to show: while a term is looked for, what the one before has found. */
const foundIn = (state: SearchState) =>
  state.status === 'ready' ? state.found : state.status === 'loading' ? state.previous : null

/** How many there are, or that there is nothing: said aloud when it changes. */
export const SearchStatus = observer(function SearchStatus({ term }: { term: string }) {
  const { search } = useStore(getSearchStores)
  const { t, plural } = useText()
  const state = search.getState(term)
  return (
    <Status role="status">
      {/* A skeleton says it itself. */}
      {state.status === 'loading' && foundIn(state) && t('browsing.search.loading')}
      {state.status === 'ready' &&
        (state.found.count > 0
          ? plural('browsing.search.found', state.found.count, { term })
          : t('browsing.search.none', { term }))}
    </Status>
  )
})

export interface SearchOutcomeProps {
  /** What is looked for. */
  term: string
  /** Stands where nothing is looked for. */
  idle: ReactNode
  /** Stands where nothing was found. */
  nothing: ReactNode
  /** In a panel: small, and so many of each kind at most. */
  compact?: { readonly maximum: number } | undefined
  /** Says how much there is, in the place of what says it of the term. */
  status?: ReactNode
  /** A result was gone to. */
  onFollow?: (() => void) | undefined
}

/** What a term has found, or why there is nothing to see: the same on the search page and in the header's panel. */
export const SearchOutcome = observer(function SearchOutcome(props: SearchOutcomeProps) {
  const { term, idle, nothing, compact, status, onFollow } = props
  const { recent, search } = useStore(getSearchStores)
  const { configuration, sites } = useStores()
  const { t } = useText()
  const createGroups = useResultGroups()
  // Fronts have a night, and a place to cut them by.
  useEffect(() => void sites.ensure(), [sites])
  const state = search.getState(term)
  const found = foundIn(state)
  return (
    <>
      {status ?? <SearchStatus term={term} />}
      {state.status === 'idle' && idle}
      {state.status === 'loading' && !found && (
        <FormSkeleton label={t('browsing.search.loading')} count={3} />
      )}
      {state.status === 'ready' && state.found.count === 0 && nothing}
      {found && found.count > 0 && (
        <SearchResults
          groups={createGroups(found, compact?.maximum)}
          compact={compact !== undefined}
          shape={configuration.value.shapes.filmList}
          busy={state.status === 'loading'}
          headingLevel={compact ? 3 : 2}
          onFollow={() => {
            recent.add(term)
            onFollow?.()
          }}
        />
      )}
      {state.status === 'failed' && (
        <FailureState
          headingLevel={compact ? 3 : 2}
          title={t('browsing.search.failedTitle')}
          text={t('browsing.search.failed')}
          retryLabel={t('shared.action.tryAgain')}
          onRetry={() => void search.ask(term)}
        />
      )}
    </>
  )
})
