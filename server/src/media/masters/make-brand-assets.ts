/**
 * `npm run media:masters`, second part: a brand's logos, icons and link preview from its drawings, written to its
 * assets folder (served below `/brand/`).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const brandsDirectory = fileURLToPath(new URL('../../../../brands/', import.meta.url))
const drawings = path.join(brandsDirectory, 'shared/art/brand')

interface BrandAssets {
  brand: string
  /** Ground of the icons and of the link preview. */
  ground: string
  /** Content tiles that the brand's pages show. */
  tiles: string[]
}

const brandAssets: BrandAssets[] = [
  { brand: 'halcyon', ground: '#0b1220', tiles: ['tile-vast', 'tile-recl', 'tile-sound'] },
]

/** Pixels of the icons: browser tabs, home screens. */
const tabSizes = [16, 32, 48]
const homeScreenSizes = [192, 512]
const appleTouchSize = 180

/** Share of an icon's edge that the mark fills where a ground surrounds it. */
const markShare = 0.72

const linkPreview = { width: 1200, height: 630 }

const rasterise = (file: string, width: number) => {
  const [, units] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/.exec(readFileSync(file, 'utf8')) ?? []
  return sharp(file, { density: (72 * width) / Number(units) })
    .resize(width)
    .png()
    .toBuffer()
}

/** The mark on the brand's ground, for places that would fill a transparent icon with white or black. */
async function groundedIcon(mark: string, ground: string, size: number): Promise<Buffer> {
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: await rasterise(mark, Math.round(size * markShare)) }])
    .png({ palette: true })
    .toBuffer()
}

/** An .ico file is a directory of pictures; PNG pictures may stand in it as they are. */
function icoFile(pictures: { size: number; bytes: Buffer }[]): Buffer {
  const headerBytes = 6
  const entryBytes = 16
  const directory = Buffer.alloc(headerBytes + entryBytes * pictures.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(pictures.length, 4)
  let offset = directory.length
  pictures.forEach(({ size, bytes }, index) => {
    const at = headerBytes + entryBytes * index
    directory.writeUInt8(size, at)
    directory.writeUInt8(size, at + 1)
    directory.writeUInt16LE(1, at + 4)
    directory.writeUInt16LE(32, at + 6)
    directory.writeUInt32LE(bytes.length, at + 8)
    directory.writeUInt32LE(offset, at + 12)
    offset += bytes.length
  })
  return Buffer.concat([directory, ...pictures.map(({ bytes }) => bytes)])
}

/** Logo on the left, the mark large and cut by the edge on the right. */
async function previewPicture(logo: string, mark: string, ground: string): Promise<Buffer> {
  const { width, height } = linkPreview
  const markSize = 760
  const shown = 640
  const large = await sharp(await rasterise(mark, markSize))
    .extract({ left: 0, top: (markSize - height) / 2, width: shown, height })
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      { input: large, left: width - shown, top: 0 },
      { input: await rasterise(logo, 480), left: 80, top: 252 },
    ])
    .png({ palette: true, colours: 128 })
    .toBuffer()
}

async function makeAssets({ brand, ground, tiles }: BrandAssets): Promise<void> {
  const target = path.join(brandsDirectory, brand, 'assets')
  const write = (file: string, bytes: Buffer) => {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true })
    writeFileSync(path.join(target, file), bytes)
    process.stdout.write(`${brand}/assets/${file} ${(bytes.length / 1024).toFixed(1)} KB\n`)
  }
  const drawing = (name: string) => path.join(drawings, `${name}.svg`)
  for (const ending of ['', '-on-dark', '-on-light']) {
    write(`logos/logo${ending}.svg`, readFileSync(drawing(`logo-${brand}${ending}`)))
    write(`logos/mark${ending}.svg`, readFileSync(drawing(`logo-${brand}-mark${ending}`)))
  }
  for (const tile of tiles) write(`art/${tile}.svg`, readFileSync(drawing(tile)))

  const mark = drawing(`logo-${brand}-mark-on-dark`)
  const tabs = await Promise.all(
    tabSizes.map(async (size) => ({ size, bytes: await groundedIcon(mark, ground, size) })),
  )
  write('favicon/favicon.ico', icoFile(tabs))
  write('favicon/apple-touch-icon.png', await groundedIcon(mark, ground, appleTouchSize))
  for (const size of homeScreenSizes)
    write(`favicon/icon-${size}.png`, await groundedIcon(mark, ground, size))
  write('social/open-graph.png', await previewPicture(drawing(`logo-${brand}-on-dark`), mark, ground))
}

for (const assets of brandAssets) await makeAssets(assets)
