import { getContentStores } from '../../stores/content/content-stores.ts'
import type { PageModule } from '../../context/page-module.ts'
import { createContentHead } from '../../content/content-head.ts'
import { getCmsFrames } from '../../content/frame-sources.ts'
import { ContentPage } from './ContentPage.tsx'
import { loadContent } from './load.ts'

/** Any address that no other route has: a written page, or the page for what is not found. */
export const page: PageModule = {
  Page: ContentPage,
  load: loadContent,
  head: (stores, { url }) => {
    const { pages } = getContentStores(stores)
    const found = pages.page(url.pathname)
    if (found && pages.outcome(url.pathname) === 'ready') return createContentHead(found)
    return {
      title: stores.texts.t('shared.error.notFound.seoTitle'),
      canonical: stores.routes.notFound(),
      robots: 'noindex',
    }
  },
  frameSources: getCmsFrames(),
  status: (stores, { url }) => {
    switch (getContentStores(stores).pages.outcome(url.pathname)) {
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
