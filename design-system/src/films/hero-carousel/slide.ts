import type { Rating } from '../film-metadata/index.ts'
import type { PictureSource } from '../../foundations/picture/index.ts'

/** The colours a film brings to its hero, each `#rrggbb`, or the theme's for one that brings none: ground, text on it, accent. */
export interface FilmTone {
  ground: string
  on: string
  accent: string
}

interface AnySlide {
  /** Unique in the hero. */
  id: string
  /** What the running order calls it. */
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
  /** The words stand on the picture; all of the slide can be pressed. */
  link?: { label: string; href: string; target?: string | undefined } | undefined
  /** Of the words and of `alt`, where they are not in the page's language. */
  language?: { lang?: string | undefined; dir?: 'ltr' | 'rtl' | undefined } | undefined
}

export type HeroSlide = HeroFilmSlide | HeroImageSlide
