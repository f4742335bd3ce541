import type { WatchedPictureResponse } from '@foyer/contract/wire/member-history'
import { createWorkQueue, QueueFull } from '../domain/work-queue.ts'
import { ProblemError } from '../http/problem.ts'
import type { MediaService } from '../media/media-service.ts'
import { loadPictureEngine } from '../media/picture-engine.ts'
import type { WatchedFilms } from './watched-films.ts'

export interface WatchedPictureDependencies {
  readonly watched: WatchedFilms
  readonly media: Pick<MediaService, 'get'>
  /** Color behind the posters, `#rrggbb`. */
  readonly ground: string
}

/** Pixels. The height follows from the fullest month. */
const width = 1_600
const leastHeight = 600
const margin = 80
const gap = 12
const months = 12
const poster = { width: 109, height: 164 } as const
/** Line at the foot of the columns. */
const line = { height: 4, distance: 16, color: '#8a8f98' } as const
/** Most posters in a column; a fuller month has its last ones. */
const mostInColumn = 8
const quality = 86
/** Seconds after which to ask again. */
const retryAfter = 5

interface PlacedPoster {
  readonly filmId: string
  /** From the first month with a film, 0. */
  readonly column: number
  /** From the foot, 0. */
  readonly row: number
}

/** The picture of a member's year: their posters in columns by month, and no word of whose they are. */
export class WatchedPicture {
  readonly #dependencies: WatchedPictureDependencies
  /** One at a time, and members in turn: drawing takes what answering takes. */
  readonly #queue = createWorkQueue({ concurrency: 1, mostWaiting: 50, mostOfClient: 1 })

  constructor(dependencies: WatchedPictureDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * @returns null for a year without a film
   * @throws ProblemError `too-many-requests` while the member’s last one, or too many of others, are waiting
   */
  async draw(memberId: string, year?: number): Promise<WatchedPictureResponse | null> {
    try {
      return await this.#queue.run(() => this.#draw(memberId, year), memberId)
    } catch (error) {
      if (error instanceof QueueFull) throw new ProblemError('too-many-requests', {}, { retryAfter })
      throw error
    }
  }

  async #draw(memberId: string, year: number | undefined): Promise<WatchedPictureResponse | null> {
    const { showtimes = [] } = await this.#dependencies.watched.list(memberId, year)
    if (showtimes.length === 0) return null
    const posters = placePosters(showtimes)
    const tallest = Math.max(...posters.map(({ row }) => row)) + 1
    const columnHeight = tallest * (poster.height + gap) + line.distance
    const height = Math.max(leastHeight, columnHeight + 2 * margin)
    // Columns stand in the middle.
    const left = Math.round((width - months * poster.width - (months - 1) * gap) / 2)
    const foot = Math.round((height + columnHeight) / 2) - line.distance
    const pictures = await this.#loadPictures(posters.map(({ filmId }) => filmId))
    const getLeft = (column: number) => left + column * (poster.width + gap)
    const overlays = posters.flatMap(({ filmId, column, row }) => {
      const input = pictures.get(filmId)
      return input
        ? [{ input, left: getLeft(column), top: foot - (row + 1) * (poster.height + gap) + gap }]
        : []
    })
    const feet = Array.from({ length: months }, (_, column) => ({
      input: {
        create: { width: poster.width, height: line.height, channels: 3 as const, background: line.color },
      },
      left: getLeft(column),
      top: foot + line.distance - line.height,
    }))
    const sharp = await loadPictureEngine()
    const bytes = await sharp({
      create: { width, height, channels: 3, background: this.#dependencies.ground },
    })
      .composite([...overlays, ...feet])
      .jpeg({ quality })
      .toBuffer()
    return { mediaType: 'image/jpeg', contents: bytes.toString('base64'), width, height }
  }

  /** Posters of films in their size here; of a film without one there is none. */
  async #loadPictures(filmIds: readonly string[]): Promise<Map<string, Buffer>> {
    const sharp = await loadPictureEngine()
    const pictures = new Map<string, Buffer>()
    for (const id of new Set(filmIds)) {
      const { width: cutWidth, height: cutHeight } = poster
      const found = await this.#dependencies.media.get({
        ...{ kind: 'FilmPosterGraphic', id, accept: 'image/jpeg' },
        ...{ width: 2 * cutWidth, height: 2 * cutHeight },
      })
      if (found)
        pictures.set(id, await sharp(found.bytes).resize(cutWidth, cutHeight, { fit: 'cover' }).toBuffer())
    }
    return pictures
  }
}

/** Posters by month, the first film at the foot. */
function placePosters(
  showtimes: readonly { readonly filmId: string; readonly businessDate: string }[],
): PlacedPoster[] {
  const columns = Array.from({ length: months }, (): string[] => [])
  for (const { filmId, businessDate } of showtimes)
    columns[Number(businessDate.slice(5, 7)) - 1]?.push(filmId)
  return columns.flatMap((films, column) =>
    films.slice(-mostInColumn).map((filmId, row) => ({ filmId, column, row })),
  )
}
