import type { Selectable } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

/** Most passkeys of a member. */
const mostPasskeys = 20

/** A passkey in the member's list. */
export interface PasskeyDetails {
  readonly id: string
  readonly name: string | null
  readonly createdAt: number
  readonly usedAt: number | null
}

/** A passkey as its answers are verified. */
export interface PasskeyKey {
  /** Its id in the database. */
  readonly id: string
  /** The authenticator's id of it, base64url. */
  readonly credentialId: string
  /** COSE key, base64url. */
  readonly publicKey: string
  /** Signatures as the authenticator counts them. */
  readonly counter: number
  /** Whether it may be on several devices. */
  readonly isSynced: boolean
  readonly transports: readonly string[]
}

/** A passkey and whose it is. */
export interface OwnedPasskey extends PasskeyKey {
  readonly memberId: string
  /** By which authenticators know the member, base64url. */
  readonly userId: string
}

export interface NewPasskey extends PasskeyKey {
  readonly memberId: string
  readonly name: string | null
  readonly createdAt: number
}

/** Members' passkeys in the database. */
export class PasskeyStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** A member's passkeys, oldest first. */
  async list(memberId: string): Promise<PasskeyDetails[]> {
    const rows = await this.#database.read
      .selectFrom('passkey')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(toDetails)
  }

  /** Null if there is none. */
  async find(credentialId: string): Promise<OwnedPasskey | null> {
    const row = await this.#database.read
      .selectFrom('passkey')
      .innerJoin('member', 'member.id', 'passkey.member_id')
      .selectAll('passkey')
      .select('member.passkey_user_id')
      .where('credential_id', '=', credentialId)
      .executeTakeFirst()
    return row ? { ...toKey(row), memberId: row.member_id, userId: row.passkey_user_id ?? '' } : null
  }

  /** What an authenticator needs to make no second passkey for a member. */
  async listKeys(memberId: string): Promise<PasskeyKey[]> {
    const rows = await this.#database.read
      .selectFrom('passkey')
      .selectAll()
      .where('member_id', '=', memberId)
      .execute()
    return rows.map(toKey)
  }

  /**
   * By what authenticators know a member, base64url.
   * @param created is stored where the member has none yet
   */
  async ensureUserId(memberId: string, created: string): Promise<string> {
    return this.#database.tx(async (trx) => {
      await trx
        .updateTable('member')
        .set({ passkey_user_id: created })
        .where('id', '=', memberId)
        .where('passkey_user_id', 'is', null)
        .execute()
      const { passkey_user_id } = await trx
        .selectFrom('member')
        .select('passkey_user_id')
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow()
      return passkey_user_id ?? created
    })
  }

  /** @returns whether it is stored: not if somebody has it already, or the member has too many */
  async insert({ memberId, createdAt, ...passkey }: NewPasskey): Promise<boolean> {
    const row = {
      id: passkey.id,
      member_id: memberId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      is_synced: passkey.isSynced ? 1 : 0,
      transports: JSON.stringify(passkey.transports),
      name: passkey.name,
      created_at: createdAt,
      used_at: null,
    }
    return this.#database.tx(async (trx) => {
      const held = await trx.selectFrom('passkey').select('id').where('member_id', '=', memberId).execute()
      if (held.length >= mostPasskeys) return false
      const inserted = await trx
        .insertInto('passkey')
        .values(row)
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning('id')
        .execute()
      return inserted.length > 0
    })
  }

  /** @returns null if the member has no such passkey */
  async rename(memberId: string, id: string, name: string): Promise<PasskeyDetails | null> {
    const [row] = await this.#database.tx((trx) =>
      trx
        .updateTable('passkey')
        .set({ name })
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .returningAll()
        .execute(),
    )
    return row ? toDetails(row) : null
  }

  /** Deletes a passkey, unless it is the last and the member has no password. */
  async delete(memberId: string, id: string): Promise<'deleted' | 'unknown' | 'last'> {
    return this.#database.tx(async (trx) => {
      const passkeys = await trx
        .selectFrom('passkey')
        .select('id')
        .where('member_id', '=', memberId)
        .execute()
      if (!passkeys.some((passkey) => passkey.id === id)) return 'unknown'
      const passwords = await trx
        .selectFrom('member_credential')
        .select('member_id')
        .where('member_id', '=', memberId)
        .execute()
      if (passkeys.length === 1 && passwords.length === 0) return 'last'
      await trx.deleteFrom('passkey').where('id', '=', id).execute()
      return 'deleted'
    })
  }

  /** Records a sign-in. @returns false if the passkey was deleted in the meantime */
  async markUsed(id: string, counter: number, now: number): Promise<boolean> {
    const used = await this.#database.tx((trx) =>
      trx
        .updateTable('passkey')
        .set({ counter, used_at: now })
        .where('id', '=', id)
        .returning('id')
        .execute(),
    )
    return used.length > 0
  }
}

type PasskeyRow = Selectable<Tables['passkey']>

function toDetails({ id, name, created_at, used_at }: PasskeyRow): PasskeyDetails {
  return { id, name, createdAt: Number(created_at), usedAt: used_at === null ? null : Number(used_at) }
}

function toKey(row: PasskeyRow): PasskeyKey {
  return {
    id: row.id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: Number(row.counter),
    isSynced: Number(row.is_synced) === 1,
    transports: JSON.parse(row.transports) as string[],
  }
}
