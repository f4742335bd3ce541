import type { Database } from '../database/database.ts'
import type { Write } from '../database/write.ts'
import { createToken, hashToken } from '../sessions/present-token.ts'

/** How long a device is known after its last sign-in, milliseconds. */
const deviceLifetime = 365 * 24 * 3_600_000

/** A device on which a member has signed in. */
export interface KnownDevice {
  readonly hash: string
  readonly memberId: string
  /** Whether its token signs in without a password. */
  readonly canSignIn: boolean
}

/** Devices identified by a secret token, stored as a hash. */
export class KnownDevices {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Null for a token that is unknown or was not used for a year. */
  async find(token: string, now: number): Promise<KnownDevice | null> {
    const row = await this.#database.read
      .selectFrom('known_device')
      .selectAll()
      .where('hash', '=', hashToken(token))
      .where('seen_at', '>', now - deviceLifetime)
      .executeTakeFirst()
    return row ? { hash: row.hash, memberId: row.member_id, canSignIn: Number(row.can_sign_in) === 1 } : null
  }

  /** Adds a device on which a member has signed in. @returns its token */
  async add(memberId: string, canSignIn: boolean, now: number): Promise<string> {
    const token = createToken()
    const row = { hash: hashToken(token), member_id: memberId, can_sign_in: canSignIn ? 1 : 0 }
    await this.#database.tx((trx) =>
      trx
        .insertInto('known_device')
        .values({ ...row, created_at: now, seen_at: now })
        .execute(),
    )
    return token
  }

  /**
   * Records another sign-in.
   * @param canSignIn allows it to sign in without a password; false leaves that as it is
   * @returns false if the device was deleted in the meantime
   */
  async see({ hash }: KnownDevice, canSignIn: boolean, now: number): Promise<boolean> {
    const seen = await this.#database.tx((trx) =>
      trx
        .updateTable('known_device')
        .set({ seen_at: now, ...(canSignIn ? { can_sign_in: 1 } : {}) })
        .where('hash', '=', hash)
        .returning('hash')
        .execute(),
    )
    return seen.length > 0
  }

  /**
   * Has a member's devices sign in with the password again, in the transaction of what causes it; they stay known.
   * @param exceptToken of the device that stays as it is; null for none
   */
  requirePassword(memberId: string, exceptToken: string | null): Write<void> {
    const except = exceptToken === null ? '' : hashToken(exceptToken)
    return async (trx) => {
      await trx
        .updateTable('known_device')
        .set({ can_sign_in: 0 })
        .where('member_id', '=', memberId)
        .where('hash', '!=', except)
        .execute()
    }
  }

  /** Deletes a member's devices, in the transaction of what causes it, such as another password. */
  deleteAll(memberId: string): Write<void> {
    return async (trx) => {
      await trx.deleteFrom('known_device').where('member_id', '=', memberId).execute()
    }
  }

  /** Deletes devices that were not used for a year. */
  async forget(now: number): Promise<void> {
    await this.#database.tx((trx) =>
      trx
        .deleteFrom('known_device')
        .where('seen_at', '<=', now - deviceLifetime)
        .execute(),
    )
  }
}
