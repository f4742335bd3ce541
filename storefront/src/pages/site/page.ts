import type { PageModule } from '../../context/page-module.ts'
import { getPageStatus } from '../../context/page-status.ts'
import { getCmsFrames } from '../../content/frame-sources.ts'
import { createDetailHead } from '../../content/cms-page.ts'
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
    const cinema = texts.text(site.name)
    return createDetailHead(stores, url.pathname, 'Cinema', {
      title: cinema,
      description: texts.t('sites.page.seoDescription', { cinema }),
      canonical: routes.site(site),
    })
  },
  frameSources: getCmsFrames('Cinema'),
  status: ({ sites }, { params }) => getPageStatus(sites.outcome(params.siteId ?? '')),
}
