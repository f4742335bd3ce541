import { FilterSearch } from '@foyer/design-system/filter-bar'
import { useEffect, useRef, useState } from 'react'
import { useStores, useText } from '../../app/hooks.ts'
import { maximumSearchLength } from './film-filters.ts'
import { finderAhead } from './finding.ts'
import type { Typing } from './typing.ts'

/** Pause in typing after which the list follows, ms. */
const searchPause = 750
/** Pause after which the words are looked for already, so that the list need not wait for it then, ms. */
const lookPause = 250

export interface FilmWordsProps {
  /** Of the address. */
  words: string
  typing: Typing
  /** The visitor has paused. */
  onPause: () => void
}

/** The words of a title or a name. They are looked for while the visitor types on. */
export function FilmWords({ words, typing, onPause }: FilmWordsProps) {
  const stores = useStores()
  const { t, text } = useText()
  const [{ written, from }, setWritten] = useState({ written: words, from: words })
  if (from !== words) setWritten({ written: typing.isAnswer(words) ? written : words, from: words })
  useEffect(() => typing.settle(words), [typing, words])
  const look = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onPause)
  useEffect(() => {
    latest.current = onPause
  })
  useEffect(
    () => () => {
      clearTimeout(look.current)
      typing.stop()
    },
    [typing],
  )

  const lookAhead = (ahead: string) => {
    finderAhead()
      .then((found) => found.lookAhead(ahead, { stores, text }))
      // It is asked for once more, and said, when the list needs it.
      .catch(() => undefined)
  }
  const write = (value: string) => {
    setWritten({ written: value, from: words })
    typing.write(value, searchPause, () => latest.current())
    clearTimeout(look.current)
    look.current = setTimeout(() => lookAhead(value.trim()), lookPause)
  }
  return (
    <FilterSearch
      label={t('browsing.films.search')}
      placeholder={t('browsing.films.searchPlaceholder')}
      name="q"
      value={written}
      onFocus={() => lookAhead('')}
      onChange={(value) => write(value.slice(0, maximumSearchLength))}
    />
  )
}
