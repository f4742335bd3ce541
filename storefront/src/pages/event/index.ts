import { contentOf } from '../../app/content.ts'
import type { PageModule } from '../../app/page-module.ts'
import { contentHead } from '../../features/content-grid/content-head.ts'
import { writtenFrames } from '../../features/content-grid/frame-sources.ts'
import { EventPage } from './EventPage.tsx'

/** An event and its films. */
export const page: PageModule = {
  Page: EventPage,
  load: async (stores, { params, url }) => {
    const { events, pages } = contentOf(stores)
    const eventId = params.eventId ?? ''
    await Promise.all([
      pages.ensure(url.pathname),
      events.eventState(eventId).ensure(),
      stores.listing.ensure(),
      stores.sites.ensure(),
    ])
  },
  head: (stores, { params, url }) => {
    const { routes, texts } = stores
    const { events, pages } = contentOf(stores)
    const event = events.event(params.eventId ?? '')
    if (!event) return { title: texts.t('shared.error.notFound.seoTitle'), robots: 'noindex' }
    const written = pages.page(url.pathname)
    const head = written?.alias === 'EventDetails' ? contentHead(written) : { title: texts.text(event.name) }
    return {
      ...head,
      description: head.description ?? (texts.text(event.description) || undefined),
      canonical: routes.event({ id: event.id, name: event.name.text }),
    }
  },
  frameSources: writtenFrames,
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
