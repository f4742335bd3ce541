import { getContentStores } from '../../stores/content/content-stores.ts'
import type { PageModule } from '../../context/page-module.ts'
import { getPageStatus } from '../../context/page-status.ts'
import { getCmsFrames } from '../../content/frame-sources.ts'
import { createDetailHead } from '../../content/cms-page.ts'
import { EventPage } from './EventPage.tsx'
import { loadEvent } from './load.ts'

/** An event, when it is on, and its films. */
export const page: PageModule = {
  Page: EventPage,
  load: loadEvent,
  head: (stores, { params, url }) => {
    const { routes, texts } = stores
    const event = getContentStores(stores).events.event(params.eventId ?? '')
    if (!event) return { title: texts.t('shared.error.notFound.seoTitle'), robots: 'noindex' }
    return createDetailHead(stores, url.pathname, 'EventDetails', {
      title: texts.text(event.name),
      description: texts.text(event.description) || undefined,
      canonical: routes.event(event),
    })
  },
  frameSources: getCmsFrames('EventDetails'),
  status: (stores, { params }) =>
    getPageStatus(getContentStores(stores).events.outcome(params.eventId ?? '')),
}
