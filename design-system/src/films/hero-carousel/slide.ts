import type { Rating } from '../film-metadata/index.ts'
import type { PictureSource } from '../../foundations/picture/index.ts'

/** A film's colours in its hero, each `#rrggbb`, or the theme's for a film without: background, text on it, accent. */
export interface FilmTone {
  ground: string
  on: string
  accent: string
}

interface AnySlide {
  /** Unique in the hero. */
  id: string
  /** Its name in the list of slides. */
  title: string
  tone: FilmTone
}

/** A film in the hero. */
export interface HeroFilmSlide extends AnySlide {
  type?: 'film' | undefined
  eyebrow?: string | undefined
  tagline?: string | undefined
  rating?: Rating | undefined
  details: readonly string[]
  backdrop: PictureSource
  /** About square, for phones; the backdrop's focal point serves without it. */
  portrait?: PictureSource | undefined
  /** The title as lettering; `ratio` is width over height. Without it the title is set in the heading font. */
  titleTreatment?: { source: PictureSource; ratio: number } | undefined
  primaryAction: { label: string; href: string }
  secondaryAction?:
    { label: string; onPress?: (() => void) | undefined; href?: string | undefined } | undefined
}

/** A picture that speaks for itself, and may lead somewhere. */
export interface HeroImageSlide extends AnySlide {
  type: 'image'
  picture: PictureSource
  alt: string
  /** The text is on the picture; the whole slide is the target. */
  link?: { label: string; href: string; target?: string | undefined } | undefined
  /** Language of the text and of `alt`, if it is not the page's. */
  language?: { lang?: string | undefined; dir?: 'ltr' | 'rtl' | undefined } | undefined
}

export type HeroSlide = HeroFilmSlide | HeroImageSlide
