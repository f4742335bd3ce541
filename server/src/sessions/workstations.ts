import { createHmac } from 'node:crypto'
import { normalizeCode } from '@foyer/contract/codes/normalize-code'
import type { Database } from '../database/database.ts'
import type { Clock } from '../domain/clock.ts'
import type { Ids } from '../domain/ids.ts'
import { createToken, hashToken } from './present-token.ts'
import type { SessionKeys } from './session-keys.ts'

/** How long a registration code is valid, milliseconds. */
const codeLifetime = 24 * 3_600_000
const codeLength = 12
/** Resolution of `seenAt`, milliseconds: it is written at most so often. */
const seenEvery = 15 * 60_000

/** A device of a cinema, such as a till. */
export interface Workstation {
  readonly id: string
  readonly name: string
  readonly siteId: string
}

/** A workstation in the chain's list. */
export interface ListedWorkstation extends Workstation {
  readonly state: 'waiting' | 'registered' | 'expired' | 'revoked'
  readonly createdAt: number
  /** When it last made a call, to a quarter of an hour; null before it is registered. */
  readonly seenAt: number | null
}

export interface WorkstationsOptions {
  readonly database: Database
  readonly keys: Pick<SessionKeys, 'deriveKey' | 'deriveKeys'>
  readonly clock: Clock
  readonly ids: Ids
}

/** Workstations: added by the chain, registered by a code that is valid once, then identified by a token. */
export class Workstations {
  readonly #options: WorkstationsOptions
  readonly #codeKey: Uint8Array
  readonly #codeKeys: readonly Uint8Array[]

  constructor(options: WorkstationsOptions) {
    this.#options = options
    this.#codeKey = options.keys.deriveKey('workstations')
    this.#codeKeys = options.keys.deriveKeys('workstations')
  }

  /** Adds a workstation. @returns the code that registers it, which cannot be read again */
  async add(name: string, siteId: string): Promise<{ id: string; code: string }> {
    const { database, clock, ids } = this.#options
    const [id, code, now] = [ids.uuid(), ids.code(codeLength), clock.now()]
    await database.tx((trx) =>
      trx
        .insertInto('workstation')
        .values({
          id,
          name,
          site_id: siteId,
          code_hash: this.#hashCode(code),
          code_expires_at: now + codeLifetime,
          created_at: now,
          registered_at: null,
          revoked_at: null,
        })
        .execute(),
    )
    return { id, code }
  }

  /**
   * Registers the workstation of a code.
   * @returns the workstation and its token; null for a code that is unknown, used or expired
   */
  async register(code: string): Promise<{ workstation: Workstation; token: string } | null> {
    const { database, clock } = this.#options
    const [token, now] = [createToken(), clock.now()]
    // An earlier key may have been in use when it was added.
    const hashes = this.#codeKeys.map((key) => this.#hashCode(code, key))
    const workstation = await database.tx(async (trx) => {
      const row = await trx
        .updateTable('workstation')
        .set({ code_hash: null, code_expires_at: null, registered_at: now })
        .where('code_hash', 'in', hashes)
        .where('code_expires_at', '>', now)
        .where('revoked_at', 'is', null)
        .returning(['id', 'name', 'site_id'])
        .executeTakeFirst()
      if (!row) return null
      await trx
        .insertInto('workstation_session')
        .values({ hash: hashToken(token), workstation_id: row.id, created_at: now, seen_at: now })
        .execute()
      return toWorkstation(row)
    })
    return workstation && { workstation, token }
  }

  /** The workstation of a token; null if the token is unknown or the workstation was revoked. */
  async find(token: string): Promise<Workstation | null> {
    const { database, clock } = this.#options
    const hash = hashToken(token)
    const row = await database.read
      .selectFrom('workstation_session')
      .innerJoin('workstation', 'workstation.id', 'workstation_id')
      .select(['workstation.id', 'name', 'site_id', 'seen_at'])
      .where('hash', '=', hash)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    if (!row) return null
    const now = clock.now()
    if (now - Number(row.seen_at) >= seenEvery)
      await database.tx((trx) =>
        trx.updateTable('workstation_session').set({ seen_at: now }).where('hash', '=', hash).execute(),
      )
    return toWorkstation(row)
  }

  /** Null if there is none or it was revoked. */
  async read(id: string): Promise<Workstation | null> {
    const row = await this.#options.database.read
      .selectFrom('workstation')
      .select(['id', 'name', 'site_id'])
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    return row ? toWorkstation(row) : null
  }

  /** @returns the renamed workstation; null if there is none or it was revoked */
  async rename(id: string, name: string): Promise<Workstation | null> {
    const row = await this.#options.database.tx((trx) =>
      trx
        .updateTable('workstation')
        .set({ name })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .returning(['id', 'name', 'site_id'])
        .executeTakeFirst(),
    )
    return row ? toWorkstation(row) : null
  }

  /** @returns false if there is none or it was revoked before */
  async revoke(id: string): Promise<boolean> {
    const { database, clock } = this.#options
    const revoked = await database.tx((trx) =>
      trx
        .updateTable('workstation')
        .set({ revoked_at: clock.now(), code_hash: null, code_expires_at: null })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .returning('id')
        .execute(),
    )
    return revoked.length > 0
  }

  #hashCode(code: string, key = this.#codeKey): string {
    return createHmac('sha256', key).update(normalizeCode(code)).digest('base64url')
  }
}

/** All workstations, oldest first. */
export async function listWorkstations(
  { read }: Pick<Database, 'read'>,
  now: number,
): Promise<ListedWorkstation[]> {
  const rows = await read
    .selectFrom('workstation')
    .leftJoin('workstation_session', 'workstation_id', 'workstation.id')
    .select([
      'workstation.id',
      'name',
      'site_id',
      'workstation.created_at',
      'code_expires_at',
      'registered_at',
      'revoked_at',
      'seen_at',
    ])
    .orderBy('workstation.created_at')
    .orderBy('workstation.id')
    .execute()
  return rows.map((row) => ({
    ...toWorkstation(row),
    state: getState(row, now),
    createdAt: Number(row.created_at),
    seenAt: row.seen_at === null ? null : Number(row.seen_at),
  }))
}

function getState(
  row: { revoked_at: number | null; registered_at: number | null; code_expires_at: number | null },
  now: number,
): ListedWorkstation['state'] {
  if (row.revoked_at !== null) return 'revoked'
  if (row.registered_at !== null) return 'registered'
  return Number(row.code_expires_at) > now ? 'waiting' : 'expired'
}

const toWorkstation = (row: { id: string; name: string; site_id: string }): Workstation => ({
  id: row.id,
  name: row.name,
  siteId: row.site_id,
})
