import { contentOf } from '../../app/content.ts'
import type { PageModule } from '../../app/page-module.ts'
import { contentHead } from '../../features/content-grid/content-head.ts'
import { loadSite } from './load.ts'
import { SitePage } from './SitePage.tsx'

/** A cinema and its showtimes by day. */
export const page: PageModule = {
  Page: SitePage,
  load: loadSite,
  head: (stores, { params, url }) => {
    const { routes, sites, texts } = stores
    const site = sites.site(params.siteId ?? '')
    if (!site) return { title: texts.t('shared.error.notFound.seoTitle'), robots: 'noindex' }
    const written = contentOf(stores).pages.page(url.pathname)
    const cinema = texts.text(site.name)
    const head = written?.alias === 'Cinema' ? contentHead(written) : { title: cinema }
    return {
      ...head,
      description: head.description ?? texts.t('sites.page.seoDescription', { cinema }),
      canonical: routes.site({ id: site.id, name: site.name.text }),
    }
  },
  status: ({ sites }, { params }) => {
    if (sites.site(params.siteId ?? '')) return 200
    if (sites.all.value) return 404
    return sites.all.error ? 503 : 200
  },
}
