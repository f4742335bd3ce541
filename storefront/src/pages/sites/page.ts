import type { PageModule } from '../../context/page-module.ts'
import { getContentPagesStore } from '../../stores/content/content-pages.ts'
import { getCmsFrames } from '../../content/frame-sources.ts'
import { createCmsHead, findCmsPage, findCmsTexts } from '../../content/cms-page.ts'
import { SitesPage } from './SitesPage.tsx'

/** All cinemas. */
export const page: PageModule = {
  Page: SitesPage,
  load: async (stores, { url }) => {
    await Promise.all([getContentPagesStore(stores).ensure(url.pathname), stores.sites.ensure()])
  },
  head: (stores, { url }) =>
    createCmsHead(stores, url.pathname, 'Cinemas', {
      title: findCmsTexts(stores, url.pathname, 'Cinemas')?.name ?? stores.texts.t('sites.list.seoTitle'),
      canonical: stores.routes.page('Cinemas'),
    }),
  frameSources: getCmsFrames('Cinemas'),
  status: (stores, { url }) => {
    const { all } = stores.sites
    return all.error && !all.value && !findCmsPage(stores, url.pathname, 'Cinemas') ? 503 : 200
  },
}
