import type { FastifyRequest } from 'fastify'
import { parseCookies } from '../http/visitor.ts'

/** Names of the two cookies of a signed-in member, where they are others than by default. */
export interface CookieNames {
  /** Holds the token; pages cannot read it. */
  readonly token: string | null
  /** Says to pages that somebody is signed in. */
  readonly flag: string | null
}

export interface MemberCookiesOptions {
  readonly names: CookieNames
  /** Scheme, host and port under which the visitor reaches the shop. */
  readonly getOrigin: (request: FastifyRequest) => string
}

const usualFlag = 'foyer-signed-in'
/** How long a device or a workstation is known by its cookie, seconds: browsers take no longer ones. */
const deviceMaxAge = 400 * 24 * 3_600
/** A browser takes the first from this very host alone, and only where the connection is safe. */
const usualTokens = { safe: '__Host-foyer-member', plain: 'foyer-member' }
const workstationNames = { safe: '__Host-foyer-workstation', plain: 'foyer-workstation' }
const deviceNames = { safe: '__Host-foyer-device', plain: 'foyer-device' }

/** The cookies of a signed-in member: the token, which only the server reads, and beside it a flag that pages read. */
export class MemberCookies {
  readonly #options: MemberCookiesOptions

  constructor(options: MemberCookiesOptions) {
    this.#options = options
  }

  /** The token that a call brings; null without one. */
  read(request: FastifyRequest): string | null {
    return readToken(request, this.#getTokenName(request))
  }

  /** The token of a device that a member has signed in with before; null without one. */
  readDevice(request: FastifyRequest): string | null {
    return readToken(request, deviceNames[this.#getSafety(request)])
  }

  /** @returns the header that lets the device be known again */
  toSetDevice(request: FastifyRequest, token: string): string {
    return this.#toSecret(request, deviceNames[this.#getSafety(request)], token, deviceMaxAge)
  }

  /** The token of a workstation; null without one. */
  readWorkstation(request: FastifyRequest): string | null {
    return readToken(request, workstationNames[this.#getSafety(request)])
  }

  /** @returns the header that lets the workstation be known */
  toSetWorkstation(request: FastifyRequest, token: string): string {
    return this.#toSecret(request, workstationNames[this.#getSafety(request)], token, deviceMaxAge)
  }

  /** @returns headers that set both. @param seconds until they expire */
  toSet(request: FastifyRequest, token: string, seconds: number): string[] {
    return this.#toHeaders(request, token, '1', Math.max(0, Math.floor(seconds)))
  }

  /** @returns headers that take both away: with the attributes that they were set with, or a browser keeps them */
  toExpire(request: FastifyRequest): string[] {
    return this.#toHeaders(request, '', '', 0)
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

  /** Browsers take plain http of this machine itself for safe. */
  #getSafety(request: FastifyRequest): 'safe' | 'plain' {
    const { protocol, hostname } = new URL(this.#options.getOrigin(request))
    return protocol === 'https:' || hostname === 'localhost' ? 'safe' : 'plain'
  }
}

function readToken(request: FastifyRequest, name: string): string | null {
  const token = parseCookies(request.headers.cookie).get(name) ?? ''
  return /^[\w-]{20,200}$/.test(token) ? token : null
}
