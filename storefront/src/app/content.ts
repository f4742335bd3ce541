import { headerNamesOf } from '@foyer/contract/headers'
import { eventsService } from '../services/ocapi/events.ts'
import { EventsStore } from '../stores/events.ts'
import { FormEntries } from '../stores/form-entries.ts'
import { UnknownElements } from '../stores/unknown-elements.ts'
import { useStores } from './hooks.ts'
import type { Stores } from './stores.ts'
import { writtenPagesOf } from './written-pages.ts'

/** The content's part of the composition: only pages with content fetch its code. */
function createContent(stores: Stores) {
  const { core } = stores
  const { platform } = core
  return {
    pages: writtenPagesOf(stores),
    events: new EventsStore(eventsService(core.client), core.caching),
    formEntries: new FormEntries({
      fetchToken: () => platform.content.get('antiforgery', {}),
      logger: platform.logger,
      random: platform.random,
      keyHeader: headerNamesOf(core.facts.initialData).idempotencyKey,
    }),
    unknownElements: new UnknownElements(platform.logger),
  }
}

export type ContentStores = ReturnType<typeof createContent>

const made = new WeakMap<Stores, ContentStores>()

/** The content's stores that belong to a set of stores; made with the first page that has content. */
export function contentOf(stores: Stores): ContentStores {
  let content = made.get(stores)
  if (!content) {
    content = createContent(stores)
    made.set(stores, content)
  }
  return content
}

/** The content's stores, for pages with content and their features. */
export function useContent(): ContentStores {
  return contentOf(useStores())
}
