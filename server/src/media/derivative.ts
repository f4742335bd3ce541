import type { OverlayOptions, Sharp } from 'sharp'
import { grainAboveWidth, grainAmplitude, createGrainTile, grainTileSize } from './grain.ts'
import type { PictureBox } from '@foyer/contract/wire/framing'
import type { FocalPoint } from './focal-point.ts'
import type { Master } from './manifest.ts'
import type { MediaFormat } from './negotiate.ts'
import { loadPictureEngine } from './picture-engine.ts'
import type { CutSize } from './sizes.ts'

/** Increment it when a derivative of the same master would look different: it is part of every cache key. */
export const derivativeVersion = 1

const tiles = new Map<number, Buffer>()

/** The grain tile of a strength, created on first use. */
function createTile(amplitude: number): Buffer {
  const known = tiles.get(amplitude) ?? createGrainTile(amplitude)
  tiles.set(amplitude, known)
  return known
}

/**
 * Grain for a picture: an overlay must not be larger than its picture, so a low picture gets only the tile's upper
 * rows.
 */
function createGrainOverlay(amplitude: number, size: CutSize): OverlayOptions {
  const width = Math.min(grainTileSize, size.width)
  const height = Math.min(grainTileSize, size.height)
  const tile = createTile(amplitude)
  const bytesInRow = grainTileSize * 3
  const rows = Array.from({ length: height }, (_, row) =>
    tile.subarray(row * bytesInRow, row * bytesInRow + width * 3),
  )
  return {
    input: width === grainTileSize && height === grainTileSize ? tile : Buffer.concat(rows),
    raw: { width, height, channels: 3 },
    tile: true,
    blend: 'soft-light',
  }
}

/** Encoding takes most of a request's time: AVIF never above effort 2, which costs a fifth of effort 4. */
function encode(image: Sharp, format: MediaFormat): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 50, effort: 2 })
    case 'webp':
      return image.webp({ quality: 74, effort: 3, smartSubsample: true })
    case 'jpeg':
      return image.jpeg({ quality: 78, progressive: true })
    case 'png':
      return image.png({ compressionLevel: 8 })
    default:
      return format satisfies never
  }
}

/** The largest window of the wanted shape inside the master, as near to the focal point as the edges allow. Pixels. */
export function getFocalWindow(master: Pick<Master, 'width' | 'height'>, size: CutSize, focal: FocalPoint) {
  const scale = Math.min(master.width / size.width, master.height / size.height)
  const width = Math.min(master.width, Math.round(size.width * scale))
  const height = Math.min(master.height, Math.round(size.height * scale))
  const start = (length: number, window: number, at: number) =>
    Math.round(Math.min(length - window, Math.max(0, at * length - window / 2)))
  return {
    left: start(master.width, width, focal.x),
    top: start(master.height, height, focal.y),
    width,
    height,
  }
}

/** The largest window of the wanted shape inside a part of the master, in its middle. Pixels. */
export function getCropWindow(master: Pick<Master, 'width' | 'height'>, size: CutSize, crop: PictureBox) {
  const scale = Math.min(
    (crop.width * master.width) / size.width,
    (crop.height * master.height) / size.height,
  )
  const width = Math.max(1, Math.round(size.width * scale))
  const height = Math.max(1, Math.round(size.height * scale))
  const start = (length: number, window: number, from: number, share: number) =>
    Math.round(Math.min(length - window, Math.max(0, (from + share / 2) * length - window / 2)))
  return {
    left: start(master.width, width, crop.x, crop.width),
    top: start(master.height, height, crop.y, crop.height),
    width,
    height,
  }
}

/**
 * Cuts, scales, applies the grain last, and encodes. The same arguments always give the same bytes.
 * @param view the point to keep in sight, or the part to show
 */
export async function renderDerivative(
  file: string,
  master: Master,
  size: CutSize,
  view: FocalPoint | PictureBox,
  format: MediaFormat,
): Promise<Buffer> {
  const window = 'width' in view ? getCropWindow(master, size, view) : getFocalWindow(master, size, view)
  const sharp = await loadPictureEngine()
  const image = sharp(file, master.density === undefined ? {} : { density: master.density })
  // Without an extract, WebP is scaled down while it is decoded.
  if (window.width < master.width || window.height < master.height) image.extract(window)
  image.resize(size.width, size.height, { fit: 'fill', kernel: 'lanczos3' })
  if (!master.transparent && size.width > grainAboveWidth) {
    image
      .composite([createGrainOverlay(grainAmplitude[format === 'avif' ? 'full' : 'light'], size)])
      .removeAlpha()
  }
  return encode(image, format).toBuffer()
}
