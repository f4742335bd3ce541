import { FilterSearch } from '@foyer/design-system/films/filter-bar'
import { useEffect, useRef, useState } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import { maximumSearchLength } from './film-filters-url.ts'
import { preloadFilmSearch } from './load-film-search.ts'
import type { DebouncedQuery } from './debounced-query.ts'

/** Pause in typing after which the list follows, ms. */
const searchPause = 750
/** Pause after which a query is searched ahead of time, so that the list need not wait for it, ms. */
const searchDelay = 250

export interface FilmSearchBoxProps {
  /** Of the address. */
  query: string
  debouncedQuery: DebouncedQuery
  /** The visitor has paused. */
  onPause: () => void
}

/** The query: a title or a name. It is searched while the visitor types on. */
export function FilmSearchBox({ query, debouncedQuery, onPause }: FilmSearchBoxProps) {
  const stores = useStores()
  const { t, text } = useText()
  const [{ typed, from }, setTyped] = useState({ typed: query, from: query })
  if (from !== query) setTyped({ typed: debouncedQuery.isAnswer(query) ? typed : query, from: query })
  useEffect(() => debouncedQuery.settle(query), [debouncedQuery, query])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onPause)
  useEffect(() => {
    latest.current = onPause
  })
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      debouncedQuery.stop()
    },
    [debouncedQuery],
  )

  const prefetchSearch = (ahead: string) => {
    preloadFilmSearch()
      .then((found) => found.searchAhead(ahead, { stores, text }))
      // It is requested again, and the failure is shown, when the list needs it.
      .catch(() => undefined)
  }
  const write = (value: string) => {
    setTyped({ typed: value, from: query })
    debouncedQuery.write(value, searchPause, () => latest.current())
    clearTimeout(timer.current)
    timer.current = setTimeout(() => prefetchSearch(value.trim()), searchDelay)
  }
  return (
    <FilterSearch
      label={t('browsing.films.search')}
      placeholder={t('browsing.films.searchPlaceholder')}
      name="q"
      value={typed}
      onFocus={() => prefetchSearch('')}
      onChange={(value) => write(value.slice(0, maximumSearchLength))}
    />
  )
}
