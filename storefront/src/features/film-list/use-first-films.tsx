import type { Film } from '@foyer/contract/wire/films'
import { Button } from '@foyer/design-system/actions/button'
import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'
import { usePage, useStores, useText } from '../../context/hooks.ts'
import { useReplaceAddress } from '../../context/use-replace-address.ts'
import { UnderHeading } from '../../page/UnderHeading.tsx'
import { toFilterQuery, type FilmFilters } from './film-filters-url.ts'

/** Films that stand there without being asked for, and as many more each time. */
const filmsAtOnce = 30
/** Of these, what a first view takes: drawn with the answer to a press, the others a few at a time behind it. */
const filmsInView = 4
const filmsBehind = 6
/** Name of the parameter of the address that says how many are shown. */
const parameter = 'shown'

/**
 * The first of a list's films, with the way to more, which is an address: it works without script, and leads back to as
 * many. A chain may have thousands, and the list answers to each press.
 */
export function useFirstFilms(
  films: readonly Film[],
  filters: FilmFilters,
): { shown: readonly Film[]; more: ReactNode } {
  const { routes } = useStores()
  const { t } = useText()
  const { url } = usePage()
  const replaceAddress = useReplaceAddress()
  const end = useRef<HTMLDivElement>(null)
  /** How many there were when more were asked for. */
  const before = useRef<number>(null)
  const query = toFilterQuery(filters)
  // Not how many there are: a film that comes or goes by itself takes nobody out of the list.
  const question = JSON.stringify(query)
  const count = Math.max(Math.trunc(Number(url.searchParams.get(parameter))) || 0, filmsAtOnce)
  const [drawn, setDrawn] = useState({ question, upTo: count })
  const upTo = Math.min(drawn.question === question ? drawn.upTo : filmsInView, count)

  useEffect(() => {
    // Each a task of its own: a key that is pressed meanwhile is answered between two of them.
    if (upTo < count) startTransition(() => setDrawn({ question, upTo: upTo + filmsBehind }))
  }, [question, upTo, count])
  useEffect(() => {
    if (before.current === null || upTo <= before.current) return
    // On with what has come, wherever the way to it has gone.
    end.current?.parentElement?.querySelectorAll<HTMLElement>('h2 a')[before.current]?.focus()
    before.current = null
  }, [upTo])

  const href = routes.films({ ...query, [parameter]: String(count + filmsAtOnce) })
  return {
    shown: films.slice(0, upTo),
    more: films.length > filmsAtOnce && (
      <UnderHeading ref={end}>
        {films.length > count && (
          <Button
            variant="secondary"
            href={href}
            onClick={(event) => {
              // With a key held the visitor asks for another window.
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
              event.preventDefault()
              before.current = count
              replaceAddress(href)
            }}
          >
            {t('browsing.films.more')}
          </Button>
        )}
      </UnderHeading>
    ),
  }
}
