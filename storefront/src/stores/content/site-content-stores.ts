import { DismissalStore } from './dismissals.ts'
import { SiteContentStore } from './site-content.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'

/** The chain's announcements and popups with their dismissals: fetched after the page itself. */
function createSiteContentStores({ core, session }: Stores) {
  return {
    content: new SiteContentStore(core.platform.content, session.languageTag, core.caching),
    dismissals: new DismissalStore(core.pageData.dismissals),
  }
}

/** Announcements and popups, and their dismissals: fetched after the page itself. */
export const getSiteContentStores = defineStore(createSiteContentStores)
