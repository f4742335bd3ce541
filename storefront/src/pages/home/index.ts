import type { PageModule } from '../../app/page-module.ts'
import { writtenPagesOf } from '../../app/written-pages.ts'
import { writtenFrames } from '../../features/content-grid/frame-sources.ts'
import { writtenHead } from '../../features/content-grid/written-page.ts'
import { homeHero } from '../../features/home-hero/home-hero.ts'
import { HomePage } from './HomePage.tsx'
import { loadHome } from './load.ts'

/** What is on: the hero, the wall of posters with today's times, and what the screens are like. */
export const page: PageModule = {
  Page: HomePage,
  load: loadHome,
  head: (stores, { url }) => {
    const { configuration, films, routes, texts } = stores
    const { seo } = configuration.value.home
    const size = configuration.value.shared.imageSocial
    const [lead] = homeHero(stores, url.pathname)
      .items.map((item) => (item.type === 'film' ? films.film(item.filmId) : undefined))
      .filter((film) => film !== undefined)
    return writtenHead(stores, url.pathname, 'Home', {
      title: texts.t(seo.titleKey),
      description: texts.t(seo.descriptionKey),
      canonical: routes.home(),
      type: 'website',
      image: lead && {
        url: routes.media('FilmBackdrop', lead.id, size),
        ...size,
        alt: texts.text(lead.title),
      },
    })
  },
  frameSources: writtenFrames('Home'),
  status: (stores, { url }) => {
    const { error, value } = writtenPagesOf(stores).entry(url.pathname)
    // The page is more than its films: only where nothing answers has it failed.
    return stores.listing.state === 'failed' && error !== undefined && value === undefined ? 503 : 200
  },
}
