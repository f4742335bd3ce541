import type { PageModule } from '../../context/page-module.ts'
import { CustomerDetailsPage } from './CustomerDetailsPage.tsx'

/** Third step of an order: who it is for. The order is known to the browser alone, so the server sends the frame. */
export const page: PageModule = {
  Page: CustomerDetailsPage,
  head: (stores) => ({ title: stores.texts.t('transaction.details.page.title'), robots: 'noindex' }),
}
