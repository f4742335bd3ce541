import type { PageModule } from '../../context/page-module.ts'
import { getActiveFilters, readFilters } from '../../features/film-list/film-filters-url.ts'
import { getCmsFrames } from '../../content/frame-sources.ts'
import { createCmsHead, findCmsPage } from '../../content/cms-page.ts'
import { FilmsPage } from './FilmsPage.tsx'
import { loadFilms } from './load.ts'

/** Every film, narrowed by category, cinema, day and screen as the address says. */
export const page: PageModule = {
  Page: FilmsPage,
  load: loadFilms,
  head: (stores, { url }) => {
    const { configuration, routes, texts } = stores
    const { browsing, films } = configuration.value
    const { seo } = films
    const filters = readFilters(url.searchParams, browsing)
    const isDefault = filters.category === 'NowShowing'
    const own = texts.t(`browsing.category.${filters.category}`)
    const head = createCmsHead(stores, url.pathname, 'Films', {
      title: texts.t(seo.titleKey),
      description: texts.t(seo.descriptionKey),
      // Categories are pages of their own; every narrower view is a view of its category.
      canonical: routes.films(isDefault ? {} : { category: filters.category }),
      robots: filters.query || getActiveFilters(filters).length > 1 ? 'noindex' : undefined,
      type: 'website',
    })
    return isDefault ? head : { ...head, title: own }
  },
  frameSources: getCmsFrames('Films'),
  status: (stores, { url }) => {
    const { listing, sites } = stores
    const hasOther = sites.all.value !== undefined || findCmsPage(stores, url.pathname, 'Films') !== undefined
    return listing.state === 'failed' && !hasOther ? 503 : 200
  },
}
