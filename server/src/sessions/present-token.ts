import { createHash, randomBytes } from 'node:crypto'
import type { ResultRow, StatementProgram } from '../database/statements.ts'
import type { SessionKeys } from './session-keys.ts'

/**
 * How long after it was handed out a token has to be seen for it to be certain that the client has stored it,
 * milliseconds. More than a client's tries, a proxy's time-out, 30 s that a browser may take to write, and the servers'
 * clocks together.
 */
export const confirmedAfter = 60_000
/** A token that is handed out again counts as new so often: who asks for ever would never let it be confirmed. */
const mostHandedOut = 8
/** Tokens that are gone through from a spent one to the newest. More are not open at a time. */
const mostSteps = 64

/** How long a sign-in lasts without a visit, milliseconds: for a day, or where the member asked to be remembered. */
export const tokenLifetimes = { ofDay: 24 * 3_600_000, lasting: 90 * 24 * 3_600_000 }

/** The sign-in that a token belongs to. */
export interface Family {
  readonly id: string
  readonly memberId: string
  readonly kind: 'token' | 'cookie' | 'workstation'
  readonly isLasting: boolean
  /** When it was last seen, not to the minute: epoch milliseconds. */
  readonly seenAt: number
}

/** What has become of a token that was shown. */
export type Presented =
  /** It is the newest, and young enough to stay. */
  | { readonly kind: 'current'; readonly family: Family; readonly token: string; readonly expiresAt: number }
  /** Another takes its place: a new one, or the newest of those that the client may have missed. */
  | { readonly kind: 'issued'; readonly family: Family; readonly token: string; readonly expiresAt: number }
  /** Somebody else has gone on from it: whoever it was, the sign-in has ended. */
  | { readonly kind: 'reused'; readonly family: Family }
  /** Unknown, expired, or of a sign-in that has ended. */
  | { readonly kind: 'refused' }

export interface Presentation {
  readonly keys: SessionKeys
  /** Epoch milliseconds. */
  readonly now: number
  /** A token that has been issued so long ago is turned, milliseconds; 0 always does. */
  readonly turnAfter: number
  /** In place of the usual one, in tests. */
  readonly confirmedAfter?: number
}

/** A fresh token: what is stored is its hash. */
export const createToken = () => randomBytes(32).toString('base64url')
export const createSalt = () => randomBytes(16).toString('base64url')
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** When a token that is issued now expires. */
export function getExpiry(isLasting: boolean, now: number): number {
  return now + (isLasting ? tokenLifetimes.lasting : tokenLifetimes.ofDay)
}

/**
 * Shows a token to the server, which may turn it: it is spent on its child. A spent one that is shown again gets the
 * newest after it again, until it is certain that the client has stored that (`confirmed_at`): an answer that was lost, two
 * tabs, or a browser that died before it wrote must not sign anybody out. From then on it was copied, and the sign-in ends.
 * One transaction; `sql` is the portable subset.
 */
export function* presentToken(
  token: string,
  { keys, now, turnAfter, confirmedAfter: after = confirmedAfter }: Presentation,
): StatementProgram<Presented> {
  let shown = token
  for (let step = 0; step < mostSteps; step += 1) {
    const row = yield* readToken(hashToken(shown), now)
    if (!row) return { kind: 'refused' }
    const { hash, family } = row
    // Once is enough: a cookie comes with every call, and a call that changes nothing writes nothing.
    if (!row.isSpent && !row.isConfirmed) yield* confirmToken(hash, now, after)
    if (!row.isSpent && row.issuedAt > now - turnAfter)
      return { kind: 'current', family, token: shown, expiresAt: row.expiresAt }
    const child = keys.deriveChild(row.keyId, row.salt, shown)
    if (child === null) return { kind: 'refused' }
    if (!row.isSpent) {
      const expiresAt = getExpiry(family.isLasting, now)
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
      // Another request was faster: it is spent now, and is gone through as such.
      continue
    }
    const next = yield* readToken(hashToken(child), now)
    if (!next) return { kind: 'refused' }
    if (next.isConfirmed) {
      yield* endFamily(family.id, 'reuse', now)
      return { kind: 'reused', family }
    }
    if (!next.isSpent) {
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

/** A token that is in date, of a sign-in that has not ended; undefined for any other. */
function* readToken(hash: string, now: number): StatementProgram<TokenRow | undefined> {
  const [row] = yield {
    sql: `select t.hash, t.salt, t.key_id, t.issued_at, t.expires_at, t.used_at, t.confirmed_at,
        f.id, f.member_id, f.kind, f.is_lasting, f.seen_at
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
      isLasting: Number(row['is_lasting']) === 1,
      seenAt: Number(row['seen_at']),
    },
  }
}

/** Whether this request is the one that spends it. */
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

/** It may not have arrived the first time, so that it is not certain for longer that it is stored. */
function* handOutAgain(hash: string, now: number): StatementProgram<void> {
  yield {
    sql: `update refresh_token set handed_at = ?, handed = handed + 1
      where hash = ? and used_at is null and handed < ?`,
    parameters: [now, hash, mostHandedOut],
  }
}

/**
 * It was seen: if that is long enough after it was handed out, the client has stored it.
 * @returns whether that is certain now
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

/** Ends a sign-in with all its tokens; the first reason stays. */
export function* endFamily(familyId: string, reason: EndReason, now: number): StatementProgram<void> {
  yield {
    sql: 'update token_family set revoked_at = ?, reason = ? where id = ? and revoked_at is null',
    parameters: [now, reason, familyId],
  }
}
