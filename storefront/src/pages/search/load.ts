import type { PageModule } from '../../app/page-module.ts'
import { searchOf } from '../../app/search.ts'
import { termOf } from '../../features/search/term-of.ts'

/** What the address asks for; where there is nothing to show, the films that are on. */
export const loadSearch: NonNullable<PageModule['load']> = async (stores, { url }) => {
  const { search } = searchOf(stores)
  const term = termOf(url.searchParams)
  await search.ask(term)
  const state = search.stateOf(term)
  const isEmpty = state.status === 'idle' || (state.status === 'ready' && state.found.count === 0)
  if (isEmpty) await stores.listing.ensure()
}
