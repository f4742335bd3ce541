import { RecentSearches } from '@foyer/design-system/films/recent-searches'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { getConsentStore } from '../../stores/visitor/consent.ts'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { getSearchStores } from '../../stores/content/search-stores.ts'

export interface RecentListProps {
  headingLevel?: 2 | 3 | undefined
  /** A search was gone to again. */
  onFollow?: (() => void) | undefined
  /** The last one was forgotten, and the focus with it. */
  onEmpty: () => void
}

/** What the visitor has searched for before, where they agreed that it is remembered. */
export const RecentList = observer(function RecentList({ headingLevel, onFollow, onEmpty }: RecentListProps) {
  const { routes } = useStores()
  const consent = useStore(getConsentStore)
  const { recent } = useStore(getSearchStores)
  const { t } = useText()
  const { isGranted } = consent
  useEffect(() => {
    recent.restore()
  }, [recent, isGranted])
  return (
    <RecentSearches
      label={t('browsing.search.recent')}
      clearLabel={t('browsing.search.forgetAll')}
      headingLevel={headingLevel}
      searches={recent.all.map((term) => ({
        term,
        href: routes.search(term),
        removeLabel: t('browsing.search.forget', { term }),
      }))}
      onFollow={(term) => {
        recent.add(term)
        onFollow?.()
      }}
      onRemove={(term) => {
        recent.remove(term)
        if (recent.all.length === 0) onEmpty()
      }}
      onClear={() => {
        recent.clear()
        onEmpty()
      }}
    />
  )
})
