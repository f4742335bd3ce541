import { createHash, randomBytes } from 'node:crypto'
import type { ResultRow, StatementProgram } from '../database/statements.ts'
import type { SessionKeys } from './session-keys.ts'

/**
 * Least time between issuing a token and seeing it, milliseconds, after which the client is known to have stored it. More
 * than the client's retries, a proxy's time-out, the 30 s a browser may take to write, and clock differences together.
 */
export const confirmedAfter = 60_000
/** How often issuing a token again restarts that time; unlimited, repeated requests could prevent confirmation for ever. */
const mostHandedOut = 8
/** Most tokens followed from a spent one to the newest; there are never more unconfirmed ones. */
const mostSteps = 64

/**
 * How long a sign-in lasts without a visit, milliseconds: by default, if the member asked to be remembered, and at a
 * workstation, where the next person may find it.
 */
export const tokenLifetimes = {
  ofDay: 24 * 3_600_000,
  lasting: 90 * 24 * 3_600_000,
  atWorkstation: 30 * 60_000,
}

/** Token family: one sign-in, with all tokens that follow from it. */
export interface Family {
  readonly id: string
  readonly memberId: string
  readonly kind: 'token' | 'cookie' | 'workstation'
  /** The workstation at which the member has signed in. */
  readonly workstationId: string | null
  readonly isLasting: boolean
  /** When it was last seen, to a quarter of an hour: epoch milliseconds. */
  readonly seenAt: number
}

/** Result of presenting a refresh token. */
export type Presented =
  /** It is valid, and too young to be rotated. */
  | { readonly kind: 'current'; readonly family: Family; readonly token: string; readonly expiresAt: number }
  /** It is replaced: by a new token, or by the newest one that the client may not have received. */
  | { readonly kind: 'issued'; readonly family: Family; readonly token: string; readonly expiresAt: number }
  /** It was used again after its successor was confirmed, so it was copied: the sign-in has ended. */
  | { readonly kind: 'reused'; readonly family: Family }
  /** It is unknown or expired, or its sign-in has ended. */
  | { readonly kind: 'refused' }

export interface Presentation {
  readonly keys: SessionKeys
  /** Epoch milliseconds. */
  readonly now: number
  /**
   * Least age at which a token is rotated, milliseconds; 0 rotates always. With Infinity none is issued, not even again:
   * for callers whose answer does not reach the client.
   */
  readonly rotateAfter: number
  /** Replaces the default in tests. */
  readonly confirmedAfter?: number
}

/** Creates a random token; only its hash is stored. */
export const createToken = () => randomBytes(32).toString('base64url')
export const createSalt = () => randomBytes(16).toString('base64url')
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Expiry of a token that is issued now. */
export function getExpiry({ kind, isLasting }: Pick<Family, 'kind' | 'isLasting'>, now: number): number {
  if (kind === 'workstation') return now + tokenLifetimes.atWorkstation
  return now + (isLasting ? tokenLifetimes.lasting : tokenLifetimes.ofDay)
}

/**
 * Presents a refresh token, which may be rotated: it is spent and replaced by its child. A spent token that is presented
 * again gets the newest successor again until that is confirmed (`confirmed_at`: the client has certainly stored it), so
 * that a lost answer, two tabs or a browser that crashed before writing do not sign anybody out. After that, presenting it
 * means that it was copied, and the sign-in ends. Runs in one transaction, in SQL that both engines share.
 */
export function* presentToken(
  token: string,
  { keys, now, rotateAfter, confirmedAfter: after = confirmedAfter }: Presentation,
): StatementProgram<Presented> {
  let shown = token
  for (let step = 0; step < mostSteps; step += 1) {
    const row = yield* readToken(hashToken(shown), now)
    if (!row) return { kind: 'refused' }
    const { hash, family } = row
    // Only until it is confirmed: a cookie comes with every call, which need not write each time.
    if (!row.isSpent && !row.isConfirmed) yield* confirmToken(hash, now, after)
    if (!row.isSpent && row.issuedAt > now - rotateAfter)
      return { kind: 'current', family, token: shown, expiresAt: row.expiresAt }
    const child = keys.deriveChild(row.keyId, row.salt, shown)
    if (child === null) return { kind: 'refused' }
    if (!row.isSpent) {
      const expiresAt = getExpiry(family, now)
      if (yield* spendToken(hash, now)) {
        yield* insertToken({
          hash: hashToken(child),
          familyId: family.id,
          keyId: keys.currentId,
          now,
          expiresAt,
        })
        return { kind: 'issued', family, token: child, expiresAt }
      }
      // Another request has spent it in the meantime: handle it as a spent one.
      continue
    }
    const next = yield* readToken(hashToken(child), now)
    if (!next) return { kind: 'refused' }
    if (next.isConfirmed) {
      yield* endFamily(family.id, 'reuse', now)
      return { kind: 'reused', family }
    }
    if (!next.isSpent) {
      if (rotateAfter === Infinity) return { kind: 'current', family, token: shown, expiresAt: row.expiresAt }
      yield* handOutAgain(next.hash, now)
      return { kind: 'issued', family, token: child, expiresAt: next.expiresAt }
    }
    shown = child
  }
  return { kind: 'refused' }
}

interface TokenRow {
  readonly hash: string
  readonly salt: string
  readonly keyId: string
  readonly issuedAt: number
  readonly expiresAt: number
  readonly isSpent: boolean
  readonly isConfirmed: boolean
  readonly family: Family
}

/** Undefined for a token that is unknown or expired, or whose sign-in has ended. */
function* readToken(hash: string, now: number): StatementProgram<TokenRow | undefined> {
  const [row] = yield {
    sql: `select t.hash, t.salt, t.key_id, t.issued_at, t.expires_at, t.used_at, t.confirmed_at,
        f.id, f.member_id, f.kind, f.workstation_id, f.is_lasting, f.seen_at
      from refresh_token t join token_family f on f.id = t.family_id
      where t.hash = ? and t.expires_at > ? and f.revoked_at is null`,
    parameters: [hash, now],
  }
  return row && toTokenRow(row)
}

function toTokenRow(row: ResultRow): TokenRow {
  const kind = String(row['kind'])
  return {
    hash: String(row['hash']),
    salt: String(row['salt']),
    keyId: String(row['key_id']),
    issuedAt: Number(row['issued_at']),
    expiresAt: Number(row['expires_at']),
    isSpent: row['used_at'] !== null,
    isConfirmed: row['confirmed_at'] !== null,
    family: {
      id: String(row['id']),
      memberId: String(row['member_id']),
      kind: kind === 'cookie' || kind === 'workstation' ? kind : 'token',
      workstationId: row['workstation_id'] === null ? null : String(row['workstation_id']),
      isLasting: Number(row['is_lasting']) === 1,
      seenAt: Number(row['seen_at']),
    },
  }
}

/** Marks a token as spent. @returns false if another request has spent it */
function* spendToken(hash: string, now: number): StatementProgram<boolean> {
  const rows = yield {
    sql: 'update refresh_token set used_at = ? where hash = ? and used_at is null returning hash',
    parameters: [now, hash],
  }
  return rows.length > 0
}

export interface NewToken {
  readonly hash: string
  readonly familyId: string
  readonly keyId: string
  readonly now: number
  readonly expiresAt: number
}

export function* insertToken({ hash, familyId, keyId, now, expiresAt }: NewToken): StatementProgram<void> {
  yield {
    sql: `insert into refresh_token
        (hash, family_id, salt, key_id, issued_at, handed_at, handed, expires_at, used_at, confirmed_at)
      values (?, ?, ?, ?, ?, ?, 1, ?, null, null)`,
    parameters: [hash, familyId, createSalt(), keyId, now, now, expiresAt],
  }
}

/** Restarts the time until the token can be confirmed: the first answer may not have arrived. */
function* handOutAgain(hash: string, now: number): StatementProgram<void> {
  yield {
    sql: `update refresh_token set handed_at = ?, handed = handed + 1
      where hash = ? and used_at is null and handed < ?`,
    parameters: [now, hash, mostHandedOut],
  }
}

/**
 * Marks a token as confirmed if it was issued long enough ago: it was seen now, so the client has stored it.
 * @returns whether it is confirmed
 */
export function* confirmToken(hash: string, now: number, after = confirmedAfter): StatementProgram<boolean> {
  const rows = yield {
    sql: `update refresh_token set confirmed_at = coalesce(confirmed_at, ?)
      where hash = ? and handed_at <= ? returning hash`,
    parameters: [now, hash, now - after],
  }
  return rows.length > 0
}

export type EndReason = 'reuse' | 'sign-out' | 'password' | 'deletion'

/** Ends a sign-in with all its tokens. An earlier reason stays. */
export function* endFamily(familyId: string, reason: EndReason, now: number): StatementProgram<void> {
  yield {
    sql: 'update token_family set revoked_at = ?, reason = ? where id = ? and revoked_at is null',
    parameters: [now, reason, familyId],
  }
}
