/** What a sign-in by token leaves with the client. Kept as it is, in the browser's storage. */
export interface MemberToken {
  readonly accessToken: string
  readonly refreshToken: string
  readonly memberId: string
  /** When the server issued the access token, and when it expires, by the server's clock: epoch milliseconds. */
  readonly issuedAt: number
  readonly expiresAt: number
  /** When it arrived, by the client's clock: a computer's clock may be hours off. */
  readonly receivedAt: number
}

/** The answer of `createMemberToken`, as far as it is needed. */
export interface TokenAnswer {
  readonly access_token: string
  readonly refresh_token: string
}

/** A token is renewed when this share of its life is over. */
const staleShare = 0.9

/**
 * Reads a token answer. What the access token says is not verified: it decides nothing but when to ask for another.
 * @param now when it arrived, by the client's clock
 * @returns null for an access token that says nothing that can be used
 */
export function readMemberToken(answer: TokenAnswer, now: number): MemberToken | null {
  const claims = decodeClaims(answer.access_token)
  const { sub, iat, exp } = claims ?? {}
  if (typeof sub !== 'string' || typeof iat !== 'number' || typeof exp !== 'number' || exp <= iat) return null
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    memberId: sub,
    issuedAt: iat * 1_000,
    expiresAt: exp * 1_000,
    receivedAt: now,
  }
}

/** Whether another token is to be asked for before the next call. A clock that was put back makes it stale too. */
export function isTokenStale(
  { issuedAt, expiresAt, receivedAt }: Pick<MemberToken, 'issuedAt' | 'expiresAt' | 'receivedAt'>,
  now: number,
): boolean {
  const age = now - receivedAt
  return age < 0 || age >= (expiresAt - issuedAt) * staleShare
}

/**
 * Which of two tokens stays: an answer that was overtaken by a newer one, of another tab, is dropped.
 * @param held null while there is none
 */
export function pickNewerToken(held: MemberToken | null, arrived: MemberToken): MemberToken {
  return held !== null && held.memberId === arrived.memberId && held.issuedAt > arrived.issuedAt
    ? held
    : arrived
}

/** The middle part of a JSON web token; null where it is none. */
function decodeClaims(token: string): Readonly<Record<string, unknown>> | null {
  const part = token.split('.')[1] ?? ''
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    )
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : null
  } catch {
    // No token of this kind: another server may use one that says nothing.
    return null
  }
}
