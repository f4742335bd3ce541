import type { PageModule } from '../../context/page-module.ts'
import { CounterPage } from './CounterPage.tsx'

/** What a cinema's staff has to make and to hand over, at a screen that is registered as a workstation. */
export const page: PageModule = {
  Page: CounterPage,
  isForStaff: true,
  hidesAddress: true,
  head: ({ texts }) => ({ title: texts.t('counter.page.title'), robots: 'noindex, nofollow' }),
}
