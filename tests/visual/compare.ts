/** Compares two screenshots of the same thing pixel by pixel: whether they differ, and a picture of where. */
import sharp from 'sharp'

/**
 * Levels (of 255) by which a channel of a pixel has to differ to count as another color. Chromium draws the same
 * gradient with up to two levels more or less, depending on the position of its tiles.
 */
const otherColor = 3
/** Pixels that may have another color: Chromium may draw the edge of a rounded corner differently. */
const mostStrayPixels = 4
/** Levels below which a change is not visible while a page settles. */
const perceptible = 26

interface Picture {
  width: number
  height: number
  /** RGBA. */
  data: Buffer
}

export interface Difference {
  /** Pixels of another color, including those outside the smaller picture. */
  pixels: number
  /** `393×120 instead of 390×120`, if the sizes differ. */
  sizes?: string
  isSame: boolean
}

async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

const toSize = ({ width, height }: Picture) => `${width}×${height}`

/** Whether the pixel at a position differs in a channel by this many levels; outside one of the pictures it always does. */
function hasOtherColor(one: Picture, other: Picture, x: number, y: number, levels: number): boolean {
  if (x >= Math.min(one.width, other.width) || y >= Math.min(one.height, other.height)) return true
  const [from, to] = [(y * one.width + x) * 4, (y * other.width + x) * 4]
  for (let channel = 0; channel < 4; channel += 1)
    if (Math.abs((one.data[from + channel] ?? 0) - (other.data[to + channel] ?? 0)) >= levels) return true
  return false
}

/** Calls `each` with the position of every pixel that differs. */
function visitDifferent(
  one: Picture,
  other: Picture,
  levels: number,
  each: (x: number, y: number) => void,
): void {
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (hasOtherColor(one, other, x, y, levels)) each(x, y)
}

/** Whether two screenshots (PNG) differ beyond noise: 1 px or 3 levels of a color are a difference. */
export async function compare(before: Buffer, after: Buffer): Promise<Difference> {
  const [one, other] = await Promise.all([decode(before), decode(after)])
  let pixels = 0
  visitDifferent(one, other, otherColor, () => (pixels += 1))
  const sizes = toSize(one) === toSize(other) ? {} : { sizes: `${toSize(other)} instead of ${toSize(one)}` }
  return { pixels, ...sizes, isSame: pixels <= mostStrayPixels }
}

/** A picture (PNG) of where two screenshots differ: the later one, pale, with other colors in red. */
export async function drawDifference(before: Buffer, after: Buffer): Promise<Buffer> {
  const [one, other] = await Promise.all([decode(before), decode(after)])
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const data = Buffer.alloc(width * height * 3, 255)
  for (let y = 0; y < other.height; y += 1)
    for (let x = 0; x < other.width; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const level = other.data[(y * other.width + x) * 4 + channel] ?? 0
        data[(y * width + x) * 3 + channel] = 191 + (level >> 2)
      }
  visitDifferent(one, other, otherColor, (x, y) => data.set([220, 0, 0], (y * width + x) * 3))
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

/** Whether two successive screenshots (PNG) of one page show no visible difference. */
export async function isSamePicture(one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return true
  const [before, after] = await Promise.all([decode(one), decode(other)])
  if (toSize(before) !== toSize(after)) return false
  return before.data.every((level, index) => Math.abs(level - (after.data[index] ?? 0)) < perceptible)
}
