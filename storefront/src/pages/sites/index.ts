import type { PageModule } from '../../app/page-module.ts'
import { writtenPagesOf } from '../../app/written-pages.ts'
import { writtenFrames } from '../../features/content-grid/frame-sources.ts'
import { writtenHead, writtenPage, writtenWords } from '../../features/content-grid/written-page.ts'
import { SitesPage } from './SitesPage.tsx'

/** All cinemas. */
export const page: PageModule = {
  Page: SitesPage,
  load: async (stores, { url }) => {
    await Promise.all([writtenPagesOf(stores).ensure(url.pathname), stores.sites.ensure()])
  },
  head: (stores, { url }) =>
    writtenHead(stores, url.pathname, 'Cinemas', {
      title: writtenWords(stores, url.pathname, 'Cinemas')?.name ?? stores.texts.t('sites.list.seoTitle'),
      canonical: stores.routes.page('Cinemas'),
    }),
  frameSources: writtenFrames('Cinemas'),
  status: (stores, { url }) => {
    const { all } = stores.sites
    return all.error && !all.value && !writtenPage(stores, url.pathname, 'Cinemas') ? 503 : 200
  },
}
