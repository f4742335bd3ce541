import { contentOf } from '../../app/content.ts'
import type { PageModule } from '../../app/page-module.ts'
import { contentHead } from '../../features/content-grid/content-head.ts'
import { EventsPage } from './EventsPage.tsx'

/** All events. */
export const page: PageModule = {
  Page: EventsPage,
  load: async (stores, { url }) => {
    const { events, pages } = contentOf(stores)
    await Promise.all([pages.ensure(url.pathname), events.all.ensure()])
  },
  head: (stores, { url }) => {
    const written = contentOf(stores).pages.page(url.pathname)
    return written?.alias === 'Events'
      ? contentHead(written)
      : { title: stores.texts.t('browsing.events.title'), canonical: stores.routes.page('Events') }
  },
  status: (stores) => {
    const { all } = contentOf(stores).events
    return all.error && !all.value ? 503 : 200
  },
}
