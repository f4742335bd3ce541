import type { Film } from '@foyer/contract/wire/films'
import { use } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import { getFilmsLeft } from '../../stores/filters/filter.ts'
import type { FilmFilters } from './film-filters-url.ts'
import { getFilmFilter } from './film-filter.ts'
import { loadFilmSearch } from './load-film-search.ts'

/**
 * The films that the filters leave: all of them in the listing's order, or those that the query finds, the likest first.
 * Undefined while the films of a chosen cinema are missing. Suspends until queries can be answered. Call inside an observer.
 */
export function useFoundFilms(filters: FilmFilters): readonly Film[] | undefined {
  const stores = useStores()
  const { text } = useText()
  const filter = getFilmFilter(stores, filters)
  const films = filter && getFilmsLeft(filter)
  if (!films || filters.query === '') return films
  return use(loadFilmSearch()).findFilms(films, filters.query, { stores, text })
}
