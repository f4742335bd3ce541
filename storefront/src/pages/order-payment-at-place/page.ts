import type { PageModule } from '../../context/page-module.ts'
import { PlacePaymentPage } from './PlacePaymentPage.tsx'

/** Paying at a seat or a table. The order is known to the browser alone, so the server sends the frame. */
export const page: PageModule = {
  Page: PlacePaymentPage,
  head: ({ texts }) => ({ title: texts.t('transaction.payment.page.title'), robots: 'noindex' }),
}
