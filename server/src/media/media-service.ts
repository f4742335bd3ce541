import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { MediaKind } from '@foyer/contract/enumerations'
import { derivativeVersion, renderDerivative } from './derivative.ts'
import { readManifest } from './masters/manifest.ts'
import { mediaTypes, negotiateFormat, type MediaFormat } from './negotiate.ts'
import type { ResolveArt } from './resolve-art.ts'
import { pictureEngine } from './picture-engine.ts'
import { cutSize, type CutSize } from './sizes.ts'
import { createWorkQueue } from './work-queue.ts'

/** One picture as a caller asks for it. */
export interface MediaRequest {
  kind: MediaKind
  /** Film, site, attribute or event. */
  id: string
  /** Pixels. Rounded up to the next width of the ladder; the shape snaps to the nearest of the allowed ones. */
  width?: number | undefined
  height?: number | undefined
  /** The identifier is a head-office key. */
  global?: boolean | undefined
  /** The reader's `Accept` header. */
  accept?: string | undefined
}

/** A picture ready to be sent. */
export interface MediaAsset extends CutSize {
  bytes: Buffer
  contentType: string
  /** Strong: names exactly these bytes, as rendering is deterministic for one version of libvips. With its quotes. */
  etag: string
}

export interface MediaServiceOptions {
  /** Folder of the committed masters and their manifest (`brands/shared/art/masters`). */
  mastersDirectory: string
  /** Folder that finished pictures are kept in (`$FOYER_DATA/<brand>/media`); created when missing. */
  cacheDirectory: string
  /** Committed pictures in the sizes that a first visit asks for (`brands/shared/art/ready`); only read. */
  readyDirectory?: string
  resolveArt: ResolveArt
  /** Drawings that are sent as they are (`brands/shared/art/icons`); without it an entity that is only drawn has no picture. */
  iconsDirectory?: string
  /** Pictures rendered at once; 2 unless told. Each renders on one thread. */
  concurrency?: number
}

export interface MediaService {
  /** The picture, from the disk or made now; undefined when the entity has none. */
  get(request: MediaRequest): Promise<MediaAsset | undefined>
  /**
   * Makes pictures ahead, behind whatever visitors wait for. Resolves with how many were made or found.
   * A picture that cannot be made is left for the request that needs it to report.
   */
  warm(requests: readonly MediaRequest[]): Promise<number>
}

/** Side of the grid that icons are drawn on. They have no size of their own. */
const iconSize = 24

/** Cuts the catalogue's artwork to size on demand, once per size and format, and keeps the result on disk. */
export function createMediaService(options: MediaServiceOptions): MediaService {
  const {
    mastersDirectory,
    cacheDirectory,
    readyDirectory,
    resolveArt,
    iconsDirectory,
    concurrency = 2,
  } = options
  const manifest = readManifest(mastersDirectory)
  const queue = createWorkQueue(concurrency)
  const inFlight = new Map<string, Promise<Buffer>>()
  mkdirSync(cacheDirectory, { recursive: true })

  const masterOf = (name = '') => (Object.hasOwn(manifest, name) ? manifest[name] : undefined)

  const plan = async (request: MediaRequest) => {
    const art = resolveArt(request.kind, request.id, request.global ?? false)
    const master = art && 'master' in art && (masterOf(art.master) ?? masterOf(art.fallback))
    if (!art || !('master' in art) || !master) return undefined
    const size = cutSize(request.kind, request, master)
    const format = negotiateFormat(request.accept, master.transparent)
    const { versions } = await pictureEngine()
    const focal = art.focalPoint ?? { x: 0.5, y: 0.5 }
    const key = createHash('sha256')
      .update(
        [
          versions.vips,
          derivativeVersion,
          master.version,
          size.width,
          size.height,
          focal.x,
          focal.y,
          format,
        ].join('|'),
      )
      .digest('hex')
      .slice(0, 32)
    return { master, size, format, focal, key }
  }
  type Plan = NonNullable<Awaited<ReturnType<typeof plan>>>

  const fileOf = (key: string, format: MediaFormat, directory = cacheDirectory) =>
    path.join(directory, `${key}.${format}`)

  /** Read once: the folder does not change while the server runs. */
  const ready = new Set(
    readyDirectory !== undefined && existsSync(readyDirectory) ? readdirSync(readyDirectory) : [],
  )

  const find = ({ key, format }: Plan): Promise<Buffer> =>
    readFile(fileOf(key, format, ready.has(`${key}.${format}`) ? readyDirectory : cacheDirectory))

  const make = async ({ master, size, format, focal, key }: Plan): Promise<Buffer> => {
    const bytes = await renderDerivative(
      path.join(mastersDirectory, master.file),
      master,
      size,
      focal,
      format,
    )
    const file = fileOf(key, format)
    // Written beside and renamed: a reader never meets half a picture.
    const beside = `${file}.${process.pid}.part`
    await writeFile(beside, bytes)
    await rename(beside, file)
    return bytes
  }

  /** One rendering per key, however many ask for it at once. */
  const obtain = (planned: Plan, urgency: 'visitor' | 'idle'): Promise<Buffer> => {
    const running = inFlight.get(planned.key)
    if (running) return running
    const work = find(planned)
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        return queue.run(() => make(planned), urgency)
      })
      .finally(() => inFlight.delete(planned.key))
    inFlight.set(planned.key, work)
    return work
  }

  /** The icon of an attribute; undefined when that is not what is asked for, or there is none. */
  const drawn = async ({ kind, id, global }: MediaRequest): Promise<MediaAsset | undefined> => {
    const art = resolveArt(kind, id, global ?? false)
    if (!art || !('drawing' in art) || iconsDirectory === undefined) return undefined
    try {
      const bytes = await readFile(path.join(iconsDirectory, `${art.drawing}.svg`))
      const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`
      return { bytes, contentType: 'image/svg+xml', etag, width: iconSize, height: iconSize }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }

  return {
    async get(request) {
      const drawing = await drawn(request)
      if (drawing) return drawing
      const planned = await plan(request)
      if (!planned) return undefined
      return {
        bytes: await obtain(planned, 'visitor'),
        contentType: mediaTypes[planned.format],
        etag: `"${planned.key}"`,
        ...planned.size,
      }
    },
    async warm(requests) {
      let found = 0
      for (const request of requests) {
        const planned = await plan(request)
        if (!planned) continue
        const made = obtain(planned, 'idle').then(
          () => 1,
          () => 0,
        )
        found += await made
      }
      return found
    },
  }
}
