import type { PageModule } from '../../context/page-module.ts'
import { getSearchStores } from '../../stores/content/search-stores.ts'
import { getSearchTerm } from '../../features/search/search-term.ts'

/** What the address asks for; where there is nothing to show, the films that are on. */
export const loadSearch: NonNullable<PageModule['load']> = async (stores, { url }) => {
  const { search } = getSearchStores(stores)
  const term = getSearchTerm(url.searchParams)
  await search.ask(term)
  const state = search.getState(term)
  const isEmpty = state.status === 'idle' || (state.status === 'ready' && state.found.count === 0)
  if (isEmpty) await stores.listing.ensure()
}
