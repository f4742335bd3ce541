import type { ContentPage } from './build-page.ts'
import { createBareComponents } from './build-page.ts'
import { toCinemaKey } from './cinema-key.ts'
import { toDetailUrl, getText, type ContentContext } from './content-context.ts'
import { getDrawnPreview, toImage } from './content-images.ts'

/** Creates the pages of films, events and cinemas from the catalogue, without files of editors. */
export function createCataloguePages(context: ContentContext, languageTag: string): ContentPage[] {
  const { catalogue, pages } = context
  const bare = createBareComponents(context, languageTag)
  const dates = { createDate: '2026-01-05', updated: null, writtenIn: null, languageTags: null }
  const films = [...catalogue.films.values()].map(({ slug, wire }): ContentPage => {
    const title = getText(wire.title, languageTag)
    const summary = wire.shortSynopsis && getText(wire.shortSynopsis, languageTag)
    const still = toImage({ media: `FilmBackdrop/${slug}`, alt: title }, context)
    return {
      nodeId: `film-${wire.id}`,
      alias: 'FilmDetails',
      name: title,
      // Addresses are the same in every language.
      url: toDetailUrl(pages.FilmDetails ?? '', wire.title.text, wire.id),
      ...dates,
      components: {
        ...bare,
        summary,
        metaDescription: summary,
        promotionImage: { desktop: still },
        seoImage: getDrawnPreview('film', wire.id, title, context),
        oGType: 'video.movie',
        vistaFilm: { key: wire.id },
      },
    }
  })
  const events = [...catalogue.events.values()].map((event): ContentPage => {
    const summary = event.description && getText(event.description, languageTag)
    const name = getText(event.name, languageTag)
    return {
      nodeId: `event-${event.id}`,
      alias: 'EventDetails',
      name,
      url: toDetailUrl(pages.EventDetails ?? '', event.name.text, event.id),
      ...dates,
      components: {
        ...bare,
        summary,
        metaDescription: summary,
        // A film's poster, which stands for other events, is none of theirs.
        ...(event.presentation && { seoImage: getDrawnPreview('event', event.id, name, context) }),
        vistaEvent: { key: event.id },
      },
    }
  })
  const cinemas = [...catalogue.sites.values()].map((site): ContentPage => {
    const name = getText(site.name, languageTag)
    const note = site.facilitiesNote ? getText(site.facilitiesNote, languageTag) : null
    const front = toImage({ media: `CinemaGraphic/${site.id}`, alt: name }, context)
    return {
      nodeId: `cinema-${site.id}`,
      alias: 'Cinema',
      name,
      url: toDetailUrl(pages.Cinema ?? '', site.name.text, site.id),
      ...dates,
      components: {
        ...bare,
        summary: note,
        metaDescription: note,
        promotionImage: { desktop: front },
        seoImage: getDrawnPreview('cinema', site.id, name, context),
        vistaCinema: toCinemaKey(site),
      },
    }
  })
  return [...films, ...events, ...cinemas]
}
