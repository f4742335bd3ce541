import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { usePage, useStores } from '../../context/hooks.ts'
import { readFilters, type FilmFilters } from './film-filters-url.ts'
import { isFilmSearchLoaded } from './load-film-search.ts'
import { usePendingLocation } from '../../context/use-pending-location.ts'

/** The filters of the address as it stands, which the list may still be on its way to. Call inside an observer. */
export function useLocationFilters(): FilmFilters {
  return useFiltersFrom(useLocation())
}

/** The filters that were asked for with the press that is being answered. Call inside an observer. */
export function usePendingFilters(): FilmFilters {
  const requested = useLocationFilters()
  const pending = useFiltersFrom(usePendingLocation())
  // Within a press nothing can be waited for.
  return pending.query === '' || isFilmSearchLoaded() ? pending : requested
}

function useFiltersFrom({ pathname, search }: Pick<URL, 'pathname' | 'search'>): FilmFilters {
  const { configuration } = useStores()
  const { url } = usePage()
  const { browsing } = configuration.value
  // Another page's address asks nothing of this one.
  const query = pathname === url.pathname ? search : url.search
  return useMemo(() => readFilters(new URLSearchParams(query), browsing), [query, browsing])
}
