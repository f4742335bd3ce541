import { contentService } from '../services/omnia/content.ts'
import { ContentPagesStore } from '../stores/content-pages.ts'
import type { Stores } from './stores.ts'

const made = new WeakMap<Stores, ContentPagesStore>()

/**
 * Pages as an editor has written them, of a set of stores; made when first asked for. Apart from the content's other
 * stores, for pages that only look whether somebody has written something for them.
 */
export function writtenPagesOf(stores: Stores): ContentPagesStore {
  let pages = made.get(stores)
  if (!pages) {
    const { core, session } = stores
    const service = contentService(core.platform.content, session.languageTag)
    pages = new ContentPagesStore(service, core.caching)
    made.set(stores, pages)
  }
  return pages
}
