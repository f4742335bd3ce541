import type { FrameName, PictureBox, PictureFraming } from '../wire/framing.ts'

/** Width over height of a film's backdrop. */
export const backdropRatio = 16 / 9

/** Width over height of the frames that somebody has cut by hand. */
export const frameRatios: Readonly<Record<FrameName, number>> = {
  wide: 1440 / 700,
  medium: 1024 / 640,
  tablet: 768 / 620,
  phone: 390 / 520,
  upright: 4 / 5,
}

/** Two shapes are one as far as this: a logarithm, so that it counts alike for wider and for higher. */
const sameShape = 0.005

/** Least share of a frame's width that the subject takes where nobody has cut the picture by hand. */
const leastShare = 0.55

/** Air beside the core and above it, as factors of its size. */
const air = { beside: 1.12, above: 1.04 }

const toRange = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** The middle of a box. */
export const getMiddle = ({ x, y, width, height }: PictureBox) => ({ x: x + width / 2, y: y + height / 2 })

/**
 * The part of a backdrop that a frame shows: cut by hand if the frame has one of the known shapes; otherwise the
 * smallest part that holds the core, at least 55 % of it the subject, with the core as near to its middle as the edges
 * of the picture allow.
 * @param ratio the frame's width over its height
 */
export function getCrop(framing: PictureFraming, ratio: number): PictureBox {
  const names = Object.keys(frameRatios) as FrameName[]
  const known = names.find((name) => Math.abs(Math.log(frameRatios[name] / ratio)) < sameShape)
  if (known) return framing.frames[known].crop
  const { core, subject } = framing
  const most = Math.min(1, ratio / backdropRatio)
  const holding = Math.max(core.width * air.beside, (core.height * air.above * ratio) / backdropRatio)
  const width = Math.min(most, Math.max(core.width, Math.min(holding, subject.width / leastShare)))
  return centerAt(getMiddle(core), width, (width * backdropRatio) / ratio)
}

/** How much of the band the detail takes. */
const detailShare = 0.62
/** Height in the detail that a low band has in its middle: what looks at the visitor is above the middle. */
const detailHeight = 0.42

/** The part of a backdrop that a band shows, which is too low for the subject: its detail, enlarged. */
export function getBandCrop({ detail }: PictureFraming, ratio: number): PictureBox {
  const width = Math.min(1, ratio / backdropRatio, detail.width / detailShare)
  const middle = { x: detail.x + detail.width / 2, y: detail.y + detail.height * detailHeight }
  return centerAt(middle, width, (width * backdropRatio) / ratio)
}

function centerAt(middle: { x: number; y: number }, width: number, height: number): PictureBox {
  return {
    x: toRange(middle.x - width / 2, 0, 1 - width),
    y: toRange(middle.y - height / 2, 0, 1 - height),
    width,
    height,
  }
}

/** How a picture stands in a frame of any shape: a point of it, at a place of the frame, enlarged over covering it. */
export interface PicturePlacement {
  zoom: number
  /** Fractions of the picture. */
  focus: { x: number; y: number }
  /** Where the focus stands: fractions of the frame. */
  at: { x: number; y: number }
}

/** The placement by which a frame of a crop's own shape shows just that crop, and others keep its focus where it is. */
export function getPlacement(crop: PictureBox, focus: { x: number; y: number }): PicturePlacement {
  return {
    zoom: 1 / Math.max(crop.width, crop.height),
    focus,
    at: { x: (focus.x - crop.x) / crop.width, y: (focus.y - crop.y) / crop.height },
  }
}
