import type { PageModule } from '../../context/page-module.ts'
import { getPageStatus } from '../../context/page-status.ts'
import { getMenuTitle } from '../../order/menu-title.ts'
import { getItemStores } from '../../stores/items/items-stores.ts'
import { SiteFoodPage } from './SiteFoodPage.tsx'

/** Food and drink of a cinema, without a showtime. */
export const page: PageModule = {
  Page: SiteFoodPage,
  async load(stores, { params }) {
    const siteId = params.siteId ?? ''
    await Promise.all([stores.sites.ensureSite(siteId), getItemStores(stores).items.ensure(siteId)])
  },
  head(stores, { params }) {
    const site = stores.sites.site(params.siteId ?? '')
    return {
      title: site ? getMenuTitle(stores, site) : stores.texts.t('food-and-beverage.page.title'),
      ...(!site && { robots: 'noindex' }),
    }
  },
  status: ({ sites }, { params }) => getPageStatus(sites.outcome(params.siteId ?? '')),
}
