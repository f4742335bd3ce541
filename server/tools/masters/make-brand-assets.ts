/**
 * `npm run media:masters`, second part: a brand's logos, icons and link preview from its drawings, written to its
 * assets folder (served below `/brand/`).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { createIcoFile } from '../../src/media/ico-file.ts'

const brandsDirectory = fileURLToPath(new URL('../../../brands/', import.meta.url))
const drawings = path.join(brandsDirectory, 'shared/art/brand')

interface BrandAssets {
  brand: string
  /** Ground color of the icons and of the link preview. */
  ground: string
  /** Part of the names of its logo drawings, if it shows a special logo. */
  logo?: string
  /** Drawings that the brand's pages show: content tiles, pictures of the header. */
  art: string[]
  /** Tiles cut out of backdrops: `left`, `top` and `width` in the drawing's units of 1600 × 900. */
  cuts?: { name: string; film: string; left: number; top: number; width: number }[]
}

const brandAssets: BrandAssets[] = [
  { brand: 'halcyon', ground: '#0b1220', art: ['tile-vast', 'tile-recl', 'tile-sound'] },
  {
    brand: 'orpheum',
    ground: '#7a1f2b',
    logo: 'orpheum-stacked',
    art: [],
    cuts: [
      { name: 'tile-remedy', film: 'the-apothecarys-daughter', left: 720, top: 60, width: 800 },
      { name: 'tile-notes', film: 'what-the-tide-keeps', left: 560, top: 0, width: 1040 },
      { name: 'tile-guest', film: 'velvet-hour', left: 640, top: 240, width: 860 },
    ],
  },
  {
    brand: 'kite',
    ground: '#6a3de8',
    art: ['tile-party', 'tile-food', 'tile-club', 'header-kite'],
  },
]

/** Shape of a content tile. */
const tileRatio = 4 / 3

/** Pixels of the icons: browser tabs, home screens. */
const tabSizes = [16, 32, 48]
const homeScreenSizes = [192, 512]
const appleTouchSize = 180

/** Share of an icon's edge that the mark fills where a ground surrounds it. */
const markShare = 0.72

const linkPreview = { width: 1200, height: 630 }

/** A drawing at the largest size that fits into a box. */
const rasterise = (file: string, width: number, height = width) => {
  const [, unitsWide, unitsHigh] =
    /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(readFileSync(file, 'utf8')) ?? []
  const scale = Math.min(width / Number(unitsWide), height / Number(unitsHigh))
  return sharp(file, { density: 72 * scale })
    .resize({ width, height, fit: 'inside' })
    .png()
    .toBuffer()
}

/** Part of a drawing as a separate drawing: the same lines with a smaller view box. */
function cutOut(svg: string, { left, top, width }: { left: number; top: number; width: number }): string {
  const height = Math.round(width / tileRatio)
  return svg.replace(
    /viewBox="[^"]*"( width="[^"]*" height="[^"]*")?/,
    `viewBox="${left} ${top} ${width} ${height}" width="800" height="600"`,
  )
}

/** A tab icon that is the same in both modes: the mark on a tile of the brand's ground. */
function tileIcon(mark: string, ground: string): string {
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(mark) ?? []
  const scale = (64 * markShare) / Math.max(Number(width), Number(height))
  const shift = (size: string | undefined) => (32 - (Number(size) * scale) / 2).toFixed(2)
  const body = mark.replace(/^[^]*?<svg[^>]*>(<title>[^<]*<\/title>)?/, '').replace(/<\/svg>\s*$/, '')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${ground}"/>` +
    `<g transform="translate(${shift(width)} ${shift(height)}) scale(${scale.toFixed(3)})">${body}</g></svg>\n`
  )
}

/** The mark on the brand's ground, for places that would fill a transparent icon with white or black. */
async function groundedIcon(mark: string, ground: string, size: number): Promise<Buffer> {
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: await rasterise(mark, Math.round(size * markShare)) }])
    .png({ palette: true })
    .toBuffer()
}

/** Logo on the left, the mark large and cut by the edge on the right. */
async function previewPicture(logo: string, mark: string, ground: string): Promise<Buffer> {
  const { width, height } = linkPreview
  const markSize = 760
  const shown = 640
  const drawn = await sharp(await rasterise(mark, 2 * markSize, markSize)).toBuffer({
    resolveWithObject: true,
  })
  const seen = Math.min(shown, drawn.info.width)
  const large = await sharp(drawn.data)
    .extract({ left: 0, top: Math.floor((drawn.info.height - height) / 2), width: seen, height })
    .toBuffer()
  const wordmark = await sharp(await rasterise(logo, 480, 240)).toBuffer({ resolveWithObject: true })
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      { input: large, left: width - shown, top: 0 },
      { input: wordmark.data, left: 80, top: Math.round((height - wordmark.info.height) / 2) },
    ])
    .png({ palette: true, colours: 128 })
    .toBuffer()
}

async function makeAssets({ brand, ground, logo = brand, art, cuts = [] }: BrandAssets): Promise<void> {
  const target = path.join(brandsDirectory, brand, 'assets')
  const write = (file: string, content: Buffer | string) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true })
    writeFileSync(path.join(target, file), bytes)
    process.stdout.write(`${brand}/assets/${file} ${(bytes.length / 1024).toFixed(1)} KB\n`)
  }
  const drawing = (name: string) => path.join(drawings, `${name}.svg`)
  for (const ending of ['', '-on-dark', '-on-light']) {
    write(`logos/logo${ending}.svg`, readFileSync(drawing(`logo-${logo}${ending}`)))
    write(`logos/mark${ending}.svg`, readFileSync(drawing(`logo-${brand}-mark${ending}`)))
  }
  for (const name of art) write(`art/${name}.svg`, readFileSync(drawing(name)))
  for (const { name, film, ...window } of cuts) {
    const backdrop = path.join(drawings, `../films/${film}.backdrop.svg`)
    write(`art/${name}.svg`, cutOut(readFileSync(backdrop, 'utf8'), window))
  }

  const mark = drawing(`logo-${brand}-mark-on-dark`)
  const tabs = await Promise.all(
    tabSizes.map(async (size) => ({ size, bytes: await groundedIcon(mark, ground, size) })),
  )
  write('favicon/favicon.ico', createIcoFile(tabs))
  if (!existsSync(path.join(target, 'favicon/favicon.svg')))
    write('favicon/favicon.svg', tileIcon(readFileSync(mark, 'utf8'), ground))
  write('favicon/apple-touch-icon.png', await groundedIcon(mark, ground, appleTouchSize))
  for (const size of homeScreenSizes)
    write(`favicon/icon-${size}.png`, await groundedIcon(mark, ground, size))
  write('social/open-graph.png', await previewPicture(drawing(`logo-${logo}-on-dark`), mark, ground))
}

for (const assets of brandAssets) await makeAssets(assets)
