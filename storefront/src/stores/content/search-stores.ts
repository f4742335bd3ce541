import { createContentService } from '../../services/omnia/content.ts'
import { RecentTerms } from './recent-terms.ts'
import { SearchStore } from './search.ts'
import { getConsentStore } from '../visitor/consent.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'

/** The stores of the search: loaded on demand. */
function createSearchStores(stores: Stores) {
  const { core, session } = stores
  const { caching, platform } = core
  return {
    search: new SearchStore(createContentService(platform.content, session.languageTag), caching),
    recent: new RecentTerms(getConsentStore(stores).optional),
  }
}

/** The search's stores: loaded on demand. */
export const getSearchStores = defineStore(createSearchStores)
