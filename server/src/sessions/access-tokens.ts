import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../domain/clock.ts'
import type { SessionKeys } from './session-keys.ts'

/** Lifetime of an access token, seconds. Whether its sign-in has ended is checked in the database at every call. */
export const accessLifetime = 15 * 60

const algorithm = 'HS256'
const issuer = 'foyer members'

/** Claims of an access token. */
export interface AccessClaims {
  readonly memberId: string
  readonly familyId: string
  /** Hash of the refresh token that was issued with it. */
  readonly refreshHash: string
}

/** A verified access token. */
export interface ReadAccess extends AccessClaims {
  /** Epoch milliseconds, in whole seconds. */
  readonly issuedAt: number
}

/** Signs and verifies the access tokens of members. */
export interface AccessTokens {
  issue(claims: AccessClaims): Promise<string>
  /** Null for a token with another signature or channel, or that has expired. */
  read(token: string): Promise<ReadAccess | null>
  /** The same, but accepts an expired token: enough for signing out. */
  readExpired(token: string): Promise<ReadAccess | null>
}

/** @param channel audience of the tokens: those of another brand are refused even if it has the same key */
export function createAccessTokens(keys: SessionKeys, channel: string, clock: Clock): AccessTokens {
  const getSecond = () => Math.floor(clock.now() / 1000)

  async function readWithKeys(token: string, now: number): Promise<ReadAccess | null> {
    for (const key of keys.accessKeys) {
      const claims = await readWith(key, token, channel, now)
      if (claims) return claims
    }
    return null
  }

  return {
    issue: ({ memberId, familyId, refreshHash }) =>
      new SignJWT({ sid: familyId, rth: refreshHash })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setAudience(channel)
        .setSubject(memberId)
        .setIssuedAt(getSecond())
        .setExpirationTime(getSecond() + accessLifetime)
        .sign(keys.accessKey),
    read: (token) => readWithKeys(token, clock.now()),
    // At instant 0 no token has expired yet.
    readExpired: (token) => readWithKeys(token, 0),
  }
}

async function readWith(
  key: Uint8Array,
  token: string,
  channel: string,
  now: number,
): Promise<ReadAccess | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer,
      audience: channel,
      currentDate: new Date(now),
      requiredClaims: ['exp', 'iat', 'sub'],
    })
    const { sub, sid, rth, iat } = payload
    if (sub === undefined || iat === undefined || typeof sid !== 'string' || typeof rth !== 'string')
      return null
    return { memberId: sub, familyId: sid, refreshHash: rth, issuedAt: iat * 1000 }
  } catch {
    // The reason does not matter: the token is not valid here.
    return null
  }
}
