import { Dialog } from '@foyer/design-system/feedback/dialog'
import { findNextStop } from '@foyer/design-system/foundations/keyboard'
import { Link } from '@foyer/design-system/actions/link'
import { SearchField } from '@foyer/design-system/forms/search-field'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { getSearchStores } from '../../stores/content/search-stores.ts'
import { toTidyTerm } from '../../domain/search-term.ts'
import { RecentList } from './RecentList.tsx'
import { SearchOutcome } from './SearchOutcome.tsx'
import { termName } from './search-term.ts'

/** Pause in typing after which suggestions follow, ms. */
const pause = 250
/** So many of each kind: the page has the rest. */
const compact = { maximum: 3 }

const Root = styled('div', { name: 'FoyerSearchPanel', slot: 'Root' })({
  // The way to all results, apart from the last of them.
  '& > a': { marginBlockStart: 12 },
})

export interface SearchDialogProps {
  open: boolean
  onClose: () => void
}

/**
 * The search from the header. By the ARIA Authoring Practices a modal dialog with a search landmark in it, not a combobox:
 * what is found are links, with groups, and with buttons beside them, which the options of a list box cannot have. The
 * arrow keys lead from the field through the links and back.
 */
export const SearchDialog = observer(function SearchDialog({ open, onClose }: SearchDialogProps) {
  const { t } = useText()
  return (
    <Dialog
      open={open}
      placement="top"
      title={t('browsing.search.title')}
      closeLabel={t('browsing.search.close')}
      onClose={onClose}
    >
      <Panel onClose={onClose} />
    </Dialog>
  )
})

const Panel = observer(function Panel({ onClose }: { onClose: () => void }) {
  const { routes } = useStores()
  const { recent, search } = useStore(getSearchStores)
  const { t } = useText()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [written, setWritten] = useState('')
  const [term, setTerm] = useState('')
  useEffect(() => {
    field.current?.focus()
  }, [])
  const ask = (next: string) => {
    setTerm(toTidyTerm(next))
    void search.ask(next)
  }
  const follow = () => {
    recent.add(term)
    onClose()
  }
  const state = search.getState(term)
  return (
    <Root onKeyDown={moveAlong}>
      <form
        role="search"
        method="get"
        action={routes.search()}
        onSubmit={(event) => {
          event.preventDefault()
          if (toTidyTerm(written) === '') return
          recent.add(written)
          void navigate(routes.search(toTidyTerm(written)))
          onClose()
        }}
      >
        <SearchField
          ref={field}
          label={t('browsing.search.field')}
          name={termName}
          clearLabel={t('browsing.search.clear')}
          debounce={pause}
          onChange={setWritten}
          onSearch={ask}
        />
      </form>
      <SearchOutcome
        term={term}
        compact={compact}
        onFollow={onClose}
        idle={<RecentList headingLevel={3} onFollow={onClose} onEmpty={() => field.current?.focus()} />}
        nothing={<p>{t('browsing.search.noneText')}</p>}
      />
      {state.status === 'ready' && (
        <Link
          href={state.found.count > 0 ? routes.search(term) : routes.films()}
          arrow
          onClick={state.found.count > 0 ? follow : onClose}
        >
          {state.found.count > 0 ? t('browsing.search.all', { term }) : t('shared.error.notFound.films')}
        </Link>
      )}
    </Root>
  )
})

/** Up and Down lead from the field through the links, without going around. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  if (event.nativeEvent.isComposing || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a[href]')]
  const index = stops.indexOf(event.target as HTMLElement)
  if (index < 0) return
  event.preventDefault()
  const next = findNextStop(event.key, { index, count: stops.length, axis: 'vertical', wraps: false })
  if (next !== null) stops[next]?.focus()
}
