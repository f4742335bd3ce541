import { Type, type Static } from 'typebox'
import { EntityKey, Id, Nullable, OneOf } from '../wire/common.ts'
import { ContentImage, ContentLink, Grid } from './grid.ts'
import { pageTypes } from './pages.ts'
import { landmarkKinds } from './landmarks.ts'

/** Kinds of picture of which a film's slide in the hero shows one. */
const heroMediaKinds = ['FilmAdvertising', 'FilmBackdrop', 'FilmStill'] as const
export type HeroMediaKind = (typeof heroMediaKinds)[number]

export const FilmHeroItem = Type.Object({
  type: Type.Literal('film'),
  filmId: Id,
  /** Which of the film's pictures; its backdrop when absent. */
  media: Type.Optional(OneOf(heroMediaKinds)),
  /** Index of the component's recommendation that replaces this film, if there are any. */
  experience: Type.Optional(
    Type.Object({ componentId: Id, /** From 0, the best. */ sequenceIndex: Type.Integer({ minimum: 0 }) }),
  ),
})
export const ImageHeroItem = Type.Object({
  type: Type.Literal('image'),
  image: ContentImage,
  link: Nullable(ContentLink),
  /** Foyer's own extension: what the slide says. Without it, the slide shows only its picture. */
  texts: Type.Optional(
    Type.Object({
      /** A short line over the title. */
      eyebrow: Nullable(Type.String()),
      title: Type.String(),
      /** One line under the title. */
      line: Nullable(Type.String()),
    }),
  ),
})

export const HeroCarousel = Type.Object({
  /** Milliseconds. */
  autoplayDelay: Type.Integer({ minimum: 1_000 }),
  items: Type.Array(Type.Union([FilmHeroItem, ImageHeroItem])),
})
export type HeroCarousel = Static<typeof HeroCarousel>

/** Something near a cinema that visitors come by or know. */
export const Landmark = Type.Object({
  kind: OneOf(landmarkKinds),
  name: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
})
export type Landmark = Static<typeof Landmark>

export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const

/** Content of a cinema's page in addition to `GET sites/{siteId}`. */
export const CinemaDetails = Type.Object({
  /** HTML. */
  introduction: Type.String(),
  /** When the doors are open; `hh:mm` by the cinema's own wall, a closing time before the opening one is the next day's. */
  openingHours: Type.Array(
    Type.Object({
      days: Type.Array(OneOf(weekdays)),
      opens: Type.String({ pattern: '^\\d{2}:\\d{2}$' }),
      closes: Type.String({ pattern: '^\\d{2}:\\d{2}$' }),
    }),
  ),
  openingNote: Nullable(Type.String()),
  facilities: Type.Array(
    Type.Object({
      id: Id,
      /** Name of the glyph in the design system's icon set. */
      icon: Nullable(Type.String()),
      name: Type.String(),
      description: Nullable(Type.String()),
    }),
  ),
  /** The first is the front. */
  gallery: Type.Array(ContentImage),
  /** Foyer's extension: what a map of the surroundings shows. */
  landmarks: Type.Optional(Type.Array(Landmark)),
  /** HTML. */
  gettingHere: Nullable(Type.String()),
  /** HTML. */
  accessibility: Nullable(Type.String()),
})
export type CinemaDetails = Static<typeof CinemaDetails>

/** A cinema in the ordering interface, and what content systems repeat of it. */
export const CinemaKey = Type.Object({
  key: Id,
  addressLine1: Type.Optional(Nullable(Type.String())),
  addressLine2: Type.Optional(Nullable(Type.String())),
  addressLine3: Type.Optional(Nullable(Type.String())),
  postCode: Type.Optional(Nullable(Type.String())),
  latitude: Type.Optional(Nullable(Type.Number())),
  longitude: Type.Optional(Nullable(Type.Number())),
  foodAndBeverageEnabled: Type.Optional(Type.Boolean()),
})
export type CinemaKey = Static<typeof CinemaKey>

export const PromotionImage = Type.Object({ desktop: ContentImage })

/** 1200 by 630. */
export const SeoImage = Type.Object({ mobile: ContentImage })

export const CanonicalUrl = Type.Object({ url: Type.String() })

/** All components of a page. A caller may request some by name. */
export const PageComponents = Type.Object({
  pageTitle: Nullable(Type.String()),
  hideTitle: Type.Boolean(),
  /** One line for lists and search results. */
  summary: Nullable(Type.String()),
  promotionImage: Nullable(PromotionImage),
  heroCarousel: Nullable(HeroCarousel),
  grid: Grid,
  seoPageTitle: Nullable(Type.String()),
  metaKeywords: Nullable(Type.String()),
  metaDescription: Nullable(Type.String()),
  seoUrl: Nullable(Type.String()),
  seoImage: Nullable(SeoImage),
  robotsNoFollow: Type.Boolean(),
  robotsNoIndex: Type.Boolean(),
  oGType: Type.String(),
  oGLocale: Nullable(Type.String()),
  twitterCard: Type.String(),
  masterCanonicalUrl: Nullable(CanonicalUrl),
  excludeCanonicalUrl: Type.Boolean(),
  /** On pages of a cinema, an event and a film: its id in the ordering interface. */
  vistaCinema: Nullable(CinemaKey),
  vistaEvent: Nullable(EntityKey),
  vistaFilm: Nullable(EntityKey),
  cinemaDetails: Nullable(CinemaDetails),
})
export type PageComponents = Static<typeof PageComponents>
/** The requested components that the page has. */
export const RequestedPageComponents = Type.Partial(PageComponents)
export type ComponentName = keyof PageComponents
export const componentNames = Object.keys(PageComponents.properties) as ComponentName[]

/** A page without its components. */
const node = {
  nodeId: Id,
  alias: OneOf(pageTypes),
  name: Type.String(),
  url: Type.String({ pattern: '^/' }),
}

/**
 * `GET /api/omnia/v1/page?friendly=&components=&ancestorComponents=&descendantOfType=`. An unknown address is answered
 * with the page `ErrorNotFound` and status 404, a moved one with `redirectDetailsElement` and status 302, or 301 if it
 * has moved permanently: the status is the page's, the call itself succeeded.
 */
export const PageResponse = Type.Object({
  ...node,
  status: OneOf([200, 301, 302, 404] as const),
  languageTag: Type.String(),
  /**
   * Language of the texts: the site's primary one without a translation, null without texts. Absent if the server does
   * not know: they are then in the language of the answer.
   */
  writtenIn: Type.Optional(Nullable(Type.String())),
  /** Languages in which the page may be found: those in which it is written. Absent, or of a page that is not written, all. */
  languageTags: Type.Optional(Type.Array(Type.String())),
  /** The requested ones; all if none was requested. */
  components: RequestedPageComponents,
  /** From the parent up to the home page, with their requested components. */
  ancestorComponents: Type.Array(Type.Object({ ...node, components: RequestedPageComponents })),
  /** Pages below this one of the requested type. */
  descendants: Type.Array(Type.Object(node)),
  redirectDetailsElement: Nullable(Type.Object({ redirect: Type.Boolean(), url: Type.String() })),
})
export type PageResponse = Static<typeof PageResponse>

/**
 * `GET /api/omnia/v1/pageList?friendly=&properties=`: the pages below an address, flat, with the requested properties.
 */
export const PageListResponse = Type.Array(
  Type.Intersect([
    Type.Object({
      ...node,
      /** A number, as other content systems have it. */
      nodeId: Type.Integer(),
      createDate: Type.String({ description: 'yyyy-mm-dd' }),
    }),
    RequestedPageComponents,
  ]),
)
export type PageListResponse = Static<typeof PageListResponse>
