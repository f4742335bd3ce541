import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { MediaFormat } from './negotiate.ts'
import type { ColdBudget } from './cold-budget.ts'
import { createWorkQueue } from './work-queue.ts'

export interface PictureCacheOptions {
  /** Folder that finished pictures are kept in (`$FOYER_DATA/<brand>/media`); created when missing. */
  cacheDirectory: string
  /** Committed pictures in the sizes that a first visit asks for (`brands/shared/art/ready`); only read. */
  readyDirectory?: string | undefined
  /** Pictures rendered at once; 2 unless told. Each renders on one thread. */
  concurrency?: number | undefined
  /** What visitors may have made anew; without it as much as they like. */
  limits?: PictureLimits | undefined
}

export interface PictureLimits {
  /** Pictures that wait to be made, for all visitors and for each. */
  mostWaiting: number
  mostOfClient: number
  budget: ColdBudget
}

/** A client has had so many pictures made that it has to wait for the next. */
export class BudgetSpent extends Error {
  readonly seconds: number
  constructor(seconds: number) {
    super(`No more pictures are made for this client for ${seconds} s`)
    this.name = 'BudgetSpent'
    this.seconds = seconds
  }
}

/** A picture that can be made: its key names exactly the bytes that come of it. */
export interface PlannedPicture {
  readonly key: string
  readonly format: MediaFormat
  readonly make: () => Promise<Buffer>
}

/** Finished pictures on disk, each made once however many ask for it. */
export interface PictureCache {
  /**
   * @param client for whom; null where it is made ahead. What is on the disk costs nobody anything.
   * @throws QueueFull or BudgetSpent where it is not there and is not made now
   */
  obtain(picture: PlannedPicture, client: string | null): Promise<Buffer>
}

export function createPictureCache(options: PictureCacheOptions): PictureCache {
  const { cacheDirectory, readyDirectory, concurrency = 2, limits } = options
  const queue = createWorkQueue({ concurrency, ...limits })
  const inFlight = new Map<string, Promise<Buffer>>()
  mkdirSync(cacheDirectory, { recursive: true, mode: 0o700 })
  /** Read once: the folder does not change while the server runs. */
  const ready = new Set(
    readyDirectory !== undefined && existsSync(readyDirectory) ? readdirSync(readyDirectory) : [],
  )

  const getFile = ({ key, format }: PlannedPicture) => {
    const name = `${key}.${format}`
    return path.join(readyDirectory !== undefined && ready.has(name) ? readyDirectory : cacheDirectory, name)
  }

  const make = async (picture: PlannedPicture): Promise<Buffer> => {
    const bytes = await picture.make()
    // Never into the folder of ready pictures, which is only read.
    const file = path.join(cacheDirectory, `${picture.key}.${picture.format}`)
    ready.delete(path.basename(file))
    // Written beside and renamed: a reader never meets half a picture.
    const beside = `${file}.${process.pid}.part`
    await writeFile(beside, bytes, { mode: 0o600 })
    await rename(beside, file)
    return bytes
  }

  return {
    obtain(picture, client) {
      const running = inFlight.get(picture.key)
      if (running) return running
      const work = readFile(getFile(picture))
        .catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error
          const wait = client === null ? null : (limits?.budget.take(client) ?? null)
          if (wait !== null) throw new BudgetSpent(wait)
          return queue.run(() => make(picture), client)
        })
        .finally(() => inFlight.delete(picture.key))
      inFlight.set(picture.key, work)
      return work
    },
  }
}
