import type { PageModule } from '../../context/page-module.ts'
import { getContentPagesStore } from '../../stores/content/content-pages.ts'
import { getCmsFrames } from '../../content/frame-sources.ts'
import { createCmsHead } from '../../content/cms-page.ts'
import { getHomeHero } from '../../features/home-hero/home-hero.ts'
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
    const [lead] = getHomeHero(stores, url.pathname)
      .items.map((item) => (item.type === 'film' ? films.film(item.filmId) : undefined))
      .filter((film) => film !== undefined)
    return createCmsHead(stores, url.pathname, 'Home', {
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
  frameSources: getCmsFrames('Home'),
  status: (stores, { url }) => {
    const { error, value } = getContentPagesStore(stores).entry(url.pathname)
    // The page is more than its films: only where nothing answers has it failed.
    return stores.listing.state === 'failed' && error !== undefined && value === undefined ? 503 : 200
  },
}
