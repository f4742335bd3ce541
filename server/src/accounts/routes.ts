import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { operations } from '@foyer/contract/operations'
import type { MemberTokenRequest, WorkstationCookieRequest } from '@foyer/contract/wire/members'
import { findWorkstation } from '../domain/caller.ts'
import type { Clock } from '../domain/clock.ts'
import { formBodies } from '../http/form-bodies.ts'
import { ProblemError } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { Sessions, TokenPair } from '../sessions/sessions.ts'
import type { AccountDeletion } from './account-deletion.ts'
import type { CaptchaGate } from './captcha-gate.ts'
import { readCardNumber } from './card-number.ts'
import { getDeviceName } from '@foyer/contract/device-name'
import { isFromOtherOrigin, readMemberToken, type MemberCallers } from './member-callers.ts'
import type { MemberCookies } from './member-cookies.ts'
import type { MemberReader } from './member-reader.ts'
import type { PasswordSignIn, SignIn, SignInClient } from './sign-in.ts'
import type { SignUp } from './sign-up.ts'

export interface AccountRouteOptions {
  readonly reader: MemberReader
  readonly sessions: Sessions
  readonly signIn: SignIn
  readonly signUp: SignUp
  readonly deletion: AccountDeletion
  readonly captcha: CaptchaGate
  readonly callers: MemberCallers
  readonly cookies: MemberCookies
  readonly clock: Clock
  /** Header with the member's access token. */
  readonly tokenHeader: string
  /** Scheme, host and port at which the client reaches the server. */
  readonly getOrigin: (request: FastifyRequest) => string
}

const second = 1_000

/** Routes of sign-up, sign-in, sign-out and the signed-in member. No cache may store the answers. */
export const accountRoutes: FastifyPluginAsync<AccountRouteOptions> = async (app, options) => {
  const { sessions, signIn, signUp, deletion, captcha, callers, cookies, clock, tokenHeader } = options
  await app.register(formBodies)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store')
  })

  /** Signs in by the grant of the body. */
  async function grant(
    body: MemberTokenRequest,
    client: SignInClient,
    reply: FastifyReply,
  ): Promise<{ pair: TokenPair; deviceToken: string | null }> {
    switch (body.grant_type) {
      case 'password':
        return signIn.byPassword(readPasswordSignIn(body), client)
      case 'device_token': {
        const deviceToken = client.deviceToken ?? requireField(body, 'device_token')
        return signIn.byDevice({ ...client, deviceToken })
      }
      case 'refresh_token': {
        const refreshToken = requireField(body, 'refresh_token')
        // Distinguishes this 401 from that of the channel's token.
        reply.header('www-authenticate', 'Bearer realm="member"')
        const pair = await signIn.byRefreshToken(refreshToken)
        reply.removeHeader('www-authenticate')
        return { pair, deviceToken: null }
      }
    }
  }

  const readMember = (request: FastifyRequest, id: string) =>
    options.reader.read(id, options.getOrigin(request))

  const setCookies = (request: FastifyRequest, reply: FastifyReply, pair: TokenPair) =>
    reply.header(
      'set-cookie',
      cookies.toSet(request, pair.refreshToken, (pair.refreshExpiresAt - clock.now()) / second),
    )

  route(app, operations.createMember, async (request, reply) => {
    const { authenticationType = 'None' } = request.body
    if (authenticationType === 'Cookie') requireOwnOrigin(request)
    await captcha.require(request, 'member-creation')
    const id = await signUp.create(request.body, request.ip, cookies.readDevice(request))
    const member = await readMember(request, id)
    if (authenticationType === 'None') return { member, authenticationToken: null }
    const kind = authenticationType === 'Cookie' ? 'cookie' : 'token'
    const { pair, deviceToken } = await signIn.byNewAccount(id, toClient(request, kind, false, null))
    if (kind === 'token') return { member, authenticationToken: toTokenAnswer(pair, deviceToken) }
    setCookies(request, reply, pair)
    if (deviceToken !== null) reply.header('set-cookie', cookies.toSetDevice(request, deviceToken))
    return { member, authenticationToken: null }
  })

  route(app, operations.checkEmailAvailability, async (request) => {
    await captcha.require(request, 'email-availability')
    return { isAvailable: await signUp.isEmailAvailable(request.body.email.trim(), request.ip) }
  })

  route(app, operations.createCaptchaChallenge, async (request) => ({
    challenge: await captcha.prepare(request, request.body.action),
  }))

  route(app, operations.createMemberToken, async (request, reply) => {
    const { grant_type: type, remember, device_token: device = null } = request.body
    if (type === 'password') await captcha.require(request, 'sign-in')
    const client = toClient(request, 'token', remember === 'true', device)
    const { pair, deviceToken } = await grant(request.body, client, reply)
    return toTokenAnswer(pair, deviceToken)
  })

  route(app, operations.createMemberCookie, async (request, reply) => {
    requireOwnOrigin(request)
    if (request.body.grant_type === 'password') await captcha.require(request, 'sign-in')
    const device = request.body.device_token ?? cookies.readDevice(request)
    const client = toClient(request, 'cookie', request.body.remember === 'true', device)
    const granted = await grant(request.body, client, reply)
    setCookies(request, reply, granted.pair)
    if (granted.deviceToken !== null)
      reply.header('set-cookie', cookies.toSetDevice(request, granted.deviceToken))
    return undefined
  })

  route(app, operations.createWorkstationCookie, async (request, reply) => {
    requireOwnOrigin(request)
    const workstation = findWorkstation(await callers.getCaller(request))
    if (workstation === null) throw new ProblemError('forbidden')
    const { workstationId } = workstation
    // The workstation is many people's device: it is not remembered as this member's.
    const client = { ...toClient(request, 'workstation', false, null), workstationId }
    const { pair } = await signIn.byPassword(readWorkstationSignIn(request.body), client)
    setCookies(request, reply, pair)
    return undefined
  })

  route(app, operations.deleteMemberCookie, async (request, reply) => {
    const token = readMemberToken(request, tokenHeader)
    if (token !== null) await sessions.endByAccess(token)
    const cookie = cookies.read(request)
    if (cookie !== null) {
      requireOwnOrigin(request)
      await sessions.endByToken(cookie)
      reply.header('set-cookie', cookies.toExpire(request))
    }
    return undefined
  })

  route(app, operations.getCurrentMember, async (request) => {
    const { memberId } = await callers.requireMember(request)
    return { member: await readMember(request, memberId) }
  })

  route(app, operations.deleteCurrentMember, async (request) => {
    const by = await callers.requireMember(request)
    await captcha.require(request, 'credentials')
    await deletion.delete({ ...by, address: request.ip }, request.body)
    callers.expireCookies(request)
    return undefined
  })
}

/** Only this site's own pages may have cookies set and deleted. */
export function requireOwnOrigin(request: FastifyRequest): void {
  if (isFromOtherOrigin(request))
    throw new ProblemError('forbidden', { detail: 'The page has another origin, such as another port' })
}

function readWorkstationSignIn(body: WorkstationCookieRequest): PasswordSignIn {
  const { card_number: card, phone_number: phone, pin } = body
  const number = card ?? phone
  if (number === undefined) return readPasswordSignIn(body)
  if (pin !== undefined) return { by: 'pin', identifier: number, password: pin }
  if (card !== undefined && body.password !== undefined)
    return { by: 'card', identifier: readCardNumber(card) ?? card, password: body.password }
  throw new ProblemError('invalid-argument', { detail: 'The number of a card or telephone needs pin' })
}

function readPasswordSignIn(body: MemberTokenRequest): PasswordSignIn {
  const { email } = body
  const password = requireField(body, 'password')
  if (email !== undefined) return { by: 'email', identifier: email, password }
  const identifier = requireField(body, 'username')
  // Clients of the interface may send an address as the username; usernames have no "@".
  return { by: identifier.includes('@') ? 'email' : 'username', identifier, password }
}

function requireField(
  body: MemberTokenRequest,
  field: 'username' | 'password' | 'refresh_token' | 'device_token',
): string {
  const value = body[field]
  if (value === undefined)
    throw new ProblemError('invalid-argument', { detail: `The grant ${body.grant_type} needs ${field}` })
  return value
}

export function toClient(
  request: FastifyRequest,
  kind: SignInClient['kind'],
  isLasting: boolean,
  deviceToken: string | null,
): SignInClient {
  return {
    address: request.ip,
    kind,
    isLasting,
    deviceToken,
    deviceName: getDeviceName(request.headers['user-agent']),
    workstationId: null,
  }
}

export function toTokenAnswer(
  { accessToken, refreshToken, expiresIn }: TokenPair,
  deviceToken: string | null,
) {
  return {
    access_token: accessToken,
    token_type: 'Bearer' as const,
    expires_in: expiresIn,
    refresh_token: refreshToken,
    ...(deviceToken === null ? {} : { device_token: deviceToken }),
  }
}
