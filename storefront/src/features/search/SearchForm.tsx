import { Button } from '@foyer/design-system/actions/button'
import { media } from '@foyer/design-system/foundations/media'
import { SearchField } from '@foyer/design-system/forms/search-field'
import { styled } from '@foyer/design-system/foundations/styled'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { getSearchStores } from '../../stores/content/search-stores.ts'
import { useReplaceAddress } from '../../context/use-replace-address.ts'
import { searchFieldId } from './search-field-id.ts'
import { toTidyTerm } from '../../domain/search-term.ts'
import { termName, getSearchTerm } from './search-term.ts'

/** Pause in typing after which the results follow, ms. */
const searchPause = 750
/** Pause in typing after which results are requested ahead, so that the results need not wait for it then, ms. */
const searchDelay = 250

const Form = styled('form', { name: 'FoyerSearchForm', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 12,
  maxInlineSize: 720,
  '[data-heading=center] &': { marginInline: 'auto' },
  [media.below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

/**
 * The field of the query: the address follows it in place, so that a reload, a shared link and the way back keep it.
 * Without script it is a form that asks for that very address.
 */
export function SearchForm({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { routes } = useStores()
  const { recent, search: searchStore } = useStore(getSearchStores)
  const { t } = useText()
  const replaceAddress = useReplaceAddress()
  const { key, search } = useLocation()
  const type = useNavigationType()
  /** The visit that the field has its first query from: what is typed afterwards only replaces the address. */
  const [visit, setVisit] = useState({ key, from: key })
  if (visit.key !== key) setVisit({ key, from: type === NavigationType.Replace ? visit.from : key })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const scheduleSearch = (written: string) => {
    clearTimeout(timer.current)
    if (toTidyTerm(written) !== '')
      timer.current = setTimeout(() => void searchStore.ask(written), searchDelay)
  }
  const go = (term: string) => replaceAddress(routes.search(term))
  return (
    <Form
      role="search"
      method="get"
      action={routes.search()}
      onSubmit={(event) => {
        event.preventDefault()
        const term = toTidyTerm(field.current?.value ?? '')
        recent.add(term)
        go(term)
      }}
    >
      <SearchField
        key={visit.from}
        ref={field}
        id={searchFieldId}
        label={t('browsing.search.field')}
        name={termName}
        clearLabel={t('browsing.search.clear')}
        defaultValue={getSearchTerm(new URLSearchParams(search))}
        debounce={searchPause}
        onChange={scheduleSearch}
        onSearch={go}
      />
      <Button type="submit">{t('browsing.search.submit')}</Button>
    </Form>
  )
}
