import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { createMediaService, type MediaService } from './media-service.ts'
import type { Master } from './manifest.ts'
import { createArtResolver } from './resolve-art.ts'

const folders: string[] = []
const createFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-media-'))
  folders.push(folder)
  return folder
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

const wide = { width: 1920, height: 1080 }

/** A backdrop that is blue on the left and red on the right, where its focal point is. */
async function twoHalves(): Promise<Buffer> {
  const half = { width: wide.width / 2, height: wide.height, channels: 3 as const, background: '#c81e1e' }
  return sharp({ create: { ...wide, channels: 3, background: '#1e1ec8' } })
    .composite([{ input: await sharp({ create: half }).png().toBuffer(), left: wide.width / 2, top: 0 }])
    .webp({ lossless: true })
    .toBuffer()
}

const master = (file: string, width: number, height: number, transparent = false): Master => ({
  file,
  width,
  height,
  version: file,
  source: file,
  transparent,
})

let mastersDirectory: string
beforeAll(async () => {
  mastersDirectory = createFolder()
  const write = (file: string, bytes: Buffer) => writeFileSync(path.join(mastersDirectory, file), bytes)
  const solid = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#2f6f5f' } })
      .webp()
      .toBuffer()
  write('poster.webp', await solid(800, 1200))
  write('backdrop.webp', await twoHalves())
  const clear = { r: 255, g: 255, b: 255, alpha: 0 }
  write(
    'title.webp',
    await sharp({ create: { width: 600, height: 200, channels: 4, background: clear } })
      .webp()
      .toBuffer(),
  )
  write(
    'manifest.json',
    Buffer.from(
      JSON.stringify({
        'films/kingfisher/poster': master('poster.webp', 800, 1200),
        'films/kingfisher/backdrop': master('backdrop.webp', 1920, 1080),
        'films/kingfisher/title': master('title.webp', 600, 200, true),
      }),
    ),
  )
})

function service(
  cacheDirectory = createFolder(),
  focal = { x: 0.9, y: 0.5 },
  readyDirectory = '',
  logosDirectory = '',
): MediaService {
  const resolveArt = createArtResolver({
    films: [
      {
        id: 'HO00000101',
        hopk: 'head-101',
        hoCode: 'KING',
        slug: 'kingfisher',
        focalPoint: { poster: focal, backdrop: focal },
        ground: '#10243f',
      },
    ],
  })
  return createMediaService({ mastersDirectory, cacheDirectory, readyDirectory, logosDirectory, resolveArt })
}

const id = 'HO00000101'
const avif = 'image/avif,image/webp,*/*;q=0.8'
const getSize = async (bytes: Buffer) => {
  const { width, height } = await sharp(bytes).metadata()
  return [width, height]
}

describe('the format of a picture', () => {
  it.each([
    ['image/avif,image/webp,image/*,*/*;q=0.8', 'image/avif'],
    ['image/webp,image/*;q=0.8', 'image/webp'],
    ['image/avif;q=0,image/webp', 'image/webp'],
    ['*/*', 'image/jpeg'],
    [undefined, 'image/jpeg'],
  ])('for a reader that accepts %s is %s', async (accept, contentType) => {
    const asset = await service().get({ kind: 'FilmPosterGraphic', id, width: 160, accept })
    expect(asset?.contentType).toBe(contentType)
    const { format } = await sharp(asset?.bytes).metadata()
    expect(`image/${format === 'heif' ? 'avif' : format}`).toBe(contentType)
  })

  it('keeps the transparency of a title treatment for a reader without AVIF and WebP', async () => {
    const asset = await service().get({ kind: 'FilmTitleTreatment', id, width: 360, accept: '*/*' })
    expect(asset?.contentType).toBe('image/png')
    expect((await sharp(asset?.bytes).metadata()).hasAlpha).toBe(true)
  })
})

describe('the size of a picture', () => {
  it.each([
    ['rounds the width up to the next that is made', { width: 161 }, [240, 360]],
    ['leaves a width of the ladder alone', { width: 360 }, [360, 540]],
    ['takes the width from the height', { height: 540 }, [360, 540]],
    ['never enlarges the master', { width: 1900 }, [800, 1200]],
  ])('%s', async (_name, request, expected) => {
    const asset = await service().get({ kind: 'FilmPosterGraphic', id, ...request, accept: avif })
    expect(await getSize(asset?.bytes ?? Buffer.alloc(0))).toEqual(expected)
    expect([asset?.width, asset?.height]).toEqual(expected)
  })

  it('fits a title treatment whole into the asked box', async () => {
    const asset = await service().get({
      kind: 'FilmTitleTreatment',
      id,
      width: 480,
      height: 100,
      accept: avif,
    })
    expect(await getSize(asset?.bytes ?? Buffer.alloc(0))).toEqual([360, 120])
  })

  it('snaps almost equal shapes to one, so that the number of cuts stays bounded', async () => {
    const media = service()
    const cuts = await Promise.all(
      [748, 755, 760, 766].map((height) =>
        media.get({ kind: 'FilmBackdrop', id, width: 800, height, accept: avif }),
      ),
    )
    expect(new Set(cuts.map((cut) => cut?.etag)).size).toBe(1)
    expect([cuts[0]?.width, cuts[0]?.height]).toEqual([800, 760])
  })
})

describe('a cut to another shape', () => {
  const getMiddleColor = async (focal: { x: number; y: number }) => {
    const asset = await service(createFolder(), focal).get({
      kind: 'FilmBackdrop',
      id,
      width: 360,
      height: 360,
    })
    const { channels } = await sharp(asset?.bytes).stats()
    return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue'
  }

  it('keeps the focal point', async () => {
    expect(await getMiddleColor({ x: 0.9, y: 0.5 })).toBe('red')
    expect(await getMiddleColor({ x: 0.1, y: 0.5 })).toBe('blue')
  })
})

describe('the cache of pictures', () => {
  it('makes the same bytes twice, grain included', async () => {
    const ask = { kind: 'FilmPosterGraphic', id, width: 480, accept: avif } as const
    const [first, second] = await Promise.all([service().get(ask), service().get(ask)])
    expect(first?.bytes.equals(second?.bytes ?? Buffer.alloc(0))).toBe(true)
    expect(first?.etag).toBe(second?.etag)
  })

  it('renders once for many who ask at the same moment, and answers later from the disk', async () => {
    const cache = createFolder()
    const media = service(cache)
    const ask = { kind: 'FilmPosterGraphic', id, width: 240, accept: avif } as const
    const answers = await Promise.all(Array.from({ length: 12 }, () => media.get(ask)))
    expect(new Set(answers.map((answer) => answer?.bytes)).size).toBe(1)
    const files = readdirSync(cache)
    expect(files).toHaveLength(1)
    writeFileSync(path.join(cache, files[0] ?? ''), 'kept')
    expect((await service(cache).get(ask))?.bytes.toString()).toBe('kept')
  })

  it('does not render a picture that is ready', async () => {
    const ask = { kind: 'FilmPosterGraphic', id, width: 360, accept: avif } as const
    const readyDirectory = createFolder()
    await service(readyDirectory).get(ask)
    const cache = createFolder()
    expect(await service(cache, undefined, readyDirectory).get(ask)).toBeDefined()
    expect(readdirSync(cache)).toHaveLength(0)
  })
})

describe('an entity without a picture', () => {
  it.each(['HO99999999', '../poster', 'films/kingfisher/poster', '__proto__', 'constructor'])(
    'has none: %s',
    async (unknown) => {
      expect(await service().get({ kind: 'FilmPosterGraphic', id: unknown })).toBeUndefined()
      expect(await service().get({ kind: 'CinemaGraphic', id: unknown })).toBeUndefined()
    },
  )

  it('is found by its head-office key only when that is asked for', async () => {
    const media = service()
    expect(await media.get({ kind: 'FilmPosterGraphic', id: 'head-101', width: 160 })).toBeUndefined()
    expect(
      await media.get({ kind: 'FilmPosterGraphic', id: 'head-101', width: 160, global: true }),
    ).toBeDefined()
    expect(await media.get({ kind: 'FilmPosterGraphic', id: 'KING', width: 160, global: true })).toBeDefined()
  })
})

describe('what a shared link shows', () => {
  it('is the backdrop with its focal point, with a gradient in the film’s colour behind the title', async () => {
    const picture = await service().linkPreview('film', 'HO00000101')
    expect(picture).toMatchObject({ contentType: 'image/jpeg', width: 1200, height: 630 })
    const { data, info } = await sharp(picture?.bytes).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1200, 630])
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
    ]
    const [red = 0, , blue = 0] = at(1150, 300)
    expect(red).toBeGreaterThan(blue * 2)
    const [veiled = 255] = at(20, 300)
    expect(veiled).toBeLessThan(40)
  })

  it('has the chain’s logo, and changes with it', async () => {
    const logosDirectory = createFolder()
    const drawn = (color: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40" width="200" height="40"><rect width="200" height="40" fill="${color}"/></svg>`
    const picture = async (color: string) => {
      writeFileSync(path.join(logosDirectory, 'logo-on-dark.svg'), drawn(color))
      return service(createFolder(), undefined, '', logosDirectory).linkPreview('film', 'HO00000101')
    }
    const white = await picture('#ffffff')
    const { data, info } = await sharp(white?.bytes).raw().toBuffer({ resolveWithObject: true })
    const inLogo = ((630 - 72 - 20) * info.width + 72 + 100) * info.channels
    expect(data[inLogo]).toBeGreaterThan(230)
    expect((await picture('#ffee00'))?.etag).not.toBe(white?.etag)
  })

  it('is drawn once and kept', async () => {
    const cacheDirectory = createFolder()
    const media = service(cacheDirectory)
    const [first, second] = await Promise.all([
      media.linkPreview('film', 'HO00000101'),
      media.linkPreview('film', 'HO00000101'),
    ])
    expect(second?.bytes.equals(first?.bytes ?? Buffer.alloc(0))).toBe(true)
    expect(readdirSync(cacheDirectory)).toHaveLength(1)
  })

  it('does not exist for an unknown film or cinema', async () => {
    expect(await service().linkPreview('film', 'HO00000999')).toBeUndefined()
    expect(await service().linkPreview('cinema', '1001')).toBeUndefined()
  })
})
