import { randomBytes } from 'node:crypto'
import { photoRules } from '@foyer/contract/validation/member-rules'
import type { Database } from '../database/database.ts'
import type { Clock } from '../domain/clock.ts'
import { detectPictureType } from '../domain/picture-type.ts'
import type { LimitSwitch } from '../http/limits.ts'
import { ProblemError } from '../http/problem.ts'

/** Sides of the stored squares, pixels. */
const sides = { large: 512, small: 128 }
export type PhotoSize = keyof typeof sides

const hour = 3_600_000
const second = 1_000
const mostInAnHour = 5

/** Why a picture was not created: `dimensions` for too few or too many pixels. */
export type PhotoFault = 'unreadable' | 'dimensions'

/**
 * Makes a square of a picture, as WebP. Rejects if it cannot be created at the moment, which is not the picture's fault.
 * @param client whose turn it is, where many wait
 */
export type MakePhoto = (bytes: Uint8Array, side: number, client: string) => Promise<Uint8Array | PhotoFault>

export interface MemberPhotosOptions {
  readonly database: Database
  readonly make: MakePhoto
  readonly clock: Clock
  readonly limits: LimitSwitch
}

/** Photos of members. Files come from strangers: only what the server has drawn from them itself is stored. */
export class MemberPhotos {
  readonly #options: MemberPhotosOptions

  constructor(options: MemberPhotosOptions) {
    this.#options = options
  }

  /** Id of the member's photo; null without one. */
  async findId(memberId: string): Promise<string | null> {
    const row = await this.#options.database.read
      .selectFrom('member_photo')
      .select('id')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    return row?.id ?? null
  }

  /** WebP of a photo; null if there is none (any more). */
  async read(id: string, size: PhotoSize): Promise<Buffer | null> {
    const row = await this.#options.database.read
      .selectFrom('member_photo')
      .select(size)
      .where('id', '=', id)
      .executeTakeFirst()
    const bytes = row?.[size]
    return bytes === undefined ? null : Buffer.from(bytes, 'base64')
  }

  /**
   * Replaces the member's photo.
   * @param file undefined: the request had none
   * @returns the new photo's id
   * @throws ProblemError `invalid-argument` without a file, `photo-too-large`, `photo-type-invalid`,
   * `photo-dimensions-invalid`, `too-many-requests`
   */
  async set(memberId: string, file: Uint8Array | undefined): Promise<string> {
    if (file === undefined || file.length === 0)
      throw new ProblemError('invalid-argument', {
        violations: [{ path: 'body/MemberPhoto', message: 'is required' }],
      })
    if (file.length > photoRules.largestFile) throw new ProblemError('photo-too-large')
    if (detectPictureType(file) === null) throw new ProblemError('photo-type-invalid')
    await this.#takePlace(memberId)
    const large = await this.#make(file, sides.large, memberId)
    const small = await this.#make(large, sides.small, memberId)
    const values = {
      id: randomBytes(16).toString('base64url'),
      large: toBase64(large),
      small: toBase64(small),
      created_at: this.#options.clock.now(),
    }
    await this.#options.database.tx((trx) =>
      trx
        .insertInto('member_photo')
        .values({ member_id: memberId, ...values })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
        .execute(),
    )
    return values.id
  }

  /** Deletes the member's photo; no effect without one. */
  async delete(memberId: string): Promise<void> {
    await this.#options.database.tx((trx) =>
      trx.deleteFrom('member_photo').where('member_id', '=', memberId).execute(),
    )
  }

  async #make(bytes: Uint8Array, side: number, client: string): Promise<Uint8Array> {
    const created = await this.#options.make(bytes, side, client)
    if (created === 'dimensions') throw new ProblemError('photo-dimensions-invalid')
    if (created === 'unreadable') throw new ProblemError('photo-type-invalid')
    return created
  }

  /** Counts a photo before it is decoded: that is what costs. @throws ProblemError `too-many-requests` */
  async #takePlace(memberId: string): Promise<void> {
    const { database, clock, limits } = this.#options
    if (!limits.isOn) return
    const now = clock.now()
    const since = await database.tx(async (trx) => {
      // The first statement takes the row, so that simultaneous photos are counted one after the other.
      await trx
        .insertInto('member_photo_upload')
        .values({ member_id: memberId, since: now, uploads: 1 })
        .onConflict((conflict) =>
          conflict
            .column('member_id')
            .doUpdateSet((eb) => ({ uploads: eb('member_photo_upload.uploads', '+', 1) })),
        )
        .execute()
      await trx
        .updateTable('member_photo_upload')
        .set({ since: now, uploads: 1 })
        .where('member_id', '=', memberId)
        .where('since', '<=', now - hour)
        .execute()
      const row = await trx
        .selectFrom('member_photo_upload')
        .select(['since', 'uploads'])
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow()
      return Number(row.uploads) > mostInAnHour ? Number(row.since) : null
    })
    if (since !== null)
      throw new ProblemError(
        'too-many-requests',
        {},
        { retryAfter: Math.ceil((since + hour - now) / second) },
      )
  }
}

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
