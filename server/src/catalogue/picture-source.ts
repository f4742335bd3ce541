import { Type, type Static } from 'typebox'
import { PictureBox } from '@foyer/contract/wire/framing'

/** Part of the name of a drawing in `brands/shared/art`. */
const DrawingName = Type.String({ pattern: '^[A-Za-z0-9-]{1,60}$' })
const Fraction = Type.Number({ minimum: 0, maximum: 1 })
const Point = Type.Object({ x: Fraction, y: Fraction })
const Color = Type.String({ pattern: '^#[0-9a-f]{6}$' })

/** A cinema's front: `cinemas/{picture}-day`, and `-night` if it has one. */
export const SiteFrontSource = Type.Object({
  picture: DrawingName,
  focalPoint: Point,
  /** Default: by day alone. */
  hasNight: Type.Optional(Type.Boolean()),
})
export type SiteFrontSource = Static<typeof SiteFrontSource>

/** A cinema from inside: `scenes/{picture}`. */
export const InteriorSource = Type.Object({
  picture: DrawingName,
  focalPoint: Point,
  /** Cinemas that show it; default all. */
  siteIds: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
})
export type InteriorSource = Static<typeof InteriorSource>

/** An event's picture, `events/{name}.picture`, and its lettering, `events/{name}.title`. */
export const EventPictureSource = Type.Object({
  name: DrawingName,
  hero: Type.Object({ ground: Color, on: Color, accent: Color }),
  focalPoint: Point,
  lettering: Type.Optional(
    Type.Object({
      /** The language that it is drawn in. */
      language: Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' }),
      /** Width over height of the drawing. */
      ratio: Type.Number({ exclusiveMinimum: 0 }),
      /** Where it may stand on the picture; default: below it. */
      place: Type.Optional(PictureBox),
      /** Whether there are `title-on-light` and `title-on-dark`, too. */
      hasPageInks: Type.Optional(Type.Boolean()),
    }),
  ),
})
export type EventPictureSource = Static<typeof EventPictureSource>
