import { linkPreviewSize } from '@foyer/contract/omnia/link-preview'
import type { PageModule } from '../../context/page-module.ts'
import { getPageStatus } from '../../context/page-status.ts'
import { getCmsFrames } from '../../content/frame-sources.ts'
import { createCmsHead } from '../../content/cms-page.ts'
import { FilmPage } from './FilmPage.tsx'
import { loadFilm } from './load.ts'

/** A film and its showtimes in the chosen city. */
export const page: PageModule = {
  Page: FilmPage,
  load: loadFilm,
  head: (stores, { params, url }) => {
    const { configuration, films, routes, texts } = stores
    const film = films.film(params.filmId ?? '')
    if (!film) return { title: texts.t('shared.error.notFound.seoTitle'), robots: 'noindex' }
    const title = texts.text(film.title)
    const size = configuration.value.shared.imageSocial
    const drawn = routes.linkPreview('film', film.id)
    return createCmsHead(stores, url.pathname, 'FilmDetails', {
      title,
      description: texts.text(film.shortSynopsis) || texts.t('browsing.film.seoDescription', { film: title }),
      canonical: routes.film(film),
      type: 'video.movie',
      image: drawn
        ? { url: drawn, ...linkPreviewSize, alt: title }
        : { url: routes.media('FilmBackdrop', film.id, size), ...size, alt: title },
    })
  },
  frameSources: getCmsFrames('FilmDetails'),
  status: ({ films }, { params }) => getPageStatus(films.outcome(params.filmId ?? '')),
}
