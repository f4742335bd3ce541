import type { CSSObject } from '../styled/index.ts'

/** A point, or a place: fractions from the left and the top. */
export interface PicturePoint {
  /** From the left. */
  x: number
  /** From the top. */
  y: number
}

/** How a picture stands in a frame: a point of it, at a place of the frame, enlarged over what covers the frame. */
export interface PicturePlacement {
  /** 1 covers the frame. */
  zoom: number
  /** The point of the picture. */
  focus: PicturePoint
  /** Where it stands in the frame, as far as the edges of the picture allow. */
  at: PicturePoint
}

/** The variables by which pictures inside an element are laid that have `data-laid`. */
export const placePicture = ({ zoom, focus, at }: PicturePlacement): CSSObject => ({
  '--foyer-picture-zoom': zoom,
  '--foyer-picture-focus-x': focus.x,
  '--foyer-picture-focus-y': focus.y,
  '--foyer-picture-at-x': at.x,
  '--foyer-picture-at-y': at.y,
})

/**
 * Height of a laid picture of 16 by 9, as a length of CSS.
 * @param width length of the frame
 * @param height length of the frame
 */
export const getLaidHeight = (width: string, height: string) =>
  `(max(${height}, ${width} * 9 / 16) * var(--foyer-picture-zoom, 1))`

/** From the frame's left edge to a laid picture's, as a length of CSS: negative or 0. */
export const getLaidLeft = (width: string, laidWidth: string) =>
  `max(${width} - ${laidWidth}, min(0px, ${width} * var(--foyer-picture-at-x, .5) - ${laidWidth} * var(--foyer-picture-focus-x, .5)))`

/** A picture laid in a frame that is a container of size. Physical sides: a frame is mirrored as a whole. */
export const laid: CSSObject = {
  '--foyer-laid-height': `calc${getLaidHeight('100cqw', '100cqh')}`,
  '--foyer-laid-width': 'calc(var(--foyer-laid-height) * 16 / 9)',
  inset: 'auto',
  left: `calc(${getLaidLeft('100cqw', 'var(--foyer-laid-width)')})`,
  top: 'calc(max(100cqh - var(--foyer-laid-height), min(0px, 100cqh * var(--foyer-picture-at-y, .5) - var(--foyer-laid-height) * var(--foyer-picture-focus-y, .5))))',
  inlineSize: 'var(--foyer-laid-width)',
  blockSize: 'var(--foyer-laid-height)',
  maxInlineSize: 'none',
}
