import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AntiforgeryResponse } from '@foyer/contract/omnia/calls'
import type { KeyRing } from '../config/key-file.ts'
import type { Clock } from '../domain/clock.ts'
import { parseCookies } from '../http/visitor.ts'

/**
 * Followed by random letters, so that the answers to two simultaneous first requests do not replace each other's
 * cookie.
 */
const cookieName = 'foyer-antiforgery'
/** Most cookies of that name that are checked: a browser gets another only while it sends none. */
const mostCookies = 8
export const antiforgeryHeader = 'RequestVerificationToken'
/** How long a form may stay open, milliseconds. */
const tokenLifetime = 12 * 3_600_000

/**
 * Distinguishes a form of this site from one that another site made its visitor send: by a token in a header that only
 * our pages can read, bound to a cookie that is sent only from our pages, and to the member's sign-in: a token from
 * before it is not valid after it. Nothing is stored on the server.
 */
export interface Antiforgery {
  /**
   * Creates a token for a request's cookie header; `setCookie` must be sent with it if there was no cookie yet.
   * @param signInId the sign-in (token family) of the request's cookie; null without one
   */
  issue(
    cookieHeader: string | undefined,
    isHttps: boolean,
    signInId?: string | null,
  ): { answer: AntiforgeryResponse; setCookie: string | null }
  /**
   * Whether token and cookie belong together and the token has not expired.
   * @param signInIds sign-ins of which it may be; null: of none, the default
   */
  check(
    cookieHeader: string | undefined,
    token: string | undefined,
    signInIds?: readonly (string | null)[],
  ): boolean
}

/** @param keys secrets of the server; several servers need the same */
export function createAntiforgery(keys: KeyRing, clock: Clock): Antiforgery {
  const sign = (key: Uint8Array, visitor: string, issuedAt: string, signInId: string | null) =>
    createHmac('sha256', key)
      .update(`antiforgery ${visitor} ${issuedAt}${signInId === null ? '' : ` ${signInId}`}`)
      .digest('base64url')
  const visitorsIn = (cookieHeader: string | undefined) =>
    [...parseCookies(cookieHeader)]
      .flatMap(([name, value]) => (name.startsWith(cookieName) && /^[\w-]{43}$/.test(value) ? [value] : []))
      .slice(0, mostCookies)
  return {
    issue(cookieHeader, isHttps, signInId = null) {
      const [known] = visitorsIn(cookieHeader)
      const visitor = known ?? randomBytes(32).toString('base64url')
      const issuedAt = clock.now().toString(36)
      const attributes = `Path=/; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`
      return {
        answer: {
          headerName: antiforgeryHeader,
          requestToken: `${issuedAt}.${sign(keys[0], visitor, issuedAt, signInId)}`,
        },
        setCookie:
          known === undefined ? `${cookieName}-${visitor.slice(0, 6)}=${visitor}; ${attributes}` : null,
      }
    },
    check(cookieHeader, token, signInIds = [null]) {
      const [, issuedAt, signature] = /^([0-9a-z]{1,12})\.([\w-]{43})$/.exec(token ?? '') ?? []
      if (issuedAt === undefined || signature === undefined) return false
      const age = clock.now() - parseInt(issuedAt, 36)
      if (age < 0 || age > tokenLifetime) return false
      return visitorsIn(cookieHeader).some((visitor) =>
        signInIds.some((signInId) =>
          keys.some((key) =>
            timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, visitor, issuedAt, signInId))),
          ),
        ),
      )
    },
  }
}
