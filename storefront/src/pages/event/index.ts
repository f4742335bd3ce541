import { contentOf } from '../../app/content.ts'
import type { PageModule } from '../../app/page-module.ts'
import { writtenFrames } from '../../features/content-grid/frame-sources.ts'
import { detailHead } from '../../features/content-grid/written-page.ts'
import { EventPage } from './EventPage.tsx'
import { loadEvent } from './load.ts'

/** An event, when it is on, and its films. */
export const page: PageModule = {
  Page: EventPage,
  load: loadEvent,
  head: (stores, { params, url }) => {
    const { routes, texts } = stores
    const event = contentOf(stores).events.event(params.eventId ?? '')
    if (!event) return { title: texts.t('shared.error.notFound.seoTitle'), robots: 'noindex' }
    return detailHead(stores, url.pathname, 'EventDetails', {
      title: texts.text(event.name),
      description: texts.text(event.description) || undefined,
      canonical: routes.event(event),
    })
  },
  frameSources: writtenFrames('EventDetails'),
  status: (stores, { params }) => {
    switch (contentOf(stores).events.outcome(params.eventId ?? '')) {
      case 'missing':
        return 404
      case 'failed':
        return 503
      case 'pending':
      case 'ready':
        return 200
    }
  },
}
