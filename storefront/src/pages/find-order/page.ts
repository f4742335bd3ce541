import type { PageModule } from '../../context/page-module.ts'
import { FindOrderPage } from './FindOrderPage.tsx'

/** A way back to the tickets, where the ordering server can find an order by what its customer knows of it. */
export const page: PageModule = {
  Page: FindOrderPage,
  head: ({ texts }) => ({ title: texts.t('transaction.find.title'), robots: 'noindex' }),
  status: ({ core }) => (core.pageData.initialData.findsOrders ? 200 : 404),
}
