import type { WatchlistMark } from '../../actions/watchlist-button/index.ts'
import type { Rating } from '../film-metadata/index.ts'
import type { FilmFraming } from '../../internal/framing/framing.ts'
import type { TitleTreatmentProps } from '../title-treatment/index.ts'
import type { PictureSource } from '../../foundations/picture/index.ts'

/** A film's colors in its hero, each `#rrggbb`, or the theme's for a film without: background, text on it, accent. */
export interface FilmTone {
  /** Behind the words; a color of CSS. */
  ground: string
  /** Of the words on the ground; a color of CSS. */
  on: string
  /** Of the button and of marks; a color of CSS. */
  accent: string
}

interface AnySlide {
  /** Unique in the hero. */
  id: string
  /** Its name in the list of slides. */
  title: string
  /** Colors of its ground, its words and its accent. */
  tone: FilmTone
}

/** A film in the hero. */
export interface HeroFilmSlide extends AnySlide {
  /** A film, the default. */
  type?: 'film' | undefined
  /** A short line over the title: "New this week". */
  eyebrow?: string | undefined
  /** One line under the title. */
  tagline?: string | undefined
  /** The age mark; none while it is not known. */
  rating?: Rating | undefined
  /** Runtime, genre and the like, in their order. */
  details: readonly string[]
  /** Behind the words. */
  backdrop: PictureSource
  /** How the backdrop is cut by its subject; without it, around its focal point. */
  framing?: FilmFraming | undefined
  /**
   * Address of a silent film of seconds that repeats over the backdrop, beside the words. It is shown from 1024 px on a
   * fast line while several slides play.
   */
  loop?: string | undefined
  /** About square, for phones; without it the backdrop is cut. */
  portrait?: PictureSource | undefined
  /** The title as lettering; `ratio` is width over height. Without it the title is set in the heading font. */
  titleTreatment?: TitleTreatmentProps['treatment']
  /** The first button: its words and its address. */
  primaryAction: { label: string; href: string }
  /** The second button, a trailer: a link, or a button with a press handler. */
  secondaryAction?:
    { label: string; onPress?: (() => void) | undefined; href?: string | undefined } | undefined
  /** Modes in which the fill of the theme's first button is hardly seen on the ground. */
  faintIn?: readonly ('light' | 'dark')[] | undefined
  /** Shows the button of the watchlist after the others. */
  watchlist?: WatchlistMark | undefined
}

/** A picture with or without words of its own, which may lead somewhere. */
export interface HeroImageSlide extends AnySlide {
  /** A picture without text on it. */
  type: 'image'
  /** Fills the slide. */
  picture: PictureSource
  /** Alternative text: what the picture shows, and any text in it. */
  alt: string
  /** A short line over the heading: "Our cinemas". */
  eyebrow?: string | undefined
  /** The slide's large text; without it the slide shows only its picture. */
  heading?: string | undefined
  /** One line under the heading. */
  tagline?: string | undefined
  /** The text is on the picture; the whole slide is the target. */
  link?: { label: string; href: string; target?: string | undefined } | undefined
  /** Language of the text and of `alt`, if it is not the page's. */
  language?: { lang?: string | undefined; dir?: 'ltr' | 'rtl' | undefined } | undefined
}

export type HeroSlide = HeroFilmSlide | HeroImageSlide
