import type { PageModule } from '../../context/page-module.ts'
import { FoodSitesPage } from './FoodSitesPage.tsx'

/** Food and drink: the cinema first. */
export const page: PageModule = {
  Page: FoodSitesPage,
  load: async ({ sites }) => {
    await sites.ensure()
  },
  head: ({ texts }) => ({
    title: texts.t('food-and-beverage.page.title'),
    description: texts.t('food-and-beverage.sites.intro'),
  }),
  status: ({ sites }) => (sites.all.error && !sites.all.value ? 503 : 200),
}
