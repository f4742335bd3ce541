/*
 * Shapes of the parts that tell one company from another, besides color, type and corners: what stands in them is the
 * same, its order and structure are not. A brand chooses one of each in `storefront.json`; the first is the default.
 */

/** Columns of links; a page of a printed programme, centred; a colored band with a row of cinemas. */
export const footerShapes = ['Columns', 'Colophon', 'Band'] as const
export type FooterShape = (typeof footerShapes)[number]

/** Rows with times as buttons; a typeset programme with times as text on a line; posters with times as pills. */
export const filmListShapes = ['Rows', 'Programme', 'Tiles'] as const
export type FilmListShape = (typeof filmListShapes)[number]

/** A ticket with a torn-off stub; a matted picture with its caption below; a card with a label stuck on its edge. */
export const eventCardShapes = ['Stub', 'Plate', 'Sticker'] as const
export type EventCardShape = (typeof eventCardShapes)[number]

/** A heading on the page; a title page between rules; a colored band. */
export const pageHeadShapes = ['Plain', 'Plate', 'Band'] as const
export type PageHeadShape = (typeof pageHeadShapes)[number]

/** A bar across the page; a printed slip, centred; a card with both answers large. */
export const consentShapes = ['Bar', 'Slip', 'Card'] as const
export type ConsentShape = (typeof consentShapes)[number]

/** A shape of each part. */
export interface ShapeChoices {
  /** Of the end of every page. */
  footer: FooterShape
  /** Of lists of films with their times. */
  filmList: FilmListShape
  /** Of events and seasons in a list. */
  eventCard: EventCardShape
  /** Of the head of lists and written pages. */
  pageHead: PageHeadShape
  /** Of the question for cookies. */
  consent: ConsentShape
}

/** The shapes that each part may have. */
export const shapesByPart = {
  footer: footerShapes,
  filmList: filmListShapes,
  eventCard: eventCardShapes,
  pageHead: pageHeadShapes,
  consent: consentShapes,
} as const satisfies { [Part in keyof ShapeChoices]: readonly ShapeChoices[Part][] }

/** Cookie by which the theme editor tells a development server the shapes to preview, as JSON. */
export const previewedShapesCookie = 'foyer-shapes'
