import type { PageModule } from '../../context/page-module.ts'
import { StandalonePaymentPage } from './StandalonePaymentPage.tsx'

/** Pays for the order that the address names. The order is read by the browser alone, so the server sends the frame. */
export const page: PageModule = {
  Page: StandalonePaymentPage,
  head: (stores) => ({ title: stores.texts.t('transaction.payment.page.title'), robots: 'noindex' }),
}
