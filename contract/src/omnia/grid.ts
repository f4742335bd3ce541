import { Type, type Static, type TSchema } from 'typebox'
import { filmDisplayStatuses } from '../wire/enumerations.ts'
import { Id, Nullable, OneOf } from '../wire/common.ts'
import { ContentForm } from './content-form.ts'

/**
 * The content grid: rows of columns, each with elements. HTML in it has been sanitised by the server, and every address
 * is one of the site's own or of an allowed kind; a client of a foreign server checks both again.
 */

/** `url` begins with `/`, `#`, `https://`, `mailto:` or `tel:`. */
export const ContentLink = Type.Object({
  url: Type.String({ minLength: 1 }),
  name: Type.Optional(Type.String()),
  target: Type.Optional(OneOf(['_blank'] as const)),
})
export type ContentLink = Static<typeof ContentLink>

/** Focal point in per cent from the left and the top. */
export const ContentImage = Type.Object({
  url: Type.String({ minLength: 1 }),
  alt: Type.String({ description: 'Empty for a picture that says nothing the text does not' }),
  dimensions: Type.Object({ width: Type.Integer({ minimum: 1 }), height: Type.Integer({ minimum: 1 }) }),
  fromLeft: Type.Number({ minimum: 0, maximum: 100 }),
  fromTop: Type.Number({ minimum: 0, maximum: 100 }),
})
export type ContentImage = Static<typeof ContentImage>

export const alignments = ['Left', 'Center', 'Right'] as const
export const buttonColors = ['Primary', 'Secondary'] as const
export const filmListModes = ['Grid', 'Carousel'] as const
export const filmListFilters = ['genre', 'attribute', 'category', 'event'] as const
export const videoProviders = ['YouTube', 'Vimeo'] as const

/** Unique within the page; names the element to analytics, to personalisation and in a tab's address. */
const elementId = { id: Id }

export const AccordionElement = Type.Object({
  type: Type.Literal('accordion'),
  ...elementId,
  heading: Nullable(Type.String()),
  items: Type.Array(
    Type.Object({ id: Id, heading: Type.String(), body: Type.String({ description: 'HTML' }) }),
  ),
})

export const ButtonElement = Type.Object({
  type: Type.Literal('button'),
  ...elementId,
  link: ContentLink,
  alignment: OneOf(alignments),
  buttonColour: OneOf(buttonColors),
})

/** The id is the component id under which films are personalised and sponsored. */
export const FilmListElement = Type.Object({
  type: Type.Literal('filmList'),
  ...elementId,
  heading: Nullable(Type.String()),
  mode: OneOf(filmListModes),
  categories: Type.Array(OneOf(filmDisplayStatuses)),
  filters: Type.Array(OneOf(filmListFilters)),
  /** Null shows all. */
  maximumFilms: Nullable(Type.Integer({ minimum: 1 })),
  /** Whether to show placeholder posters while the films load; default true. */
  skeleton: Type.Optional(Type.Boolean()),
  /** Films chosen by the editor, in this order, before any others; empty leaves the choice to the categories. */
  films: Type.Array(Type.Object({ filmId: Id, sponsored: Type.Boolean() })),
  attributeId: Nullable(Id),
  eventId: Nullable(Id),
  genreId: Nullable(Id),
})

export const HeadlineElement = Type.Object({
  type: Type.Literal('headline'),
  ...elementId,
  text: Type.String(),
  level: OneOf([2, 3, 4] as const),
})

export const ImageElement = Type.Object({
  type: Type.Literal('image'),
  ...elementId,
  image: ContentImage,
  link: Nullable(ContentLink),
})

export const RichTextElement = Type.Object({
  type: Type.Literal('richText'),
  ...elementId,
  html: Type.String(),
})

export const FormElement = Type.Object({ type: Type.Literal('form'), ...elementId, form: ContentForm })

/** `url` is the player's address on the provider's host that sets no cookies. */
export const VideoEmbedElement = Type.Object({
  type: Type.Literal('videoEmbed'),
  ...elementId,
  provider: OneOf(videoProviders),
  videoId: Type.String(),
  url: Type.String(),
  title: Type.String(),
  /** Shown until the video is requested. */
  still: Type.Optional(Nullable(ContentImage)),
})

/** The content of a tab is the same, except for nested tabs. */
export const PlainElement = Type.Union([
  AccordionElement,
  ButtonElement,
  FilmListElement,
  HeadlineElement,
  ImageElement,
  RichTextElement,
  FormElement,
  VideoEmbedElement,
])
export type PlainElement = Static<typeof PlainElement>

/** `size` is a share of 12. */
const createColumn = <T extends TSchema>(element: T) =>
  Type.Object({ size: Type.Integer({ minimum: 1, maximum: 12 }), elements: Type.Array(element) })

export const PlainRow = Type.Object({
  name: Type.Literal('row'),
  id: Id,
  columns: Type.Array(createColumn(PlainElement)),
})
export type PlainRow = Static<typeof PlainRow>

export const GridTabElement = Type.Object({
  type: Type.Literal('gridTab'),
  ...elementId,
  name: Type.String(),
  grid: Type.Object({ rows: Type.Array(PlainRow) }),
})
export type GridTabElement = Static<typeof GridTabElement>

/** Shows a tab bar with one tab per element. */
export const TabRow = Type.Object({
  name: Type.Literal('tabLayout'),
  id: Id,
  columns: Type.Array(createColumn(GridTabElement)),
})

export const Grid = Type.Object({ rows: Type.Array(Type.Union([PlainRow, TabRow])) })
export type Grid = Static<typeof Grid>
