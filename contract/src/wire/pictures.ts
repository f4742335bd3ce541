import { Type, type Static } from 'typebox'
import { Nullable } from './common.ts'
import { PictureBox } from './framing.ts'

/** Fractions of a picture, 0 to 1, from the left and the top. */
export const FocalPoint = Type.Object({ x: Type.Number(), y: Type.Number() })

/** Colors of a picture's own ground, of words on it, and one for accents: `#rrggbb`. */
export const HeroColors = Type.Object({ ground: Type.String(), on: Type.String(), accent: Type.String() })

/**
 * Foyer's own extension: an event's picture and lettering. Its pictures are those of `EventPosterGraphic`: 1 is the
 * picture, 16 by 9; 2 the lettering, drawn for `hero.ground`.
 */
export const EventPresentation = Type.Object({
  hero: HeroColors,
  focalPoint: FocalPoint,
  /** The name as a drawing; absent if the event has none. */
  lettering: Type.Optional(
    Type.Object({
      /** It is shown in no other language. */
      languageTag: Type.String(),
      /** Width over height. */
      ratio: Type.Number({ exclusiveMinimum: 0 }),
      /** Part of the whole picture where it may stand without touching the subject; null: below the picture. */
      place: Nullable(PictureBox),
      /** Whether it is drawn for the page's own grounds, too: 3 for light ones, 4 for dark ones. */
      hasPageInks: Type.Boolean(),
    }),
  ),
})
export type EventPresentation = Static<typeof EventPresentation>

/**
 * Foyer's own extension: a cinema's front. Its pictures are those of `CinemaGraphic`: 1 is the front, by day if there
 * are two; 2 by night; from 3 on inside.
 */
export const SitePresentation = Type.Object({
  focalPoint: FocalPoint,
  hasNight: Type.Boolean(),
})
export type SitePresentation = Static<typeof SitePresentation>
