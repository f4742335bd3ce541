import type { ContentPage } from './build-page.ts'
import { bareComponents } from './build-page.ts'
import { cinemaKeyOf } from './cinema-key.ts'
import { detailUrl, inLanguage, type ContentFacts } from './content-facts.ts'
import { drawnPreview, imageOf } from './content-images.ts'

/** Pages of films, events and cinemas as the catalogue knows them: nobody has to write one for each. */
export function cataloguePages(facts: ContentFacts, languageTag: string): ContentPage[] {
  const { catalogue, pages } = facts
  const bare = bareComponents(facts, languageTag)
  const dates = { createDate: '2026-01-05', updated: null, writtenIn: null, languageTags: null }
  const films = [...catalogue.films.values()].map(({ slug, wire }): ContentPage => {
    const title = inLanguage(wire.title, languageTag)
    const summary = wire.shortSynopsis && inLanguage(wire.shortSynopsis, languageTag)
    const still = imageOf({ media: `FilmBackdrop/${slug}`, alt: title }, facts)
    return {
      nodeId: `film-${wire.id}`,
      alias: 'FilmDetails',
      name: title,
      // Addresses are the same in every language.
      url: detailUrl(pages.FilmDetails ?? '', wire.title.text, wire.id),
      ...dates,
      components: {
        ...bare,
        summary,
        metaDescription: summary,
        promotionImage: { desktop: still },
        seoImage: drawnPreview('film', wire.id, title, facts),
        oGType: 'video.movie',
        vistaFilm: { key: wire.id },
      },
    }
  })
  const events = [...catalogue.events.values()].map((event): ContentPage => {
    const summary = event.description && inLanguage(event.description, languageTag)
    return {
      nodeId: `event-${event.id}`,
      alias: 'EventDetails',
      name: inLanguage(event.name, languageTag),
      url: detailUrl(pages.EventDetails ?? '', event.name.text, event.id),
      ...dates,
      components: { ...bare, summary, metaDescription: summary, vistaEvent: { key: event.id } },
    }
  })
  const cinemas = [...catalogue.sites.values()].map((site): ContentPage => {
    const name = inLanguage(site.name, languageTag)
    const note = site.facilitiesNote ? inLanguage(site.facilitiesNote, languageTag) : null
    const front = imageOf({ media: `CinemaGraphic/${site.id}`, alt: name }, facts)
    return {
      nodeId: `cinema-${site.id}`,
      alias: 'Cinema',
      name,
      url: detailUrl(pages.Cinema ?? '', site.name.text, site.id),
      ...dates,
      components: {
        ...bare,
        summary: note,
        metaDescription: note,
        promotionImage: { desktop: front },
        seoImage: drawnPreview('cinema', site.id, name, facts),
        vistaCinema: cinemaKeyOf(site),
      },
    }
  })
  return [...films, ...events, ...cinemas]
}
