import { Type, type Static } from 'typebox'
import { EntityKey, Id, Nullable, OneOf } from '../wire/common.ts'
import { ContentImage, ContentLink } from './grid.ts'
import { CinemaGroup } from './initial-data.ts'
import { displayRuleSelector } from './page-patterns.ts'

/** Content of many pages, or of none in particular. Instants are ISO 8601 with an offset. */

/** Pages by address; empty is all of them. An address that ends in `*` takes in everything below it. */
const pages = Type.Array(Type.String({ pattern: '^/' }))
const schedule = { startDate: Nullable(Type.String()), endDate: Nullable(Type.String()) }
/** Null: hidden for the session once closed. */
const displayFrequencyInDays = Nullable(Type.Integer({ minimum: 1 }))

export const Announcement = Type.Object({
  id: Id,
  title: Type.String(),
  message: Type.String(),
  style: OneOf(['Info', 'Success', 'Warning', 'Error'] as const),
  ...schedule,
  displayFrequencyInDays,
  pages,
  actionButton: Nullable(Type.Object({ name: Type.String(), url: Type.String() })),
})
export type Announcement = Static<typeof Announcement>

/** Either a film or an image. */
export const Popup = Type.Object({
  id: Id,
  ...schedule,
  displayFrequencyInDays,
  pages,
  /** Groups for which it shows; empty is all. */
  cinemaGroups: Type.Array(Type.Object({ nodeId: Id })),
  film: Nullable(EntityKey),
  image: Nullable(ContentImage),
  /** Foyer's extension: words below a picture that has none in it. */
  text: Type.Optional(Type.String()),
  link: Nullable(ContentLink),
})
export type Popup = Static<typeof Popup>

/** Elements of the selector are hidden on pages that are not in `pagesToShow`. */
export const ElementDisplayRule = Type.Object({
  selector: Type.String({ pattern: displayRuleSelector }),
  pagesToShow: pages,
})
export type ElementDisplayRule = Static<typeof ElementDisplayRule>

/** A film that is marked as sponsored in the component of that id. */
export const SponsoredFilm = Type.Object({ componentId: Id, filmId: Id })

export const SiteComponents = Type.Object({
  announcements: Type.Array(Announcement),
  popups: Type.Array(Popup),
  elementDisplayRules: Type.Array(ElementDisplayRule),
  cinemaGroups: Type.Array(CinemaGroup),
  requiredCinemaGroupPrompt: Type.Boolean(),
  sponsoredFilms: Type.Array(SponsoredFilm),
})
export type SiteComponents = Static<typeof SiteComponents>
export const siteComponentNames = Object.keys(SiteComponents.properties) as (keyof SiteComponents)[]

/** `GET /api/omnia/v1/configuration?friendly=&components=`: with an address, only the content of that page. */
export const SiteContentResponse = Type.Object({
  languageTag: Type.String(),
  components: Type.Partial(SiteComponents),
})
export type SiteContentResponse = Static<typeof SiteContentResponse>
