import type { PageModule } from '../../context/page-module.ts'
import { GiftCardSheetsPage } from './GiftCardSheetsPage.tsx'

/** Gift cards of an order, to print: their numbers are loaded in the browser alone. */
export const page: PageModule = {
  Page: GiftCardSheetsPage,
  head: ({ texts }) => ({ title: texts.t('gift-shop.sheet.title'), robots: 'noindex' }),
}
