import type { Kysely, Selectable, Transaction } from 'kysely'
import type { PersonName } from '@foyer/contract/wire/common'
import type { Database } from '../database/database.ts'
import { isUniqueViolation } from '../database/failures.ts'
import type { Tables } from '../database/tables.ts'
import type { Write } from '../database/write.ts'
import { toIdentifierKey } from './identifier-key.ts'
import type { MemberProfile } from './member-profile.ts'

/** A member's own details and club membership. Stored as JSON. */
export interface MemberDetails {
  readonly name: PersonName
  /** `yyyy-MM-dd`; null unless the member has given it. */
  readonly birthDate: string | null
  /** The member's own cinema. */
  readonly primarySiteId: string | null
  readonly clubId: string | null
  readonly clubLevelId: string | null
  /** When the terms were accepted, epoch milliseconds. */
  readonly termsAcceptedAt: number | null
  /** What the member has added; absent before. */
  readonly profile?: MemberProfile
}

export interface Member {
  readonly id: string
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly username: string | null
  readonly languageTag: string
  readonly details: MemberDetails
  readonly createdAt: number
}

/** A member to be stored, with the hash of the password. */
export interface NewMember {
  readonly id: string
  readonly email: string | null
  readonly username: string | null
  readonly languageTag: string
  readonly details: MemberDetails
  readonly passwordHash: string
  readonly now: number
}

/** The password of a member, as it is stored. */
export interface Credential {
  readonly memberId: string
  /** PHC text. */
  readonly passwordHash: string
}

/** The identifier of a new member that another member has. */
export type TakenIdentifier = 'email' | 'username'

/** How often a change is tried that others keep overtaking. */
const mostTries = 10

/** Members and their credentials in the database. */
export class MemberStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Null if there is none. */
  async read(id: string): Promise<Member | null> {
    const row = await this.#database.read
      .selectFrom('member')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    return row ? toMember(row) : null
  }

  /** The member's address if mail to it is known to arrive; null otherwise, and for no member. */
  async findVerifiedEmail(memberId: string): Promise<string | null> {
    const row = await this.#database.read
      .selectFrom('member')
      .select('email')
      .where('id', '=', memberId)
      .where('email_verified_at', 'is not', null)
      .executeTakeFirst()
    return row?.email ?? null
  }

  /** The credential of the member with an identifier; null if there is none. */
  async findCredential(by: 'email' | 'username', identifier: string): Promise<Credential | null> {
    const key = toIdentifierKey(identifier)
    if (key === null) return null
    const row = await this.#database.read
      .selectFrom('member')
      .innerJoin('member_credential', 'member_credential.member_id', 'member.id')
      .select(['member.id', 'password_hash'])
      .where(by === 'email' ? 'email_key' : 'username_key', '=', key)
      .executeTakeFirst()
    return row ? { memberId: row.id, passwordHash: row.password_hash } : null
  }

  async readCredential(memberId: string): Promise<Credential | null> {
    const row = await this.#database.read
      .selectFrom('member_credential')
      .select('password_hash')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    return row ? { memberId, passwordHash: row.password_hash } : null
  }

  /** Whether a member has this identifier. */
  async isTaken(by: TakenIdentifier, identifier: string): Promise<boolean> {
    const key = toIdentifierKey(identifier)
    return key !== null && (await findByKey(this.#database.read, by, key)) !== undefined
  }

  /**
   * Stores a member.
   * @param also written in the same transaction
   * @returns null, or the identifier that another member has: then nothing is stored
   */
  async insert(member: NewMember, also?: Write<void>): Promise<TakenIdentifier | null> {
    const { id, email, username, languageTag, details, passwordHash, now } = member
    const keys = { email: toIdentifierKey(email), username: toIdentifierKey(username) }
    return this.#database.tx(async (trx) => {
      // Without a conflict target: either of the two unique indexes may refuse the row.
      const inserted = await trx
        .insertInto('member')
        .values({
          id,
          email: keys.email === null ? null : (email?.trim() ?? null),
          email_key: keys.email,
          email_verified_at: null,
          username: keys.username === null ? null : (username?.trim() ?? null),
          username_key: keys.username,
          language: languageTag,
          details: JSON.stringify(details),
          created_at: now,
          deleting_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute()
      if (inserted.length === 0)
        return keys.email !== null && (await findByKey(trx, 'email', keys.email)) ? 'email' : 'username'
      await trx
        .insertInto('member_credential')
        .values({ member_id: id, password_hash: passwordHash, changed_at: now })
        .execute()
      await also?.(trx)
      return null
    })
  }

  /**
   * Sets another address, which is unverified.
   * @param also written in the same transaction
   * @returns false if another member has it
   */
  setEmail(memberId: string, email: string, also: Write<void>): Promise<boolean> {
    const email_key = toIdentifierKey(email)
    return this.#setIdentifier(memberId, { email: email.trim(), email_key, email_verified_at: null }, also)
  }

  /**
   * Replaces details and language, by what they are at that moment: a change that comes at the same time is not lost.
   * @param apply what the member is to have; its throw ends the change
   * @param also written in the same transaction
   * @returns false if there is no such member
   */
  async change(
    memberId: string,
    apply: (member: Member) => Pick<Member, 'languageTag' | 'details'>,
    also: (before: Member, after: Member) => Write<void>,
  ): Promise<boolean> {
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const row = await this.#database.read
        .selectFrom('member')
        .selectAll()
        .where('id', '=', memberId)
        .where('deleting_at', 'is', null)
        .executeTakeFirst()
      if (!row) return false
      const before = toMember(row)
      const next = apply(before)
      const writeMore = also(before, { ...before, ...next })
      const isDone = await this.#database.tx(async (trx) => {
        const changed = await trx
          .updateTable('member')
          .set({ language: next.languageTag, details: JSON.stringify(next.details) })
          .where('id', '=', memberId)
          .where('details', '=', row.details)
          .where('language', '=', row.language)
          .returning('id')
          .execute()
        if (changed.length > 0) await writeMore(trx)
        return changed.length > 0
      })
      if (isDone) return true
    }
    throw new Error('A member is changed from too many places at once')
  }

  /** Stores the member's address in other letters; no effect for another address. */
  async respellEmail(memberId: string, email: string): Promise<void> {
    await this.#database.tx((trx) =>
      trx
        .updateTable('member')
        .set({ email: email.trim() })
        .where('id', '=', memberId)
        .where('email_key', '=', toIdentifierKey(email))
        .execute(),
    )
  }

  /** Marks an address as verified, in the transaction of what proves it; no effect if the member has another one. */
  markVerified(memberId: string, emailKey: string, now: number): Write<void> {
    return async (trx) => {
      await trx
        .updateTable('member')
        .set({ email_verified_at: now })
        .where('id', '=', memberId)
        .where('email_key', '=', emailKey)
        .where('email_verified_at', 'is', null)
        .execute()
    }
  }

  /** @returns false if another member has it */
  setUsername(memberId: string, username: string): Promise<boolean> {
    return this.#setIdentifier(memberId, {
      username: username.trim(),
      username_key: toIdentifierKey(username),
    })
  }

  async #setIdentifier(
    memberId: string,
    values: Partial<Selectable<Tables['member']>>,
    also?: Write<void>,
  ): Promise<boolean> {
    try {
      await this.#database.tx(async (trx) => {
        await trx.updateTable('member').set(values).where('id', '=', memberId).execute()
        await also?.(trx)
      })
      return true
    } catch (error) {
      if (isUniqueViolation(error)) return false
      throw error
    }
  }

  /** Whether a member has an open subscription; read in the transaction that depends on it. */
  async hasSubscription(trx: Transaction<Tables>, memberId: string): Promise<boolean> {
    const row = await trx
      .selectFrom('subscription')
      .select('id')
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    return row !== undefined
  }

  /** Whether an order of the member is in progress or being completed; read in the transaction that depends on it. */
  async hasOpenOrder(trx: Transaction<Tables>, memberId: string, now: number): Promise<boolean> {
    const row = await trx
      .selectFrom('sales_order')
      .select('id')
      .where('member_id', '=', memberId)
      .where((eb) =>
        eb.or([
          eb('status', '=', 'Completing'),
          eb.and([eb('status', '=', 'InProgress'), eb('expires_at', '>', now)]),
        ]),
      )
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  }

  /**
   * Marks an account as to be deleted. Nobody can sign in to it, its codes and passkeys are void, and its identifiers are free for
   * another account.
   */
  markDeleted(memberId: string, now: number): Write<void> {
    return async (trx) => {
      await trx
        .updateTable('member')
        .set({ email_key: null, username_key: null, deleting_at: now })
        .where('id', '=', memberId)
        .execute()
      await trx.deleteFrom('member_credential').where('member_id', '=', memberId).execute()
      await trx.deleteFrom('passkey').where('member_id', '=', memberId).execute()
      await trx.deleteFrom('account_code').where('member_id', '=', memberId).execute()
    }
  }

  /** Opens a closed account again. Throws the engine's error if another member has its address or username by now. */
  async reopen(trx: Transaction<Tables>, { id, email, username }: Member): Promise<void> {
    await trx
      .updateTable('member')
      .set({
        email_key: toIdentifierKey(email),
        username_key: toIdentifierKey(username),
        deleting_at: null,
      })
      .where('id', '=', id)
      .where('deleting_at', 'is not', null)
      .execute()
  }

  /** Sets the hash of a password, whether the member has one or not. */
  async setPassword(
    trx: Transaction<Tables>,
    { memberId, passwordHash, now }: Credential & { readonly now: number },
  ): Promise<void> {
    const values = { password_hash: passwordHash, changed_at: now }
    await trx
      .insertInto('member_credential')
      .values({ member_id: memberId, ...values })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
      .execute()
  }

  /**
   * Replaces the hash that was read; without effect if it was replaced in the meantime.
   * @returns whether it was replaced
   */
  replaceHash({ memberId, passwordHash }: Credential, next: string, now: number): Write<boolean> {
    return async (trx) => {
      const changed = await trx
        .updateTable('member_credential')
        .set({ password_hash: next, changed_at: now })
        .where('member_id', '=', memberId)
        .where('password_hash', '=', passwordHash)
        .returning('member_id')
        .execute()
      return changed.length > 0
    }
  }
}

function findByKey(db: Kysely<Tables> | Transaction<Tables>, by: TakenIdentifier, key: string) {
  return db
    .selectFrom('member')
    .select('id')
    .where(by === 'email' ? 'email_key' : 'username_key', '=', key)
    .executeTakeFirst()
}

function toMember(row: Selectable<Tables['member']>): Member {
  return {
    id: row.id,
    email: row.email,
    isEmailVerified: row.email_verified_at !== null,
    username: row.username,
    languageTag: row.language,
    // Written only by this store.
    details: JSON.parse(row.details) as MemberDetails,
    createdAt: Number(row.created_at),
  }
}
