/**
 * `npm run media:masters`, last part: the image sizes of a first visit, made ahead and committed, so that a server
 * that has just started can serve home and film pages without delay. Other sizes are made on request.
 */
import { readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PictureFraming } from '@foyer/contract/wire/framing'
import { createMediaService, type MediaRequest } from '../../src/media/media-service.ts'
import { createArtResolver } from '../../src/media/resolve-art.ts'
import type { FocalPoint } from '../../src/media/focal-point.ts'

const sharedDirectory = fileURLToPath(new URL('../../../brands/shared/', import.meta.url))
const readyDirectory = path.join(sharedDirectory, 'art/ready')

/** Posters in grids and rows; backdrops and titles of heroes on a phone and on a desktop. */
const readySizes: Pick<MediaRequest, 'kind' | 'width' | 'height'>[] = [
  { kind: 'FilmPosterGraphic', width: 360 },
  { kind: 'FilmPosterGraphic', width: 480 },
  { kind: 'FilmBackdrop', width: 800 },
  { kind: 'FilmBackdrop', width: 1600 },
  { kind: 'FilmBackdrop', width: 800, height: 800 },
  { kind: 'FilmBackdrop', width: 800, height: 640 },
  { kind: 'FilmTitleTreatment', width: 480 },
]

interface FilmData {
  focalPoint: { poster: FocalPoint; backdrop: FocalPoint }
  framing?: PictureFraming
}

const filmsDirectory = path.join(sharedDirectory, 'films')
const films = readdirSync(filmsDirectory)
  .filter((file) => file.endsWith('.json'))
  .map((file) => {
    const { focalPoint, framing } = JSON.parse(
      readFileSync(path.join(filmsDirectory, file), 'utf8'),
    ) as FilmData
    const slug = file.slice(0, -'.json'.length)
    return { id: slug, slug, focalPoint, ...(framing && { framing }) }
  })

const media = createMediaService({
  mastersDirectory: path.join(sharedDirectory, 'art/masters'),
  cacheDirectory: readyDirectory,
  resolveArt: createArtResolver({ films }),
})

const wanted = new Set<string>()
let bytes = 0
for (const { id } of films) {
  for (const size of readySizes) {
    const asset = await media.get({ ...size, id, accept: 'image/avif' })
    if (!asset) throw new Error(`${id} has no master for ${size.kind}: run npm run media:masters.`)
    wanted.add(`${asset.etag.slice(1, -1)}.avif`)
    bytes += asset.bytes.length
  }
}
for (const file of readdirSync(readyDirectory)) if (!wanted.has(file)) rmSync(path.join(readyDirectory, file))
process.stdout.write(`ready: ${wanted.size} pictures, ${(bytes / 1024 / 1024).toFixed(1)} MB\n`)
