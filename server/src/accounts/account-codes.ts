import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { AccountKeys } from './account-keys.ts'

type CodeKind = Tables['account_code']['kind']

/** A valid code: mailed, unused, not expired. */
export interface OpenCode {
  readonly hash: string
  readonly memberId: string
  readonly emailKey: string
  /** Whether it takes back the closing of the member's account. */
  readonly isRestoring: boolean
}

/** Codes sent by mail, which prove that mail to an address arrives: stored as hashes, valid once and for a short time. */
export class AccountCodes {
  readonly #database: Database
  readonly #keys: AccountKeys

  constructor(database: Database, keys: AccountKeys) {
    this.#database = database
    this.#keys = keys
  }

  /** Stores a code in the transaction of its mail; replaces the member's earlier codes of this kind. */
  async insert(
    trx: Transaction<Tables>,
    { code, kind, memberId, emailKey, now, lifetime }: NewCode,
  ): Promise<void> {
    await trx.deleteFrom('account_code').where('member_id', '=', memberId).where('kind', '=', kind).execute()
    await trx
      .insertInto('account_code')
      .values({
        hash: this.#keys.hashCode(kind, code),
        kind,
        member_id: memberId,
        email_key: emailKey,
        created_at: now,
        expires_at: now + lifetime,
        used_at: null,
      })
      .execute()
  }

  /** Null for a code that is unknown, used or expired, or was sent to an address that the member no longer has. */
  async find(kind: CodeKind, code: string, now: number): Promise<OpenCode | null> {
    const row = await this.#database.read
      .selectFrom('account_code')
      .innerJoin('member', 'member.id', 'member_id')
      .select(['hash', 'member_id', 'account_code.email_key'])
      .where('hash', 'in', this.#keys.listCodeHashes(kind, code))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .whereRef('member.email_key', '=', 'account_code.email_key')
      .executeTakeFirst()
    return row ? toOpenCode(row, false) : null
  }

  /** The code by which a member takes back the closing of the account; null for any other and once its time is over. */
  async findRestoring(code: string, now: number): Promise<OpenCode | null> {
    const row = await this.#database.read
      .selectFrom('account_code')
      .innerJoin('member', 'member.id', 'member_id')
      .select(['hash', 'member_id', 'account_code.email_key'])
      .where('hash', 'in', this.#keys.listCodeHashes('account-restore', code))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .where('member.deleting_at', 'is not', null)
      .executeTakeFirst()
    return row ? toOpenCode(row, true) : null
  }

  /** Whether a code was used, has not expired, and was sent to the address that the member has. */
  async wasUsed(kind: CodeKind, code: string, now: number): Promise<boolean> {
    const row = await this.#database.read
      .selectFrom('account_code')
      .innerJoin('member', 'member.id', 'member_id')
      .select('hash')
      .where('hash', 'in', this.#keys.listCodeHashes(kind, code))
      .where('used_at', 'is not', null)
      .where('expires_at', '>', now)
      .whereRef('member.email_key', '=', 'account_code.email_key')
      .executeTakeFirst()
    return row !== undefined
  }

  /** Marks a code as used. @returns false if it was used in the meantime */
  async spend(trx: Transaction<Tables>, { hash }: OpenCode, now: number): Promise<boolean> {
    const spent = await trx
      .updateTable('account_code')
      .set({ used_at: now })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('hash')
      .execute()
    return spent.length > 0
  }

  /** Deletes expired codes. */
  async forget(now: number): Promise<void> {
    await this.#database.tx((trx) => trx.deleteFrom('account_code').where('expires_at', '<=', now).execute())
  }
}

const toOpenCode = (
  row: { hash: string; member_id: string; email_key: string },
  isRestoring: boolean,
): OpenCode => ({ hash: row.hash, memberId: row.member_id, emailKey: row.email_key, isRestoring })

interface NewCode {
  readonly code: string
  readonly kind: CodeKind
  readonly memberId: string
  readonly emailKey: string
  readonly now: number
  /** Milliseconds. */
  readonly lifetime: number
}
