import { readFile } from 'node:fs/promises'
import { linkPreviewSize } from '@foyer/contract/omnia/link-preview'
import type { OverlayOptions } from 'sharp'
import { getFocalWindow } from './derivative.ts'
import type { Master } from './manifest.ts'
import type { FocalPoint } from './focal-point.ts'
import { loadPictureEngine } from './picture-engine.ts'

/**
 * Increment it when the same parts would be drawn differently: it is part of every cache key, and of the version of all
 * pictures.
 */
export const linkPreviewVersion = 1

/** Distance of text from the edges; some sites crop the picture to a square. Pixels. */
const margin = 72
/** Largest size of a film's title, pixels. */
const titleBox = { width: 540, height: 330 } as const
const logoBox = { width: 260, height: 64 } as const
const quality = 82

export interface LinkPreviewParts {
  readonly background: { readonly file: string; readonly master: Master; readonly focalPoint: FocalPoint }
  /** A film's title treatment, on a ground in the film's color. */
  readonly title: { readonly file: string; readonly ground: string } | null
  /** The chain's logo; null if there is none. */
  readonly logo: string | null
}

/** Whether light text is legible on a color (`#rrggbb`). */
export function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128
}

/** A gradient over the picture: from the side of the title, or from below. */
function drawGradient(color: string, from: 'left' | 'below'): Buffer {
  const { width, height } = linkPreviewSize
  const [end, stops] =
    from === 'left'
      ? ['x1="0" y1="0" x2="1" y2="0"', [0.94, 0.88, 0]]
      : ['x1="0" y1="1" x2="0" y2="0"', [0.82, 0.3, 0]]
  const marks = [0, 0.42, 0.78].map(
    (offset, at) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${stops[at]}"/>`,
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="v" ${end}>${marks.join('')}</linearGradient><rect width="100%" height="100%" fill="url(#v)"/></svg>`,
  )
}

/** The logo at the largest size that fits. Vector pictures are measured at 72 units per inch. */
async function readLogo(file: string): Promise<Buffer> {
  const sharp = await loadPictureEngine()
  const [, width = 1, height = 1] =
    /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(await readFile(file, 'utf8'))?.map(Number) ?? []
  const scale = Math.min(logoBox.width / width, logoBox.height / height)
  return sharp(file, { density: Math.min(2_400, Math.max(1, 72 * scale)) })
    .resize({ ...logoBox, fit: 'inside' })
    .png()
    .toBuffer()
}

/** Draws the preview picture of a shared link, as JPEG: some sites that show links support nothing newer. */
export async function drawLinkPreview({ background, title, logo }: LinkPreviewParts): Promise<Buffer> {
  const sharp = await loadPictureEngine()
  const { width, height } = linkPreviewSize
  const { file, master, focalPoint } = background
  const overlays: OverlayOptions[] = [
    { input: title ? drawGradient(title.ground, 'left') : drawGradient('#000000', 'below'), left: 0, top: 0 },
  ]
  const logoPicture =
    logo === null ? null : await sharp(await readLogo(logo)).toBuffer({ resolveWithObject: true })
  const logoTop = height - margin - (logoPicture?.info.height ?? 0)
  if (title) {
    const { data, info } = await sharp(title.file)
      .resize({ ...titleBox, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true })
    // In the middle of the space above the logo.
    const space = logoPicture ? logoTop - margin / 2 : height
    overlays.push({ input: data, left: margin, top: Math.max(margin, Math.round((space - info.height) / 2)) })
  }
  if (logoPicture) overlays.push({ input: logoPicture.data, left: margin, top: logoTop })
  return sharp(file)
    .extract(getFocalWindow(master, linkPreviewSize, focalPoint))
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .composite(overlays)
    .removeAlpha()
    .jpeg({ quality, progressive: true })
    .toBuffer()
}
