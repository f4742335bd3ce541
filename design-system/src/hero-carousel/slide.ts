import type { Rating } from '../film-facts/index.ts'
import type { PictureSource } from '../picture/index.ts'

/** The colours a film brings to its hero, each `#rrggbb`: ground, text on it, accent. */
export interface FilmTone {
  ground: string
  on: string
  accent: string
}

/** A film, or a message with a picture, in the hero. */
export interface HeroSlide {
  id: string
  title: string
  eyebrow?: string | undefined
  tagline?: string | undefined
  rating?: Rating | undefined
  facts: readonly string[]
  tone: FilmTone
  backdrop: PictureSource
  /** About square, for phones; the backdrop's focal point serves without it. */
  portrait?: PictureSource | undefined
  /** The title as lettering; `ratio` is width over height. Without it the title is set in the heading font. */
  titleTreatment?: { source: PictureSource; ratio: number } | undefined
  primaryAction: { label: string; href: string }
  secondaryAction?:
    { label: string; onPress?: (() => void) | undefined; href?: string | undefined } | undefined
}
