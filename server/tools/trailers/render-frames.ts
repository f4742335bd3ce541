import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { pictureUnits, type Moment, type Shot, type TrailerPlan, type View } from './shot.ts'

/** Pixels, and frames per second, of the finished trailer. */
export const frame = { width: 1280, height: 720, rate: 24 } as const

/** Drawings are rasterised large, so that a slow move does not jump between pixels. Pixels. */
const rasterWidth = 3200

/** Largest share of the frame's width or height for the lettering. */
const titleShare = { width: 0.62, height: 0.56 } as const

interface Raster {
  data: Buffer
  width: number
  height: number
}

const parseViewBox = (svg: string): [number, number] => {
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  return [Number(width), Number(height)]
}

async function renderRaster(
  artDirectory: string,
  slug: string,
  picture: Shot['picture'],
  ground: string,
): Promise<Raster> {
  const svg = readFileSync(path.join(artDirectory, 'films', `${slug}.${picture}.svg`), 'utf8')
  const [unitsWide, unitsHigh] = parseViewBox(svg)
  const size = { width: rasterWidth, height: (rasterWidth * pictureUnits.height) / pictureUnits.width }
  const drawnWidth =
    picture === 'title'
      ? Math.min(size.width * titleShare.width, (size.height * titleShare.height * unitsWide) / unitsHigh)
      : size.width
  const drawn = sharp(Buffer.from(svg), { density: (72 * drawnWidth) / unitsWide, unlimited: true })
  const whole =
    picture === 'title'
      ? sharp({ create: { ...size, channels: 3, background: ground } }).composite([
          { input: await drawn.png().toBuffer() },
        ])
      : drawn.flatten({ background: ground }).resize(size.width, size.height, { fit: 'fill' })
  const { data, info } = await whole.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The view at a moment, kept inside the picture. */
function viewAt(shot: Shot, moment: Moment): View {
  const eased = (shot.ease ?? ((progress: number) => progress))(moment.progress)
  const between = (from: number, to: number) => from + (to - from) * eased
  const jolt = shot.jolt?.(moment) ?? { x: 0, y: 0, zoom: 1 }
  const width = Math.min(pictureUnits.width, between(shot.from.width, shot.to.width) * jolt.zoom)
  const height = (width * 9) / 16
  const inside = (middle: number, length: number, whole: number) =>
    Math.min(whole - length / 2, Math.max(length / 2, middle))
  return {
    width,
    x: inside(between(shot.from.x, shot.to.x) + jolt.x, width, pictureUnits.width),
    y: inside(between(shot.from.y, shot.to.y) + jolt.y, height, pictureUnits.height),
  }
}

async function renderView(raster: Raster, view: View, overlay: string): Promise<Buffer> {
  const scale = raster.width / pictureUnits.width
  const height = (view.width * 9) / 16
  const left = Math.round((view.x - view.width / 2) * scale)
  const top = Math.round((view.y - height / 2) * scale)
  const image = sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .extract({
      left,
      top,
      width: Math.min(Math.round(view.width * scale), raster.width - left),
      height: Math.min(Math.round(height * scale), raster.height - top),
    })
    .resize(frame.width, frame.height, { fit: 'fill' })
  if (overlay !== '') {
    const box = `${view.x - view.width / 2} ${view.y - height / 2} ${view.width} ${height}`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${frame.width}" height="${frame.height}">${overlay}</svg>`
    image.composite([{ input: Buffer.from(svg) }])
  }
  return image.removeAlpha().raw().toBuffer()
}

/** Moves every pixel of `into` towards `other` by a share from 0 to 1. */
function mix(into: Buffer, other: (at: number) => number, share: number): void {
  if (share <= 0) return
  for (let at = 0; at < into.length; at += 1) {
    const own = into[at] ?? 0
    into[at] = own + (other(at) - own) * share
  }
}

/** Number of frames of a shot. */
export const countFrames = (shot: Shot): number => Math.round(shot.seconds * frame.rate)

/** Every frame of a trailer in order, raw RGB. */
export async function* renderFrames(
  artDirectory: string,
  plan: TrailerPlan,
  ground: string,
): AsyncGenerator<Buffer> {
  const rasters = new Map<Shot['picture'], Raster>()
  const rasterFor = async (picture: Shot['picture']) => {
    const known = rasters.get(picture) ?? (await renderRaster(artDirectory, plan.slug, picture, ground))
    rasters.set(picture, known)
    return known
  }
  const groundLevels = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16))

  for (const shot of plan.shots) {
    const count = countFrames(shot)
    for (let index = 0; index < count; index += 1) {
      const moment = { seconds: index / frame.rate, progress: index / Math.max(1, count - 1) }
      const view = viewAt(shot, moment)
      const picture = await renderView(await rasterFor(shot.picture), view, shot.overlay?.(moment) ?? '')
      const share = shot.second?.share(moment) ?? 0
      if (shot.second && share > 0) {
        const other = await renderView(await rasterFor(shot.second.picture), view, '')
        mix(picture, (at) => other[at] ?? 0, share)
      }
      mix(picture, (at) => groundLevels[at % 3] ?? 0, shot.veil?.(moment) ?? 0)
      yield picture
    }
  }
}
