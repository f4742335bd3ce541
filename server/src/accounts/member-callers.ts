import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { SignInState } from '@foyer/contract/render/boundary'
import { visitor, type Caller, type MemberCaller } from '../domain/caller.ts'
import type { Clock } from '../domain/clock.ts'
import type { GetCaller } from '../http/get-caller.ts'
import { ProblemError } from '../http/problem.ts'
import type { SessionMember, Sessions } from '../sessions/sessions.ts'
import type { Workstations } from '../sessions/workstations.ts'
import type { MemberCookies } from './member-cookies.ts'
import type { NotifyOfReuse } from './reuse-notice.ts'

const second = 1_000
/** Least age at which a cookie's token is rotated, milliseconds: far above time-outs; browsers may restore older ones. */
const cookieRotateAfter = 10 * 60 * second

export interface MemberCallersOptions {
  readonly sessions: Sessions
  readonly workstations: Workstations
  readonly cookies: MemberCookies
  readonly clock: Clock
  readonly notifyOfReuse: NotifyOfReuse
  /** Whether the server itself makes the call, to render a page whose answer sets no cookies. */
  readonly isInternal: (request: FastifyRequest) => boolean
  /** Header with the member's access token, compared without regard to case. */
  readonly headerName: string
  /** Whether a write comes from a page of this site: it carries an antiforgery token of the sign-in, null for none. */
  readonly isFromOwnPage: (request: FastifyRequest, signInId: string | null) => boolean
}

/** The access token of a call, null without one. Clients of the interface send it with or without "Bearer". */
export function readMemberToken(request: FastifyRequest, headerName: string): string | null {
  const sent = request.headers[headerName.toLowerCase()]
  const token = typeof sent === 'string' ? sent.replace(/^Bearer\s+/i, '').trim() : ''
  return token === '' ? null : token
}

/** Whether the browser says that a page of another origin makes the call; another port of this host is one. */
export function isFromOtherOrigin({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin'
}

/** Identifies the caller by the member's token or cookie or the workstation's cookie, and collects the cookies to be set. */
export class MemberCallers {
  readonly #options: MemberCallersOptions
  readonly #callers = new WeakMap<FastifyRequest, Promise<Caller>>()
  readonly #familyIds = new WeakMap<FastifyRequest, string>()
  readonly #setCookies = new WeakMap<FastifyRequest, string[]>()

  constructor(options: MemberCallersOptions) {
    this.#options = options
  }

  /** Read once per request, so that the access check and the handler get the same result. */
  readonly getCaller: GetCaller = (request) => {
    const known = this.#callers.get(request)
    if (known) return known
    const caller = this.#readCaller(request)
    this.#callers.set(request, caller)
    return caller
  }

  /**
   * The member who calls, and the sign-in (token family) of the call.
   * @throws ProblemError `member-not-signed-in` for any other caller, and what `getCaller` throws
   */
  async requireMember(request: FastifyRequest): Promise<{ memberId: string; familyId: string | null }> {
    const caller = await this.getCaller(request)
    if (caller.kind !== 'member') throw new ProblemError('member-not-signed-in')
    return { memberId: caller.memberId, familyId: this.#familyIds.get(request) ?? null }
  }

  /**
   * The sign-in of a visitor whose page is rendered. Does not rotate the token, as the page is not yet on its way; the
   * answer removes cookies of a sign-in that is over, which would lead the browser back to the page.
   */
  async readSignIn(request: FastifyRequest): Promise<SignInState> {
    const { sessions, cookies } = this.#options
    const cookie = cookies.read(request)
    if (cookie === null && !cookies.hasFlag(request)) return 'none'
    const presented = cookie === null ? null : await sessions.present(cookie, Infinity)
    if (presented?.kind === 'current' || presented?.kind === 'issued') return 'signed-in'
    if (presented?.kind === 'reused') await this.#options.notifyOfReuse(presented.family)
    this.#setCookies.set(request, cookies.toExpire(request))
    return 'expired'
  }

  /** The sign-in of a call's cookie, to which antiforgery tokens are bound; null without one. */
  readonly getSignInId = async (request: FastifyRequest): Promise<string | null> => {
    const { sessions, cookies } = this.#options
    const cookie = cookies.read(request)
    return cookie === null ? null : sessions.findFamilyId(cookie)
  }

  /** The `Cookie` header with the member's token alone; undefined without one. */
  readCookieHeader(request: FastifyRequest): string | undefined {
    return this.#options.cookies.readHeader(request) ?? undefined
  }

  /** Removes the member's cookies with the answer, where there are any: their sign-in has ended. */
  expireCookies(request: FastifyRequest): void {
    const { cookies } = this.#options
    // Replaces a rotated token of the same call.
    if (cookies.read(request) !== null) this.#setCookies.set(request, cookies.toExpire(request))
  }

  /** `Set-Cookie` headers of the answer: a rotated token, or the removal of one that is no longer valid. */
  getSetCookies(request: FastifyRequest): readonly string[] {
    return this.#setCookies.get(request) ?? []
  }

  async #readCaller(request: FastifyRequest): Promise<Caller> {
    const { sessions, cookies, headerName } = this.#options
    const token = readMemberToken(request, headerName)
    if (token !== null) {
      const session = await sessions.readAccess(token)
      if (session === null) throw new ProblemError('member-token-expired')
      this.#familyIds.set(request, session.familyId)
      return this.#toMember(request, session)
    }
    const cookie = cookies.read(request)
    return cookie === null ? this.#readWorkstation(request) : this.#readCookieCaller(request, cookie)
  }

  /** @throws ProblemError `forbidden` for a write from another site's page, and for a revoked workstation */
  async #readWorkstation(request: FastifyRequest): Promise<Caller> {
    const { workstations, cookies } = this.#options
    const token = cookies.readWorkstation(request)
    if (token === null) return visitor
    this.#requireOwnPage(request, null)
    const workstation = await workstations.find(token)
    if (workstation === null) {
      // Otherwise this browser could not order as a visitor either until the cookie expires.
      this.#setCookies.set(request, cookies.toExpireWorkstation(request))
      throw new ProblemError('forbidden', { detail: 'The workstation is no longer registered' })
    }
    return { kind: 'workstation', workstationId: workstation.id, siteId: workstation.siteId }
  }

  /** @throws ProblemError `forbidden` for a write from another site's page: browsers send cookies with those too */
  #requireOwnPage(request: FastifyRequest, signInId: string | null): void {
    if (request.method === 'GET' || request.method === 'HEAD') return
    if (isFromOtherOrigin(request) || !this.#options.isFromOwnPage(request, signInId))
      throw new ProblemError('forbidden', {
        detail: 'A write that is signed in by a cookie needs an antiforgery token',
      })
  }

  /** @throws ProblemError `forbidden` for a write from another site's page, `member-token-expired` */
  async #readCookieCaller(request: FastifyRequest, cookie: string): Promise<Caller> {
    const { sessions, cookies, clock, isInternal } = this.#options
    this.#requireOwnPage(request, await sessions.findFamilyId(cookie))
    const presented = await sessions.present(cookie, isInternal(request) ? Infinity : cookieRotateAfter)
    switch (presented.kind) {
      case 'refused':
      case 'reused':
        this.#setCookies.set(request, cookies.toExpire(request))
        if (presented.kind === 'reused') await this.#options.notifyOfReuse(presented.family)
        throw new ProblemError('member-token-expired')
      case 'issued': {
        const { token, expiresAt } = presented
        this.#setCookies.set(request, cookies.toSet(request, token, (expiresAt - clock.now()) / second))
        break
      }
      case 'current':
        break
    }
    this.#familyIds.set(request, presented.family.id)
    return this.#toMember(request, presented.family)
  }

  /**
   * A sign-in at a workstation is good there alone, and while the workstation is registered.
   * @throws ProblemError `member-token-expired`
   */
  async #toMember(
    request: FastifyRequest,
    { memberId, kind, workstationId }: Pick<SessionMember, 'memberId' | 'kind' | 'workstationId'>,
  ): Promise<MemberCaller> {
    const member: MemberCaller = { kind: 'member', memberId, rewardIds: [], subscriptionIds: [] }
    if (kind !== 'workstation') return member
    const { workstations, cookies } = this.#options
    const token = cookies.readWorkstation(request)
    const workstation = token === null ? null : await workstations.find(token)
    if (workstation === null || workstation.id !== workstationId) {
      this.expireCookies(request)
      throw new ProblemError('member-token-expired')
    }
    return { ...member, workstation: { workstationId, siteId: workstation.siteId } }
  }
}

/** Sends the caller's cookies with every answer, refusals included. */
export const memberCookieAnswers = fp<{ callers: MemberCallers }>(
  async (app, { callers }) => {
    app.addHook('onSend', async (request, reply, payload) => {
      const setCookies = callers.getSetCookies(request)
      if (setCookies.length > 0) {
        reply.header('set-cookie', [...setCookies])
        reply.header('cache-control', 'private, no-store')
      }
      return payload
    })
  },
  { name: 'foyer-member-cookies', fastify: '5.x' },
)
