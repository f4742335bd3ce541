import type { Database } from '../database/database.ts'
import type { StatementProgram } from '../database/statements.ts'
import type { Write } from '../database/write.ts'
import type { Clock } from '../domain/clock.ts'
import type { Ids } from '../domain/ids.ts'
import { accessLifetime, type AccessTokens } from './access-tokens.ts'
import {
  confirmedAfter,
  confirmToken,
  createToken,
  endFamily,
  getExpiry,
  hashToken,
  insertToken,
  presentToken,
  type EndReason,
  type Family,
  type Presented,
} from './present-token.ts'
import type { SessionKeys } from './session-keys.ts'

export interface SessionsOptions {
  readonly database: Database
  readonly keys: SessionKeys
  readonly access: AccessTokens
  readonly clock: Clock
  readonly ids: Ids
}

/** A new sign-in. */
export interface Opening {
  readonly memberId: string
  readonly kind: Family['kind']
  /** Whether the member asked to be remembered. */
  readonly isLasting: boolean
  /** Browser and system, for the member's list of sign-ins. */
  readonly deviceName: string | null
  readonly workstationId: string | null
}

/** The two tokens of a sign-in, as they are issued to the client. */
export interface TokenPair {
  readonly accessToken: string
  readonly refreshToken: string
  /** Lifetime of the access token, seconds. */
  readonly expiresIn: number
  /** Epoch milliseconds. */
  readonly refreshExpiresAt: number
}

/** The member and sign-in of an access token. */
export interface SessionMember {
  readonly memberId: string
  readonly familyId: string
  readonly kind: Family['kind']
  readonly workstationId: string | null
}

/** A sign-in in the member's list. */
export interface SessionDetails {
  readonly id: string
  readonly kind: Family['kind']
  readonly deviceName: string | null
  readonly createdAt: number
  readonly seenAt: number
}

/** Most confirmed tokens held in memory, so that each is written once and not at every call. */
const rememberedTokens = 10_000
/** Resolution of `seenAt`, milliseconds: it is written at most so often. */
const seenEvery = 15 * 60_000

/** Sign-ins of members: opens them, rotates their tokens, ends them. */
export class Sessions {
  readonly #options: SessionsOptions
  /** Hashes of tokens that are confirmed in the database. */
  readonly #confirmed = new Set<string>()

  constructor(options: SessionsOptions) {
    this.#options = options
  }

  /** Opens a sign-in. */
  async open(opening: Opening): Promise<TokenPair> {
    const { database, clock, ids } = this.#options
    const familyId = ids.uuid()
    const token = createToken()
    const now = clock.now()
    const expiresAt = getExpiry(opening, now)
    await database.run(() => this.#insertFamily(familyId, token, opening, { now, expiresAt }))
    return this.#toPair(token, { id: familyId, memberId: opening.memberId }, expiresAt)
  }

  /** Rotates a refresh token: a new pair, or why there is none. */
  async refresh(
    token: string,
  ): Promise<
    | { kind: 'issued'; pair: TokenPair; family: Family }
    | { kind: 'reused'; family: Family }
    | { kind: 'refused' }
  > {
    const presented = await this.present(token, 0)
    if (presented.kind === 'refused' || presented.kind === 'reused') return presented
    const { family, token: newest, expiresAt } = presented
    return { kind: 'issued', pair: await this.#toPair(newest, family, expiresAt), family }
  }

  /** Presents a token, which is rotated if it is older than `rotateAfter`, milliseconds. */
  async present(token: string, rotateAfter: number): Promise<Presented> {
    const { database, keys, clock } = this.#options
    const now = clock.now()
    const presented = await database.run(() => presentToken(token, { keys, now, rotateAfter }))
    if (presented.kind === 'current' || presented.kind === 'issued')
      await this.#markSeen(presented.family.id, presented.family.seenAt, now)
    return presented
  }

  /**
   * The member of an access token; null if the token is invalid or expired, or its sign-in has ended. May confirm the
   * refresh token that was issued with it.
   */
  async readAccess(accessToken: string): Promise<SessionMember | null> {
    const { access, clock, database } = this.#options
    const claims = await access.read(accessToken)
    if (claims === null) return null
    const [row] = await database.query({
      sql: 'select kind, workstation_id, seen_at from token_family where id = ? and member_id = ? and revoked_at is null',
      parameters: [claims.familyId, claims.memberId],
    })
    if (!row) return null
    const now = clock.now()
    await this.#confirm(claims.refreshHash, claims.issuedAt, now)
    await this.#markSeen(claims.familyId, Number(row['seen_at']), now)
    const kind = String(row['kind'])
    return {
      memberId: claims.memberId,
      familyId: claims.familyId,
      kind: kind === 'cookie' || kind === 'workstation' ? kind : 'token',
      workstationId: row['workstation_id'] === null ? null : String(row['workstation_id']),
    }
  }

  /** Ends one sign-in. */
  async end(familyId: string, reason: EndReason): Promise<void> {
    const { database, clock } = this.#options
    const now = clock.now()
    await database.run(() => endFamily(familyId, reason, now))
  }

  /** Ends one sign-in of a member, in the transaction of what causes it. @returns false if there is none */
  endOwn(memberId: string, familyId: string): Write<boolean> {
    const revoked_at = this.#options.clock.now()
    return async (trx) => {
      const ended = await trx
        .updateTable('token_family')
        .set({ revoked_at, reason: 'sign-out' })
        .where('id', '=', familyId)
        .where('member_id', '=', memberId)
        .where('revoked_at', 'is', null)
        .returning('id')
        .execute()
      return ended.length > 0
    }
  }

  /**
   * Ends all sign-ins of a member, in the transaction of what causes it.
   * @param except id of the sign-in that stays
   */
  endAll(memberId: string, reason: EndReason, except: string | null): Write<void> {
    const revoked_at = this.#options.clock.now()
    return async (trx) => {
      await trx
        .updateTable('token_family')
        .set({ revoked_at, reason })
        .where('member_id', '=', memberId)
        .where('revoked_at', 'is', null)
        .where('id', '!=', except ?? '')
        .execute()
    }
  }

  /** Ends the sign-in of a refresh token; no effect if there is none. */
  async endByToken(token: string): Promise<void> {
    const familyId = await this.findFamilyId(token)
    if (familyId !== null) await this.end(familyId, 'sign-out')
  }

  /** The sign-in of a refresh token, whether or not both are still valid; null if the token is unknown. */
  async findFamilyId(token: string): Promise<string | null> {
    const [row] = await this.#options.database.query({
      sql: 'select family_id from refresh_token where hash = ?',
      parameters: [hashToken(token)],
    })
    return row ? String(row['family_id']) : null
  }

  /** The same for an access token, which may have expired. */
  async endByAccess(accessToken: string): Promise<void> {
    const claims = await this.#options.access.readExpired(accessToken)
    if (claims) await this.end(claims.familyId, 'sign-out')
  }

  /** A member's sign-ins that have not ended, newest first. */
  async list(memberId: string): Promise<SessionDetails[]> {
    const { database, clock } = this.#options
    const rows = await database.read
      .selectFrom('token_family')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('revoked_at', 'is', null)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('refresh_token')
            .select('hash')
            .whereRef('refresh_token.family_id', '=', 'token_family.id')
            .where('expires_at', '>', clock.now()),
        ),
      )
      .orderBy('created_at', 'desc')
      .execute()
    return rows.map(({ id, kind, device_name, created_at, seen_at }) => ({
      id,
      kind,
      deviceName: device_name,
      createdAt: Number(created_at),
      seenAt: Number(seen_at),
    }))
  }

  /** Deletes expired tokens, and sign-ins without tokens. */
  async forget(): Promise<void> {
    const { database, clock } = this.#options
    const now = clock.now()
    await database.run(function* () {
      yield { sql: 'delete from refresh_token where expires_at <= ?', parameters: [now] }
      yield {
        sql: `delete from token_family
          where not exists (select 1 from refresh_token t where t.family_id = token_family.id)`,
        parameters: [],
      }
    })
  }

  *#insertFamily(
    familyId: string,
    token: string,
    { memberId, kind, isLasting, deviceName, workstationId }: Opening,
    { now, expiresAt }: { now: number; expiresAt: number },
  ): StatementProgram<void> {
    yield {
      sql: `insert into token_family
          (id, member_id, kind, workstation_id, device_name, is_lasting, created_at, seen_at, revoked_at, reason)
        values (?, ?, ?, ?, ?, ?, ?, ?, null, null)`,
      parameters: [familyId, memberId, kind, workstationId, deviceName, isLasting ? 1 : 0, now, now],
    }
    yield* insertToken({
      hash: hashToken(token),
      familyId,
      keyId: this.#options.keys.currentId,
      now,
      expiresAt,
    })
  }

  async #toPair(
    refreshToken: string,
    { id: familyId, memberId }: Pick<Family, 'id' | 'memberId'>,
    refreshExpiresAt: number,
  ): Promise<TokenPair> {
    const refreshHash = hashToken(refreshToken)
    const accessToken = await this.#options.access.issue({ memberId, familyId, refreshHash })
    return { accessToken, refreshToken, expiresIn: accessLifetime, refreshExpiresAt }
  }

  async #confirm(hash: string, issuedAt: number, now: number): Promise<void> {
    // The refresh token was issued with it or later: too early to be confirmed, so no query is needed.
    if (this.#confirmed.has(hash) || now - issuedAt < confirmedAfter) return
    if (!(await this.#options.database.run(() => confirmToken(hash, now)))) return
    if (this.#confirmed.size >= rememberedTokens) this.#confirmed.clear()
    this.#confirmed.add(hash)
  }

  async #markSeen(familyId: string, seenAt: number, now: number): Promise<void> {
    if (now - seenAt < seenEvery) return
    await this.#options.database.tx((trx) =>
      trx.updateTable('token_family').set({ seen_at: now }).where('id', '=', familyId).execute(),
    )
  }
}
