import sharp, { type Sharp } from 'sharp'
import type { MasterRecipe } from './recipes.ts'

/** Largest size of a master, so that the whole set can be committed. */
const maximumBytes = 250 * 1024

/** sharp reads a drawing at 72 dots per inch: at that density one unit of its view box is one pixel. */
const baseDensity = 72

/** Tried in this order until one fits. WebP first: it is decoded four times as fast as AVIF. */
const encodings: { extension: 'webp' | 'avif'; encode: (image: Sharp) => Sharp }[] = [
  ...[92, 88, 84, 80].map((quality) => ({
    extension: 'webp' as const,
    encode: (image: Sharp) => image.webp({ quality, effort: 5, smartSubsample: true }),
  })),
  ...[60, 52, 45, 38].map((quality) => ({
    extension: 'avif' as const,
    encode: (image: Sharp) => image.avif({ quality, effort: 2 }),
  })),
]

/** A finished master, not yet written. */
export interface RenderedMaster {
  bytes: Buffer
  extension: 'webp' | 'avif'
  width: number
  height: number
}

/** Width of a drawing in its own units. */
function viewBoxWidth(svg: string, name: string): number {
  const width = Number(/viewBox="[-\d.]+ [-\d.]+ ([\d.]+) [\d.]+"/.exec(svg)?.[1])
  if (!(width > 0)) throw new Error(`The drawing of ${name} has no view box: add viewBox="x y width height".`)
  return width
}

/**
 * Rasterises a drawing once, without grain (which is added at the size of the derivative).
 * @throws if no encoding keeps it under 250 KB
 */
export async function renderMaster(svg: string, recipe: MasterRecipe): Promise<RenderedMaster> {
  const share = recipe.window?.width ?? 1
  const density = (baseDensity * recipe.width) / (viewBoxWidth(svg, recipe.name) * share)
  const drawn = sharp(Buffer.from(svg), { density, unlimited: true })
  if (!recipe.transparent) drawn.flatten({ background: '#000000' }).removeAlpha()
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const raster = sharp(data, { raw: { width, height, channels: channels as 3 | 4 } })
  const window = recipe.window
  const cut = window
    ? raster.extract({
        left: Math.round(window.x * width),
        top: Math.round(window.y * height),
        width: Math.min(recipe.width, width - Math.round(window.x * width)),
        height: Math.min(Math.round(window.height * height), height - Math.round(window.y * height)),
      })
    : raster

  for (const { extension, encode } of encodings) {
    const { data: bytes, info: encoded } = await encode(cut.clone()).toBuffer({ resolveWithObject: true })
    if (bytes.length <= maximumBytes)
      return { bytes, extension, width: encoded.width, height: encoded.height }
  }
  throw new Error(
    `${recipe.name} does not fit into ${maximumBytes} bytes: draw it simpler or make it narrower.`,
  )
}
