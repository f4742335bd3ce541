import { Type, type Static } from 'typebox'
import { Nullable } from './common.ts'

const Fraction = Type.Number({ minimum: 0, maximum: 1 })

/** Part of a picture or of a frame: fractions of its width and height, from the left and the top. */
export const PictureBox = Type.Object({ x: Fraction, y: Fraction, width: Fraction, height: Fraction })
export type PictureBox = Static<typeof PictureBox>

/** How a picture is cut for a frame of one shape. */
export const FrameCut = Type.Object({
  /** The part of the picture that the frame shows; it has the frame's shape. */
  crop: PictureBox,
  /** Part of the frame where the title may stand without touching the subject; null: below the picture. */
  lettering: Nullable(PictureBox),
})
export type FrameCut = Static<typeof FrameCut>

/**
 * Foyer's own extension: what a film's backdrop shows, and where. Optional: without it a page keeps the focal point in
 * sight.
 */
export const PictureFraming = Type.Object({
  /** All of what the picture is of. */
  subject: PictureBox,
  /** The part of it that no page cuts. */
  core: PictureBox,
  /** The part that a small band shows. */
  detail: PictureBox,
  frames: Type.Object({
    /** 1440 by 700: windows from 1280 px. */
    wide: FrameCut,
    /** 1024 by 640. */
    medium: FrameCut,
    /** 768 by 620: windows from 600 to 1023 px. */
    tablet: FrameCut,
    /** 390 by 520. */
    phone: FrameCut,
    /** 4 by 5: a plate beside words. */
    upright: FrameCut,
  }),
})
export type PictureFraming = Static<typeof PictureFraming>
export type FrameName = keyof PictureFraming['frames']
