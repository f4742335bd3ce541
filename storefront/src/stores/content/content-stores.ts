import { getHeaderNames } from '@foyer/contract/headers'
import { createEventsService } from '../../services/ocapi/events.ts'
import { EventsStore } from '../films/events.ts'
import { FormEntries } from './form-entries.ts'
import { UnknownElements } from './unknown-elements.ts'
import type { Stores } from '../create-stores.ts'
import { getContentPagesStore } from './content-pages.ts'
import { defineStore } from '../base/define-store.ts'

/** The content's part of the composition: only pages with content fetch its code. */
function createContentStores(stores: Stores) {
  const { core } = stores
  const { platform } = core
  return {
    pages: getContentPagesStore(stores),
    events: new EventsStore(createEventsService(core.client), core.caching),
    formEntries: new FormEntries({
      fetchToken: () => platform.content.get('antiforgery', {}),
      logger: platform.logger,
      random: platform.random,
      keyHeader: getHeaderNames(core.pageData.initialData).idempotencyKey,
    }),
    unknownElements: new UnknownElements(platform.logger),
  }
}

/** The content's stores: only pages with content fetch their code. */
export const getContentStores = defineStore(createContentStores)
