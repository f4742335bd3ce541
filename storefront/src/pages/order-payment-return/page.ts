import type { PageModule } from '../../context/page-module.ts'
import { PaymentReturnPage } from './PaymentReturnPage.tsx'

/** Where a payment provider's page sends visitors back to. */
export const page: PageModule = {
  Page: PaymentReturnPage,
  head: (stores) => ({ title: stores.texts.t('transaction.payment.page.title'), robots: 'noindex' }),
}
