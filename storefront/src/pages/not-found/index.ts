import type { PageModule } from '../../app/page-module.ts'
import { NotFound } from '../../features/failures/NotFound.tsx'

/** Any address that no page has. */
export const page: PageModule = {
  Page: NotFound,
  load: (stores) => stores.listing.ensure(),
  head: ({ routes, texts }) => ({
    title: texts.t('shared.error.notFound.seoTitle'),
    canonical: routes.notFound(),
    robots: 'noindex',
  }),
  status: () => 404,
}
