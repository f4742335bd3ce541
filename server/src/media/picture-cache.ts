import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { MediaFormat } from './negotiate.ts'
import type { ColdBudget } from './cold-budget.ts'
import { createWorkQueue } from '../domain/work-queue.ts'

export interface PictureCacheOptions {
  /** Folder of the finished pictures (`$FOYER_DATA/<brand>/media`); created if missing. */
  cacheDirectory: string
  /** Committed pictures in the sizes of a first visit (`brands/shared/art/ready`); read only. */
  readyDirectory?: string | undefined
  /** Pictures rendered at a time; default 2. Each uses one thread. */
  concurrency?: number | undefined
  /** Limits of the pictures made for visitors; default none. */
  limits?: PictureLimits | undefined
}

export interface PictureLimits {
  /** Most pictures waiting to be made, for all visitors and for each. */
  mostWaiting: number
  mostOfClient: number
  budget: ColdBudget
}

/** A client has had too many pictures made and has to wait for the next. */
export class BudgetSpent extends Error {
  readonly seconds: number
  constructor(seconds: number) {
    super(`No more pictures are made for this client for ${seconds} s`)
    this.name = 'BudgetSpent'
    this.seconds = seconds
  }
}

/** A picture that can be made: its key identifies the resulting bytes. */
export interface PlannedPicture {
  readonly key: string
  readonly format: MediaFormat
  readonly make: () => Promise<Buffer>
}

/** Finished pictures on disk, each made once however many requests there are. */
export interface PictureCache {
  /**
   * @param client of the request; pictures on disk do not count
   * @throws QueueFull or BudgetSpent if it is not on disk and is not made now
   */
  obtain(picture: PlannedPicture, client: string): Promise<Buffer>
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
    // Never into the folder of ready pictures, which is read only.
    const file = path.join(cacheDirectory, `${picture.key}.${picture.format}`)
    ready.delete(path.basename(file))
    // Written to a temporary file and renamed, so that no reader gets an incomplete picture.
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
          const wait = limits?.budget.take(client) ?? null
          if (wait !== null) throw new BudgetSpent(wait)
          return queue.run(() => make(picture), client)
        })
        .finally(() => inFlight.delete(picture.key))
      inFlight.set(picture.key, work)
      return work
    },
  }
}
