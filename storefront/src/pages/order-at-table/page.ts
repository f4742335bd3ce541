import type { PageModule } from '../../context/page-module.ts'
import { getPageStatus } from '../../context/page-status.ts'
import { getItemStores } from '../../stores/items/items-stores.ts'
import { TablePage } from './TablePage.tsx'

/** What a code at a table leads to: the cinema's menu, brought to the table. */
export const page: PageModule = {
  Page: TablePage,
  async load(stores, { params }) {
    const siteId = params.siteId ?? ''
    await Promise.all([stores.sites.ensureSite(siteId), getItemStores(stores).items.ensure(siteId)])
  },
  head: ({ texts }) => ({ title: texts.t('food-and-beverage.page.title'), robots: 'noindex' }),
  status: ({ sites }, { params }) => getPageStatus(sites.outcome(params.siteId ?? '')),
}
