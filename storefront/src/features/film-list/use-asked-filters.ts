import { useLocation } from 'react-router-dom'
import { usePage, useStores } from '../../app/hooks.ts'
import { readFilters, type FilmFilters } from './film-filters.ts'

/** The filters of the address as it stands, which the list may still be on its way to. Call inside an observer. */
export function useAskedFilters(): FilmFilters {
  const { configuration } = useStores()
  const { url } = usePage()
  const { pathname, search } = useLocation()
  // Another page's address asks nothing of this one.
  const query = pathname === url.pathname ? new URLSearchParams(search) : url.searchParams
  return readFilters(query, configuration.value.browsing)
}
