import { contentService } from '../services/omnia/content.ts'
import { RecentTerms } from '../stores/recent-terms.ts'
import { SearchStore } from '../stores/search.ts'
import { consentOf } from './consent.ts'
import { useStores } from './hooks.ts'
import type { Stores } from './stores.ts'

/** The search's part of the composition: fetched by who searches. */
function createSearch(stores: Stores) {
  const { core, session } = stores
  const { caching, platform } = core
  return {
    search: new SearchStore(contentService(platform.content, session.languageTag), caching),
    recent: new RecentTerms(consentOf(stores).optional),
  }
}

export type SearchStores = ReturnType<typeof createSearch>

const made = new WeakMap<Stores, SearchStores>()

/** The search's stores that belong to a set of stores; made with the first search. */
export function searchOf(stores: Stores): SearchStores {
  let search = made.get(stores)
  if (!search) {
    search = createSearch(stores)
    made.set(stores, search)
  }
  return search
}

/** The search's stores, for the search page and the header's panel. */
export function useSearch(): SearchStores {
  return searchOf(useStores())
}
