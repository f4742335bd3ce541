import { model } from '@foyer/theme-tokens/configuration/model'
import { oneOf } from '@foyer/theme-tokens/configuration/rules'
import {
  consentShapes,
  eventCardShapes,
  filmListShapes,
  footerShapes,
  pageHeadShapes,
  type ConsentShape,
  type EventCardShape,
  type FilmListShape,
  type FooterShape,
  type PageHeadShape,
} from '@foyer/theme-tokens/shapes'

/** How a brand lays out the parts that tell it from another: the same content in another order and structure. */
export class Shapes {
  /** Foot of the pages: links in columns; a centred page of a printed programme; a colored band with a row of cinemas. */
  footer: FooterShape = 'Columns'
  /** Films with times: rows with buttons; a typeset programme, times as text on a line; posters in a grid, times as pills. */
  filmList: FilmListShape = 'Rows'
  /** An event in a list: a ticket with a stub; a matted picture with a caption; a card with a label stuck on its edge. */
  eventCard: EventCardShape = 'Stub'
  /** Head of written pages, lists and search: a heading; a title page between rules; a colored band. */
  pageHead: PageHeadShape = 'Plain'
  /** Question of consent at the head of the page: a bar across it; a printed slip; a card with large answers. */
  consent: ConsentShape = 'Bar'
}
model(Shapes, {
  footer: oneOf(footerShapes),
  filmList: oneOf(filmListShapes),
  eventCard: oneOf(eventCardShapes),
  pageHead: oneOf(pageHeadShapes),
  consent: oneOf(consentShapes),
})
