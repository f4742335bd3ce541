import { contentOf } from '../../app/content.ts'
import type { PageModule } from '../../app/page-module.ts'
import { contentHead } from '../../features/content-grid/content-head.ts'
import { writtenFrames } from '../../features/content-grid/frame-sources.ts'
import { ContentPage } from './ContentPage.tsx'
import { loadContent } from './load.ts'

/** Any address that no other route has: a written page, or the page for what is not found. */
export const page: PageModule = {
  Page: ContentPage,
  load: loadContent,
  head: (stores, { url }) => {
    const { pages } = contentOf(stores)
    const found = pages.page(url.pathname)
    if (found && pages.outcome(url.pathname) === 'ready') return contentHead(found)
    return {
      title: stores.texts.t('shared.error.notFound.seoTitle'),
      canonical: stores.routes.notFound(),
      robots: 'noindex',
    }
  },
  frameSources: writtenFrames(),
  status: (stores, { url }) => {
    switch (contentOf(stores).pages.outcome(url.pathname)) {
      case 'missing':
        return 404
      case 'failed':
        return 503
      case 'ready':
      case 'moved':
      case 'pending':
        return 200
    }
  },
}
