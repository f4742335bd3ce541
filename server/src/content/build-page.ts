import type { ContentForm } from '@foyer/contract/omnia/content-form'
import type { CinemaDetails, HeroCarousel, HeroMediaKind, PageComponents } from '@foyer/contract/omnia/page'
import type { PageType } from '@foyer/contract/omnia/pages'
import { findShopPage } from '@foyer/contract/omnia/shop-addresses'
import { isPagePath } from '@foyer/contract/render/page-path'
import { buildGrid, toLink } from './build-grid.ts'
import { toCinemaKey } from './cinema-key.ts'
import { toDetailUrl, type ContentContext } from './content-context.ts'
import { getChosenPreview, getDrawnPreview, toImage, toPreview, toPromotionImage } from './content-images.ts'
import type { CinemaSource, heroPictures, PageSource } from './page-source.ts'
import { ContentError } from './read-source.ts'
import { renderRichText } from './rich-text.ts'

/** A complete page of the content system. */
export interface ContentPage {
  readonly nodeId: string
  readonly alias: PageType
  readonly name: string
  readonly url: string
  /** yyyy-mm-dd */
  readonly createDate: string
  /** yyyy-mm-dd; null if not specified. */
  readonly updated: string | null
  /** Language of the editor's text; null if there is none. */
  readonly writtenIn: string | null
  /** Languages in which it can be found; null: all. */
  readonly languageTags: readonly string[] | null
  readonly components: PageComponents
}

export interface PageContext {
  readonly context: ContentContext
  readonly findForm: (id: string) => ContentForm | undefined
  readonly languageTag: string
  /** Language of the file. */
  readonly writtenIn: string
}

/** Interval of the hero carousel's slides, milliseconds. */
const autoplayDelay = 5_000
/** Creation date of pages without one: the day the chain opened its site. */
const firstDay = '2026-01-05'

/** Components of a page that no file describes. */
export function createBareComponents(context: ContentContext, languageTag: string): PageComponents {
  return {
    pageTitle: null,
    hideTitle: false,
    summary: null,
    promotionImage: null,
    heroCarousel: null,
    grid: { rows: [] },
    seoPageTitle: null,
    metaKeywords: null,
    metaDescription: null,
    seoUrl: null,
    seoImage: toPreview(null),
    robotsNoFollow: false,
    robotsNoIndex: false,
    oGType: 'website',
    oGLocale: languageTag.replace('-', '_'),
    twitterCard: 'summary_large_image',
    masterCanonicalUrl: null,
    excludeCanonicalUrl: false,
    vistaCinema: null,
    vistaEvent: null,
    vistaFilm: null,
    cinemaDetails: null,
  }
}

/**
 * Builds a page as it is served.
 * @param nodeId name of its file without language and extension
 * @throws ContentError if it refers to something that does not exist
 */
export function buildPage(nodeId: string, source: PageSource, parts: PageContext): ContentPage {
  const { context, languageTag, writtenIn } = parts
  const { seo = {} } = source
  const alias = source.type ?? 'Generic'
  const promotion =
    source.promotionImage && toPromotionImage(source.promotionImage, Boolean(seo.image), context)
  const preview = seo.image ? getChosenPreview(seo.image, context) : (promotion ?? null)
  const url = getUrl(source, context)
  const filmId = source.film === undefined ? null : context.filmId(source.film)
  return {
    nodeId,
    alias,
    name: source.name,
    url,
    createDate: source.created ?? firstDay,
    updated: source.updated ?? null,
    writtenIn,
    // Other pages have content in every language besides the editor's. The languages of this page are not known yet.
    languageTags: alias === 'Generic' ? [writtenIn] : null,
    components: {
      ...createBareComponents(context, languageTag),
      pageTitle: source.title ?? null,
      hideTitle: source.hideTitle ?? false,
      summary: source.summary ?? null,
      promotionImage: promotion ? { desktop: promotion } : null,
      heroCarousel: source.hero ? buildHero(source.hero, context) : null,
      grid: buildGrid(source.rows ?? [], nodeId, parts),
      seoPageTitle: seo.title ?? null,
      metaKeywords: seo.keywords ?? null,
      metaDescription: seo.description ?? source.summary ?? null,
      seoUrl: url,
      seoImage: findDrawnPreview(source, filmId, context, preview) ?? toPreview(preview),
      robotsNoFollow: seo.noFollow ?? false,
      robotsNoIndex: seo.noIndex ?? false,
      masterCanonicalUrl: seo.canonical === undefined ? null : { url: seo.canonical },
      excludeCanonicalUrl: seo.excludeCanonical ?? false,
      ...(filmId !== null && { oGType: 'video.movie', vistaFilm: { key: filmId } }),
      vistaCinema: source.cinema ? findCinemaKey(source.cinema.site, context) : null,
      vistaEvent: source.event === undefined ? null : { key: source.event },
      cinemaDetails: source.cinema ? buildCinemaDetails(source.cinema, source.name, context) : null,
    },
  }
}

/** A cinema that is not in the catalogue has its key only. */
function findCinemaKey(siteId: string, { catalogue }: ContentContext): PageComponents['vistaCinema'] {
  const site = catalogue.sites.get(siteId)
  return site ? toCinemaKey(site) : { key: siteId }
}

/** The preview picture drawn for links to a film, cinema or event with a picture of its own, unless the editor chose one. */
function findDrawnPreview(
  source: PageSource,
  filmId: string | null,
  context: ContentContext,
  chosen: object | null,
) {
  if (chosen) return null
  if (filmId !== null) return getDrawnPreview('film', filmId, source.name, context)
  if (source.event !== undefined && context.catalogue.events.get(source.event)?.presentation)
    return getDrawnPreview('event', source.event, source.name, context)
  return source.cinema ? getDrawnPreview('cinema', source.cinema.site, source.name, context) : null
}

/**
 * The address of a page: a generic page states its own, all others have the channel's.
 * @throws ContentError if a page states another address, or one that the shop uses already
 */
function getUrl(source: PageSource, context: ContentContext): string {
  const { type, url } = source
  const fixed = findFixedUrl(source, context)
  if (fixed !== undefined) {
    if (url === undefined || url === fixed) return fixed
    throw new ContentError([`the channel gives the page ${type} the address ${fixed}: remove its url`])
  }
  if (url === undefined) throw new ContentError(['the page needs a url'])
  const taker = isPagePath(url)
    ? findShopPage(url, context.pages)
    : 'something that is not a page of the shop'
  if (taker !== undefined)
    throw new ContentError([`${url} is the address of ${taker}: a page needs an address of its own`])
  return url
}

/** The address that the channel gives a page of its type; undefined for a generic page. */
function findFixedUrl(source: PageSource, { catalogue, pages, filmId }: ContentContext): string | undefined {
  switch (source.type) {
    case 'Cinema': {
      const site = catalogue.sites.get(source.cinema?.site ?? '')
      if (!site) throw new ContentError([`there is no cinema ${source.cinema?.site ?? '(none named)'}`])
      return toDetailUrl(pages.Cinema ?? '', site.name.text, site.id)
    }
    case 'EventDetails': {
      const event = catalogue.events.get(source.event ?? '')
      if (!event) throw new ContentError([`there is no event ${source.event ?? '(none named)'}`])
      return toDetailUrl(pages.EventDetails ?? '', event.name.text, event.id)
    }
    case 'FilmDetails': {
      const id = filmId(source.film ?? '')
      return toDetailUrl(pages.FilmDetails ?? '', catalogue.films.get(id)?.wire.title.text ?? id, id)
    }
    default:
      return source.type === undefined ? undefined : pages[source.type]
  }
}

const heroMedia: Readonly<Record<(typeof heroPictures)[number], HeroMediaKind>> = {
  Advertisement: 'FilmAdvertising',
  Backdrop: 'FilmBackdrop',
  Still: 'FilmStill',
}

function buildHero(slides: NonNullable<PageSource['hero']>, context: ContentContext): HeroCarousel {
  const items = slides.map(
    ({ film, picture, recommended, image, texts, link }, index): HeroCarousel['items'][number] => {
      if (recommended !== undefined && index === 0)
        throw new ContentError(['the first slide of the hero is painted before any film is recommended'])
      if (film !== undefined && image === undefined && texts === undefined) {
        return {
          type: 'film',
          filmId: context.filmId(film),
          ...(picture && { media: heroMedia[picture] }),
          ...(recommended && {
            experience: { componentId: recommended.component, sequenceIndex: recommended.place },
          }),
        }
      }
      if (image !== undefined && film === undefined && picture === undefined && recommended === undefined)
        return {
          type: 'image',
          image: toImage(image, context),
          link: link ? toLink(link) : null,
          ...(texts && {
            texts: { eyebrow: texts.eyebrow ?? null, title: texts.title, line: texts.line ?? null },
          }),
        }
      throw new ContentError(['a slide of the hero is either a film or an image'])
    },
  )
  return { autoplayDelay, items }
}

function buildCinemaDetails(source: CinemaSource, name: string, context: ContentContext): CinemaDetails {
  const { gallery, gettingHere, accessibility } = source
  return {
    introduction: renderRichText(source.introduction),
    openingHours: source.openingHours,
    openingNote: source.openingNote ?? null,
    facilities: source.facilities.map((facility, index) => ({
      id: `f${index + 1}`,
      icon: facility.icon ?? null,
      name: facility.name,
      description: facility.description ?? null,
    })),
    gallery: gallery
      ? gallery.map((image) => toImage(image, context))
      : [toImage({ media: `CinemaGraphic/${source.site}`, alt: name }, context)],
    landmarks: source.landmarks ?? [],
    gettingHere: gettingHere === undefined ? null : renderRichText(gettingHere),
    accessibility: accessibility === undefined ? null : renderRichText(accessibility),
  }
}
