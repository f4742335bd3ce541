import type { PageModule } from '../../app/page-module.ts'
import { activeFilters, readFilters } from '../../features/film-list/film-filters.ts'
import { FilmsPage } from './FilmsPage.tsx'
import { loadFilms } from './load.ts'

/** Every film, narrowed by category, cinema, day and screen as the address says. */
export const page: PageModule = {
  Page: FilmsPage,
  load: loadFilms,
  head: ({ configuration, routes, texts }, { url }) => {
    const { seo } = configuration.value.films
    const filters = readFilters(url.searchParams)
    const isDefault = filters.category === 'NowShowing'
    return {
      title: isDefault ? texts.t(seo.titleKey) : texts.t(`browsing.category.${filters.category}`),
      description: texts.t(seo.descriptionKey),
      // Categories are pages of their own; every narrower view is a view of its category.
      canonical: routes.films(isDefault ? {} : { category: filters.category }),
      robots: filters.words || activeFilters(filters).length > 1 ? 'noindex' : undefined,
      type: 'website',
    }
  },
  status: ({ listing }) => (listing.state === 'failed' ? 503 : 200),
}
