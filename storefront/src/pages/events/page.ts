import { getContentStores } from '../../stores/content/content-stores.ts'
import type { PageModule } from '../../context/page-module.ts'
import { getCmsFrames } from '../../content/frame-sources.ts'
import { createCmsHead, findCmsPage, findCmsTexts } from '../../content/cms-page.ts'
import { EventsPage } from './EventsPage.tsx'

/** All events. */
export const page: PageModule = {
  Page: EventsPage,
  load: async (stores, { url }) => {
    const { events, pages } = getContentStores(stores)
    await Promise.all([pages.ensure(url.pathname), events.all.ensure()])
  },
  head: (stores, { url }) =>
    createCmsHead(stores, url.pathname, 'Events', {
      title: findCmsTexts(stores, url.pathname, 'Events')?.name ?? stores.texts.t('browsing.events.title'),
      canonical: stores.routes.page('Events'),
    }),
  frameSources: getCmsFrames('Events'),
  status: (stores, { url }) => {
    const { all } = getContentStores(stores).events
    return all.error && !all.value && !findCmsPage(stores, url.pathname, 'Events') ? 503 : 200
  },
}
