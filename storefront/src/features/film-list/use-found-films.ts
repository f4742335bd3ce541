import type { Film } from '@foyer/contract/wire/films'
import { use } from 'react'
import { useStores, useText } from '../../app/hooks.ts'
import { filmsLeft } from '../../stores/filter.ts'
import type { FilmFilters } from './film-filters.ts'
import { filmFilterOf } from './films-filter.ts'
import { findingWords } from './finding.ts'

/**
 * The films that the filters leave: all of them in the listing's order, or those that the words find, the likest first.
 * Undefined while the films of a chosen cinema are missing. Suspends until words can be looked for. Call inside an observer.
 */
export function useFoundFilms(filters: FilmFilters): readonly Film[] | undefined {
  const stores = useStores()
  const { text } = useText()
  const filter = filmFilterOf(stores, filters)
  const films = filter && filmsLeft(filter)
  if (!films || filters.words === '') return films
  return use(findingWords()).foundFilms(films, filters.words, { stores, text })
}
