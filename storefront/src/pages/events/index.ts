import { contentOf } from '../../app/content.ts'
import type { PageModule } from '../../app/page-module.ts'
import { writtenFrames } from '../../features/content-grid/frame-sources.ts'
import { writtenHead, writtenPage, writtenWords } from '../../features/content-grid/written-page.ts'
import { EventsPage } from './EventsPage.tsx'

/** All events. */
export const page: PageModule = {
  Page: EventsPage,
  load: async (stores, { url }) => {
    const { events, pages } = contentOf(stores)
    await Promise.all([pages.ensure(url.pathname), events.all.ensure()])
  },
  head: (stores, { url }) =>
    writtenHead(stores, url.pathname, 'Events', {
      title: writtenWords(stores, url.pathname, 'Events')?.name ?? stores.texts.t('browsing.events.title'),
      canonical: stores.routes.page('Events'),
    }),
  frameSources: writtenFrames('Events'),
  status: (stores, { url }) => {
    const { all } = contentOf(stores).events
    return all.error && !all.value && !writtenPage(stores, url.pathname, 'Events') ? 503 : 200
  },
}
