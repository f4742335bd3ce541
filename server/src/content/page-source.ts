import { Type, type Static, type TProperties } from 'typebox'
import { linkAddress } from '@foyer/contract/channel/patterns'
import { filmDisplayStatuses, mediaKinds } from '@foyer/contract/wire/enumerations'
import { alignments, buttonColors, filmListFilters, filmListModes } from '@foyer/contract/omnia/grid'
import { landmarkKinds } from '@foyer/contract/omnia/landmarks'
import { weekdays } from '@foyer/contract/omnia/page'
import { pageTypes } from '@foyer/contract/omnia/pages'
import { OneOf } from '@foyer/contract/wire/common'

/**
 * Schema of the files that an editor writes: `content/pages/*.yaml`. A text of several lines is Markdown. Unknown
 * properties are errors, so that a mistyped name is reported.
 */
export const strict = <T extends TProperties>(properties: T) =>
  Type.Object(properties, { additionalProperties: false })
export const ContentText = Type.String({ minLength: 1, maxLength: 300 })
export const Markdown = Type.String({ minLength: 1, maxLength: 40_000 })
export const Key = Type.String({ pattern: '^[A-Za-z0-9][\\w-]{0,59}$' })
export const PageAddress = Type.String({ pattern: '^/([\\w-]+/)*$' })
const Address = Type.String({ pattern: linkAddress.source, maxLength: 500 })
const Percent = Type.Number({ minimum: 0, maximum: 100 })
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })

/** Pictures of a film that its slide in the hero carousel can show. */
export const heroPictures = ['Advertisement', 'Backdrop', 'Still'] as const

export const LinkSource = strict({
  url: Address,
  name: Type.Optional(ContentText),
  newWindow: Type.Optional(Type.Boolean()),
})

/** `media` is a catalogue picture (`FilmBackdrop/HO00000108`), `file` one of the brand's own below `/brand/`. */
export const ImageSource = strict({
  media: Type.Optional(Type.String({ pattern: `^(${mediaKinds.join('|')})/[A-Za-z0-9-]+(/[1-9]\\d?)?$` })),
  file: Type.Optional(Type.String({ pattern: '^/brand/[\\w/.-]+\\.(svg|png|jpe?g|webp|avif)$' })),
  alt: Type.String({ maxLength: 300 }),
  fromLeft: Type.Optional(Percent),
  fromTop: Type.Optional(Percent),
})
export type ImageSource = Static<typeof ImageSource>

/** Exactly one of the properties, whose name is the element's type. */
export const ElementSource = Type.Object(
  {
    id: Type.Optional(Key),
    accordion: Type.Optional(
      strict({
        heading: Type.Optional(ContentText),
        items: Type.Array(strict({ heading: ContentText, text: Markdown }), { minItems: 1 }),
      }),
    ),
    button: Type.Optional(
      strict({
        name: ContentText,
        url: Address,
        newWindow: Type.Optional(Type.Boolean()),
        alignment: Type.Optional(OneOf(alignments)),
        colour: Type.Optional(OneOf(buttonColors)),
      }),
    ),
    films: Type.Optional(
      strict({
        heading: Type.Optional(ContentText),
        mode: Type.Optional(OneOf(filmListModes)),
        categories: Type.Optional(Type.Array(OneOf(filmDisplayStatuses))),
        showAdvanceBookings: Type.Optional(Type.Boolean()),
        filters: Type.Optional(Type.Array(OneOf(filmListFilters))),
        maximum: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
        skeleton: Type.Optional(Type.Boolean()),
        choose: Type.Optional(Type.Array(Key)),
        sponsored: Type.Optional(Type.Array(Key)),
        attribute: Type.Optional(Key),
        event: Type.Optional(Key),
        genre: Type.Optional(Key),
      }),
    ),
    headline: Type.Optional(ContentText),
    subheadline: Type.Optional(ContentText),
    image: Type.Optional(strict({ ...ImageSource.properties, link: Type.Optional(LinkSource) })),
    text: Type.Optional(Markdown),
    /** Name of a file in `content/forms`. */
    form: Type.Optional(Key),
    /** `still`: the chain's own picture; none is requested from the video provider. */
    video: Type.Optional(
      strict({ url: Type.String({ maxLength: 300 }), title: ContentText, still: Type.Optional(ImageSource) }),
    ),
  },
  { additionalProperties: false },
)
export type ElementSource = Static<typeof ElementSource>

const Elements = Type.Array(ElementSource, { minItems: 1 })
const Columns = Type.Array(strict({ size: Type.Integer({ minimum: 1, maximum: 12 }), elements: Elements }), {
  minItems: 1,
})
/** Either elements below each other, or columns side by side. */
const PlainRowSource = strict({ elements: Type.Optional(Elements), columns: Type.Optional(Columns) })
export type PlainRowSource = Static<typeof PlainRowSource>
export const RowSource = strict({
  ...PlainRowSource.properties,
  tabs: Type.Optional(
    Type.Array(strict({ name: ContentText, rows: Type.Array(PlainRowSource, { minItems: 1 }) }), {
      minItems: 1,
    }),
  ),
})
export type RowSource = Static<typeof RowSource>

const CinemaSource = strict({
  site: Key,
  introduction: Markdown,
  openingHours: Type.Array(
    strict({ days: Type.Array(OneOf(weekdays), { minItems: 1 }), opens: TimeOfDay, closes: TimeOfDay }),
    { minItems: 1 },
  ),
  openingNote: Type.Optional(ContentText),
  facilities: Type.Array(
    strict({ name: ContentText, icon: Type.Optional(Key), description: Type.Optional(ContentText) }),
  ),
  gallery: Type.Optional(Type.Array(ImageSource)),
  landmarks: Type.Optional(
    Type.Array(
      strict({
        kind: OneOf(landmarkKinds),
        name: ContentText,
        latitude: Type.Number({ minimum: -90, maximum: 90 }),
        longitude: Type.Number({ minimum: -180, maximum: 180 }),
      }),
    ),
  ),
  gettingHere: Type.Optional(Markdown),
  accessibility: Type.Optional(Markdown),
})
export type CinemaSource = Static<typeof CinemaSource>

export const PageSource = strict({
  /** Default `Generic`. */
  type: Type.Optional(OneOf(pageTypes)),
  /** For generic pages only; the brand's page addresses decide those of all others. */
  url: Type.Optional(PageAddress),
  name: ContentText,
  title: Type.Optional(ContentText),
  hideTitle: Type.Optional(Type.Boolean()),
  created: Type.Optional(Day),
  /** Date of the last change that matters to search engines. */
  updated: Type.Optional(Day),
  summary: Type.Optional(ContentText),
  promotionImage: Type.Optional(ImageSource),
  seo: Type.Optional(
    strict({
      title: Type.Optional(ContentText),
      description: Type.Optional(ContentText),
      keywords: Type.Optional(ContentText),
      image: Type.Optional(ImageSource),
      noIndex: Type.Optional(Type.Boolean()),
      noFollow: Type.Optional(Type.Boolean()),
      canonical: Type.Optional(Type.String({ pattern: '^(/(?!/)|https://)[^\\s"<>\\\\]*$' })),
      excludeCanonical: Type.Optional(Type.Boolean()),
    }),
  ),
  hero: Type.Optional(
    Type.Array(
      strict({
        film: Type.Optional(Key),
        /** Picture of the film; default its backdrop. */
        picture: Type.Optional(OneOf(heroPictures)),
        /** Replaces the film by the one that a personalisation component ranks at this place, from 0. */
        recommended: Type.Optional(strict({ component: Key, place: Type.Integer({ minimum: 0 }) })),
        image: Type.Optional(ImageSource),
        /** What is written beside the image: a title, a line over it and one under it. */
        texts: Type.Optional(
          strict({
            eyebrow: Type.Optional(Type.String({ minLength: 1 })),
            title: Type.String({ minLength: 1 }),
            line: Type.Optional(Type.String({ minLength: 1 })),
          }),
        ),
        link: Type.Optional(LinkSource),
      }),
      { minItems: 1 },
    ),
  ),
  cinema: Type.Optional(CinemaSource),
  event: Type.Optional(Key),
  /** Name of the artwork of the film that a page of type `FilmDetails` describes. */
  film: Type.Optional(Key),
  rows: Type.Optional(Type.Array(RowSource)),
})
export type PageSource = Static<typeof PageSource>
