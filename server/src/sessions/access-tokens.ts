import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../domain/clock.ts'
import type { SessionKeys } from './session-keys.ts'

/** How long an access token is good, seconds. Whether its sign-in has ended is looked up at every call all the same. */
export const accessLifetime = 15 * 60

const algorithm = 'HS256'
const issuer = 'foyer members'

/** What an access token says. */
export interface AccessClaims {
  readonly memberId: string
  readonly familyId: string
  /** Hash of the refresh token that it was handed out with. */
  readonly refreshHash: string
}

/** An access token that is ours and in date. */
export interface ReadAccess extends AccessClaims {
  /** Epoch milliseconds, to the second. */
  readonly issuedAt: number
}

/** Signs and reads the tokens that a member's calls carry. */
export interface AccessTokens {
  issue(claims: AccessClaims): Promise<string>
  /** Null for whatever is not ours, not for this channel, or not in date. */
  read(token: string): Promise<ReadAccess | null>
  /** The same of a token that may have expired: enough to sign out with. */
  readExpired(token: string): Promise<ReadAccess | null>
}

/** @param channel who the token is for: one of another brand is refused though the key be shared */
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
    // Nothing was signed before then.
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
    // Whatever is wrong with it, the answer is the same: it is not a token of ours.
    return null
  }
}
