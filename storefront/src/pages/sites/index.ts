import { contentOf } from '../../app/content.ts'
import type { PageModule } from '../../app/page-module.ts'
import { contentHead } from '../../features/content-grid/content-head.ts'
import { SitesPage } from './SitesPage.tsx'

/** All cinemas. */
export const page: PageModule = {
  Page: SitesPage,
  load: async (stores, { url }) => {
    await Promise.all([contentOf(stores).pages.ensure(url.pathname), stores.sites.ensure()])
  },
  head: (stores, { url }) => {
    const written = contentOf(stores).pages.page(url.pathname)
    return written?.alias === 'Cinemas'
      ? contentHead(written)
      : { title: stores.texts.t('sites.list.seoTitle'), canonical: stores.routes.page('Cinemas') }
  },
  status: ({ sites }) => (sites.all.error && !sites.all.value ? 503 : 200),
}
