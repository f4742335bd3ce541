import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { usePage, useStores } from '../../app/hooks.ts'
import { readFilters, type FilmFilters } from './film-filters.ts'
import { isFinding } from './finding.ts'
import { useAddressAhead } from '../../app/use-address-ahead.ts'

/** The filters of the address as it stands, which the list may still be on its way to. Call inside an observer. */
export function useAskedFilters(): FilmFilters {
  return useFiltersOf(useLocation())
}

/** The filters that were asked for with the press that is being answered. Call inside an observer. */
export function useFiltersAhead(): FilmFilters {
  const asked = useAskedFilters()
  const ahead = useFiltersOf(useAddressAhead())
  // Within a press nothing can be waited for.
  return ahead.words === '' || isFinding() ? ahead : asked
}

function useFiltersOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): FilmFilters {
  const { configuration } = useStores()
  const { url } = usePage()
  const { browsing } = configuration.value
  // Another page's address asks nothing of this one.
  const query = pathname === url.pathname ? search : url.search
  return useMemo(() => readFilters(new URLSearchParams(query), browsing), [query, browsing])
}
