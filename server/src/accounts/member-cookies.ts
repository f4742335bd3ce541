import type { FastifyRequest } from 'fastify'
import { workstationIdCookie } from '@foyer/contract/workstation-cookie'
import { parseCookies } from '../http/visitor.ts'

/** Names of the two cookies of a signed-in member; null for the default. */
export interface CookieNames {
  /** Holds the token; pages cannot read it. */
  readonly token: string | null
  /** Tells pages that a member is signed in. */
  readonly flag: string | null
}

export interface MemberCookiesOptions {
  readonly names: CookieNames
  /** Scheme, host and port at which the visitor reaches the site. */
  readonly getOrigin: (request: FastifyRequest) => string
}

/** Name of the flag by default. */
export const usualFlag = 'foyer-signed-in'
/** Lifetime of the cookies of devices and workstations, seconds: the longest that browsers accept. */
const deviceMaxAge = 400 * 24 * 3_600
/** Browsers accept a `__Host-` cookie only from this host and only over a secure connection. */
const usualTokens = { safe: '__Host-foyer-member', plain: 'foyer-member' }
const workstationNames = { safe: '__Host-foyer-workstation', plain: 'foyer-workstation' }
const deviceNames = { safe: '__Host-foyer-device', plain: 'foyer-device' }
const passkeyNames = { safe: '__Host-foyer-passkey', plain: 'foyer-passkey' }

/** Cookies of members (the token, and a flag that pages can read), devices and workstations. */
export class MemberCookies {
  readonly #options: MemberCookiesOptions

  constructor(options: MemberCookiesOptions) {
    this.#options = options
  }

  /** The member's token of a call; null without one. */
  read(request: FastifyRequest): string | null {
    return readToken(request, this.#getTokenName(request))
  }

  /** The `Cookie` header with the member's token alone; null without one. */
  readHeader(request: FastifyRequest): string | null {
    const token = this.read(request)
    return token === null ? null : `${this.#getTokenName(request)}=${token}`
  }

  /** Whether pages see the flag of a sign-in. */
  hasFlag(request: FastifyRequest): boolean {
    return parseCookies(request.headers.cookie).has(this.#options.names.flag ?? usualFlag)
  }

  /** The token of a device that a member has signed in with before; null without one. */
  readDevice(request: FastifyRequest): string | null {
    return readToken(request, deviceNames[this.#getSafety(request)])
  }

  /** @returns the `Set-Cookie` header by which the device is recognized */
  toSetDevice(request: FastifyRequest, token: string): string {
    return this.#toSecret(request, deviceNames[this.#getSafety(request)], token, deviceMaxAge)
  }

  /** The token of a workstation; null without one. */
  readWorkstation(request: FastifyRequest): string | null {
    return readToken(request, workstationNames[this.#getSafety(request)])
  }

  /** @returns `Set-Cookie` headers of the token that identifies the workstation, and of its id for correlation ids */
  toSetWorkstation(request: FastifyRequest, token: string, id: string): string[] {
    return this.#toWorkstationHeaders(request, token, id, deviceMaxAge)
  }

  /** @returns `Set-Cookie` headers that delete the workstation's cookies */
  toExpireWorkstation(request: FastifyRequest): string[] {
    return this.#toWorkstationHeaders(request, '', '', 0)
  }

  /** The secret that binds challenges of passkeys to this browser; null without one. */
  readPasskeyBrowser(request: FastifyRequest): string | null {
    return readToken(request, passkeyNames[this.#getSafety(request)])
  }

  /** @returns the `Set-Cookie` header of that secret. @param seconds until it expires */
  toSetPasskeyBrowser(request: FastifyRequest, token: string, seconds: number): string {
    return this.#toSecret(request, passkeyNames[this.#getSafety(request)], token, seconds)
  }

  /** @returns `Set-Cookie` headers of token and flag. @param seconds until they expire */
  toSet(request: FastifyRequest, token: string, seconds: number): string[] {
    return this.#toHeaders(request, token, '1', Math.max(0, Math.floor(seconds)))
  }

  /** @returns `Set-Cookie` headers that delete token and flag; the attributes must be those they were set with */
  toExpire(request: FastifyRequest): string[] {
    return this.#toHeaders(request, '', '', 0)
  }

  #toWorkstationHeaders(request: FastifyRequest, token: string, id: string, maxAge: number): string[] {
    return [
      this.#toSecret(request, workstationNames[this.#getSafety(request)], token, maxAge),
      `${workstationIdCookie}=${id}; ${this.#toAttributes(request, maxAge)}`,
    ]
  }

  #toHeaders(request: FastifyRequest, token: string, flag: string, maxAge: number): string[] {
    return [
      this.#toSecret(request, this.#getTokenName(request), token, maxAge),
      `${this.#options.names.flag ?? usualFlag}=${flag}; ${this.#toAttributes(request, maxAge)}`,
    ]
  }

  /** A cookie that pages cannot read. */
  #toSecret(request: FastifyRequest, name: string, token: string, maxAge: number): string {
    return `${name}=${token}; ${this.#toAttributes(request, maxAge)}; HttpOnly`
  }

  #toAttributes(request: FastifyRequest, maxAge: number): string {
    const secure = this.#getSafety(request) === 'safe' ? '; Secure' : ''
    return `Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
  }

  #getTokenName(request: FastifyRequest): string {
    return this.#options.names.token ?? usualTokens[this.#getSafety(request)]
  }

  /** Browsers treat plain http to localhost as secure. */
  #getSafety(request: FastifyRequest): 'safe' | 'plain' {
    const { protocol, hostname } = new URL(this.#options.getOrigin(request))
    return protocol === 'https:' || hostname === 'localhost' ? 'safe' : 'plain'
  }
}

function readToken(request: FastifyRequest, name: string): string | null {
  const token = parseCookies(request.headers.cookie).get(name) ?? ''
  return /^[\w-]{20,200}$/.test(token) ? token : null
}
