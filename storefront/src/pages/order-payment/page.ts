import type { PageModule } from '../../context/page-module.ts'
import { PaymentPage } from './PaymentPage.tsx'

/** Last step of an order: paying. The order is known to the browser alone, so the server sends the frame. */
export const page: PageModule = {
  Page: PaymentPage,
  head: (stores) => ({ title: stores.texts.t('transaction.payment.page.title'), robots: 'noindex' }),
}
