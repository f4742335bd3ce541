import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { getCrop } from '@foyer/contract/framing/crop'
import type { MediaKind } from '@foyer/contract/wire/enumerations'
import { linkPreviewSize, type LinkPreviewKind } from '@foyer/contract/omnia/link-preview'
import { derivativeVersion } from './derivative.ts'
import { readManifest } from './manifest.ts'
import { isDark, linkPreviewVersion } from './link-preview.ts'
import { mediaTypes, negotiateFormat } from './negotiate.ts'
import { createPictureCache, type PictureLimits } from './picture-cache.ts'
import type { ResolveArt } from './resolve-art.ts'
import { makePicture, type MakePicture } from './picture-job.ts'
import { loadPictureEngine } from './picture-engine.ts'
import { createVectorMasters } from './vector-masters.ts'
import { computeCutSize, type CutSize } from './sizes.ts'

/** A picture as a caller requests it. */
export interface MediaRequest {
  kind: MediaKind
  /** Film, site, attribute, event, item, … */
  id: string
  /** Pixels. Rounded up to the next permitted width; the shape becomes the nearest permitted one. */
  width?: number | undefined
  height?: number | undefined
  /** Which of its pictures of that kind, from 1; the first by default. */
  sequenceNumber?: number | undefined
  /** Whether the id is a head-office key. */
  global?: boolean | undefined
  /** The client's `Accept` header. */
  accept?: string | undefined
  /** Client by which limits count: pictures are made for clients in turn. */
  client?: string | undefined
}

/** A picture ready to be sent. */
export interface MediaAsset extends CutSize {
  bytes: Buffer
  contentType: string
  /** Strong entity tag with quotes: identifies these bytes, as rendering is deterministic for one version of libvips. */
  etag: string
}

export interface MediaServiceOptions {
  /** Folder of the committed masters and their manifest (`brands/shared/art/masters`). */
  mastersDirectory: string
  /** Folder of the finished pictures (`$FOYER_DATA/<brand>/media`); created if missing. */
  cacheDirectory: string
  /** Committed pictures in the sizes of a first visit (`brands/shared/art/ready`); read only. */
  readyDirectory?: string
  resolveArt: ResolveArt
  /**
   * Vector icons that are sent unchanged (`brands/shared/art/icons`); without it, an entity that only has an icon has
   * no picture.
   */
  iconsDirectory?: string
  /** The brand's logos, `logo-on-dark.svg` and `logo-on-light.svg`; used on link previews if they exist. */
  logosDirectory?: string
  /** The brand's drawings (`brands/<brand>/art`); without it, items have no pictures. */
  brandArtDirectory?: string
  /** Pictures rendered at a time; default 2. Each uses one thread. */
  concurrency?: number
  /** Limits of the pictures made for visitors; default none. */
  limits?: PictureLimits | undefined
  /** Makes pictures; default: in this process. */
  make?: MakePicture | undefined
}

export interface MediaService {
  /** The picture, from disk or newly made; undefined if the entity has none. */
  get(request: MediaRequest): Promise<MediaAsset | undefined>
  /** Preview picture of a link to a film, cinema or event: JPEG, 1200 by 630; undefined if there is none. */
  linkPreview(of: LinkPreviewKind, id: string, client?: string): Promise<MediaAsset | undefined>
}

const middle = { x: 0.5, y: 0.5 }

/** The picture behind a link's preview. */
const previewPictures = {
  film: 'FilmBackdrop',
  cinema: 'CinemaGraphic',
  event: 'EventPosterGraphic',
} as const satisfies Record<LinkPreviewKind, MediaKind>

/** Width over height below which a page shows a cut as it comes; into wider frames it lays the whole picture. */
const widestFramed = 1.4

/** Side of the grid that icons are drawn on. They have no size of their own. */
const iconSize = 24

/**
 * Creates a service that cuts the catalogue's artwork to size on demand, once per size and format, and stores the
 * results on disk.
 */
export function createMediaService(options: MediaServiceOptions): MediaService {
  const {
    mastersDirectory,
    cacheDirectory,
    readyDirectory,
    resolveArt,
    iconsDirectory,
    logosDirectory,
    brandArtDirectory,
    concurrency,
    limits,
    make = makePicture,
  } = options
  const manifest = readManifest(mastersDirectory)
  const pictures = createPictureCache({ cacheDirectory, readyDirectory, concurrency, limits })

  const findMaster = (name: string) => (Object.hasOwn(manifest, name) ? manifest[name] : undefined)
  const findVector = createVectorMasters(brandArtDirectory)

  /** What a picture is cut from. */
  const findOriginal = async (art: NonNullable<ReturnType<ResolveArt>>) => {
    if ('vector' in art) {
      const vector = await findVector(art.vector)
      return vector && { ...vector, focal: middle, framing: undefined }
    }
    const master = 'master' in art ? findMaster(art.master) : undefined
    if (!master || !('master' in art)) return undefined
    const { focalPoint: focal = middle, framing } = art
    return { master, file: path.join(mastersDirectory, master.file), focal, framing }
  }

  const plan = async (request: MediaRequest) => {
    const art = resolveArt(request.kind, request.id, request.global ?? false, request.sequenceNumber)
    const found = art && (await findOriginal(art))
    if (!found) return undefined
    const { master, file, focal, framing } = found
    const size = computeCutSize(request.kind, request, master)
    const ratio = size.width / size.height
    const crop = framing && ratio < widestFramed ? getCrop(framing, ratio) : undefined
    const format = negotiateFormat(request.accept, master.transparent)
    const { versions } = await loadPictureEngine()
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
          ...(crop ? [crop.x, crop.y, crop.width, crop.height] : []),
        ].join('|'),
      )
      .digest('hex')
      .slice(0, 32)
    return {
      size,
      format,
      key,
      make: () => make({ kind: 'derivative', of: [file, master, size, crop ?? focal, format] }),
    }
  }

  const findRaster = (kind: MediaKind, id: string, sequenceNumber = 1) => {
    const art = resolveArt(kind, id, false, sequenceNumber)
    if (!art || !('master' in art)) return undefined
    const master = findMaster(art.master)
    return master && { art, master, file: path.join(mastersDirectory, master.file) }
  }

  const findLettering = (of: LinkPreviewKind, id: string) => {
    if (of === 'cinema') return undefined
    return of === 'film' ? findRaster('FilmTitleTreatment', id) : findRaster('EventPosterGraphic', id, 2)
  }

  const logoFor = (isOnDark: boolean) => {
    const name = `logo-on-${isOnDark ? 'dark' : 'light'}.svg`
    const file = logosDirectory === undefined ? null : path.join(logosDirectory, name)
    return file !== null && existsSync(file) ? file : null
  }

  /** Preview picture of a link to a film or cinema; undefined if there is none. */
  const planPreview = async (of: LinkPreviewKind, id: string) => {
    const front = findRaster(previewPictures[of], id)
    if (!front) return undefined
    const lettering = findLettering(of, id)
    const ground = lettering?.art.ground
    const title = lettering && ground !== undefined ? { file: lettering.file, ground } : null
    const logo = logoFor(title === null || isDark(title.ground))
    const focalPoint = front.art.focalPoint ?? middle
    const { versions } = await loadPictureEngine()
    const key = createHash('sha256')
      .update(
        [
          'link preview',
          versions.vips,
          linkPreviewVersion,
          front.master.version,
          focalPoint.x,
          focalPoint.y,
          title && lettering?.master.version,
          title?.ground,
        ].join('|'),
      )
      .update(logo === null ? '' : await readFile(logo))
      .digest('hex')
      .slice(0, 32)
    const background = { file: front.file, master: front.master, focalPoint }
    return {
      key,
      format: 'jpeg' as const,
      make: () => make({ kind: 'link preview', of: { background, title, logo } }),
    }
  }

  /** The icon of an attribute; undefined for other requests, or if there is none. */
  const drawn = async ({
    kind,
    id,
    global,
    sequenceNumber,
  }: MediaRequest): Promise<MediaAsset | undefined> => {
    const art = resolveArt(kind, id, global ?? false, sequenceNumber)
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
        bytes: await pictures.obtain(planned, request.client ?? ''),
        contentType: mediaTypes[planned.format],
        etag: `"${planned.key}"`,
        ...planned.size,
      }
    },
    async linkPreview(of, id, client = '') {
      const planned = await planPreview(of, id)
      if (!planned) return undefined
      const bytes = await pictures.obtain(planned, client)
      return { bytes, contentType: mediaTypes.jpeg, etag: `"${planned.key}"`, ...linkPreviewSize }
    },
  }
}
