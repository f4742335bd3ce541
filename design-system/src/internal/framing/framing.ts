import type { CSSObject } from '../../foundations/styled/index.ts'
import { media } from '../../foundations/media/index.ts'
import {
  getLaidHeight,
  getLaidLeft,
  placePicture,
  type PicturePlacement,
} from '../../foundations/picture/index.ts'

/** Part of a frame: fractions of its width and height, from the left and the top. */
export interface FramePart {
  /** Of its left edge. */
  x: number
  /** Of its top edge. */
  y: number
  /** Of the frame's width. */
  width: number
  /** Of the frame's height. */
  height: number
}

/** How the picture stands in the frame of windows of some width, and where on it the title may stand. */
export interface FilmFrame {
  /** Its subject in the frame. */
  placement: PicturePlacement
  /** Null: below the picture. */
  lettering: FramePart | null
}

/** How the picture of a film is cut by its subject. */
export interface FilmFraming {
  /** Where the subject begins: a fraction of the picture's width, from the left. */
  subjectStart: number
  /** Windows below 600 px, where the service cuts the picture; it is 3 by 4 if the title stands on it, else square. */
  phone: { lettering: FramePart | null }
  /** Windows from 600 px. */
  tablet: FilmFrame
  /** Windows from 1024 px. */
  medium: FilmFrame
  /** Windows from 1280 px. */
  wide: FilmFrame
  /** An upright plate, 4 by 5, in themes whose pictures carry no words. */
  plate: PicturePlacement
}

/** The variables of a box for lettering. */
export const placeLettering = (part: FramePart | null): CSSObject =>
  part
    ? {
        '--foyer-lettering-x': part.x,
        '--foyer-lettering-y': part.y,
        '--foyer-lettering-width': part.width,
        '--foyer-lettering-height': part.height,
      }
    : {}

/** What an element says of its picture, to the pictures and words inside. Numbers only: the styles are the same for all. */
export const frameHero = (framing: FilmFraming | undefined): CSSObject =>
  framing
    ? {
        '--foyer-subject-start': framing.subjectStart,
        ...placeLettering(framing.phone.lettering),
        [media.up.sm]: {
          ...placePicture(framing.tablet.placement),
          ...placeLettering(framing.tablet.lettering),
        },
        [media.up.md]: placePicture(framing.medium.placement),
        [media.up.lg]: placePicture(framing.wide.placement),
        '[data-heading=center] &': placePicture(framing.plate),
      }
    : {}

const laidWidth = (width: string, height: string) => `${getLaidHeight(width, height)} * 16 / 9`

/**
 * From the frame's start to the subject, as a length of CSS; in a page that runs from right to left the frame is
 * mirrored, and its start is at the right.
 * @param width length of the frame
 * @param height length of the frame
 */
export const getSubjectStart = (width: string, height: string) =>
  `(${getLaidLeft(width, laidWidth(width, height))} + ${laidWidth(width, height)} * var(--foyer-subject-start))`

/**
 * A title in its box on the picture, inside an element that is a container and begins where the picture does.
 * @param width length of the picture's frame
 * @param height length of the picture's frame
 */
export const toLettering = (width: string, height: string): CSSObject => ({
  position: 'absolute',
  insetInlineStart: `calc(${width} * var(--foyer-lettering-x))`,
  insetBlockStart: `calc(${height} * var(--foyer-lettering-y))`,
  display: 'flex',
  alignItems: 'center',
  inlineSize: `calc(${width} * var(--foyer-lettering-width))`,
  blockSize: `calc(${height} * var(--foyer-lettering-height))`,
  maxInlineSize: 'none',
  margin: 0,
  '& > img': { maxInlineSize: '100%', maxBlockSize: '100%' },
})
