import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { operations, type BodyOf } from '@foyer/contract/operations'
import type { Clock } from '../domain/clock.ts'
import { route } from '../http/route.ts'
import { createToken } from '../sessions/present-token.ts'
import { getDeviceName } from '@foyer/contract/device-name'
import type { MemberCallers } from './member-callers.ts'
import type { MemberCookies } from './member-cookies.ts'
import { challengeLifetime } from './passkey-challenges.ts'
import type { AskingBrowser, PasskeyBrowser, Passkeys } from './passkeys.ts'
import { requireOwnOrigin, toClient, toTokenAnswer } from './routes.ts'

export interface PasskeyRouteOptions {
  readonly passkeys: Passkeys
  readonly callers: MemberCallers
  readonly cookies: MemberCookies
  readonly clock: Clock
  /** Scheme, host and port at which the visitor reaches the site. */
  readonly getOrigin: (request: FastifyRequest) => string
}

const second = 1_000

/** Routes of passkeys: the member's own, and signing in. No cache may store the answers. */
export const passkeyRoutes: FastifyPluginAsync<PasskeyRouteOptions> = async (app, options) => {
  const { passkeys, callers, cookies, clock, getOrigin } = options
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store')
  })

  const readBrowser = (request: FastifyRequest): PasskeyBrowser => ({
    secret: cookies.readPasskeyBrowser(request),
    origin: getOrigin(request),
  })

  /** The browser of a call that asks for a challenge. It keeps its secret: other tabs may have open challenges. */
  function ensureBrowser(request: FastifyRequest, reply: FastifyReply): AskingBrowser {
    const { origin, secret: known } = readBrowser(request)
    const secret = known ?? createToken()
    reply.header('set-cookie', cookies.toSetPasskeyBrowser(request, secret, challengeLifetime / second))
    return { secret, origin }
  }

  const signIn = (request: FastifyRequest, body: BodyOf<'createPasskeyToken'>, kind: 'token' | 'cookie') => {
    const device = body.deviceToken ?? (kind === 'cookie' ? cookies.readDevice(request) : null)
    return passkeys.signIn(
      body,
      readBrowser(request),
      toClient(request, kind, body.remember === true, device),
    )
  }

  route(app, operations.getPasskeys, async (request) => {
    const { memberId } = await callers.requireMember(request)
    return { passkeys: await passkeys.list(memberId) }
  })

  route(app, operations.createPasskeyOptions, async (request, reply) => {
    const by = { ...(await callers.requireMember(request)), address: request.ip }
    const { currentPassword } = request.body
    return {
      options: await passkeys.prepareRegistration(by, currentPassword, ensureBrowser(request, reply)),
    }
  })

  route(app, operations.createPasskey, async (request) => {
    const { memberId } = await callers.requireMember(request)
    const name = getDeviceName(request.headers['user-agent'])
    return { passkey: await passkeys.register(memberId, request.body, readBrowser(request), name) }
  })

  route(app, operations.renamePasskey, async (request) => {
    const { memberId } = await callers.requireMember(request)
    return { passkey: await passkeys.rename(memberId, request.params.passkeyId, request.body.name) }
  })

  route(app, operations.deletePasskey, async (request) => {
    const { memberId } = await callers.requireMember(request)
    await passkeys.delete(memberId, request.params.passkeyId)
    return undefined
  })

  route(app, operations.createPasskeySignInOptions, async (request, reply) => ({
    options: await passkeys.prepareSignIn(ensureBrowser(request, reply)),
  }))

  route(app, operations.createPasskeyToken, async (request) => {
    const { pair, deviceToken } = await signIn(request, request.body, 'token')
    return toTokenAnswer(pair, deviceToken)
  })

  route(app, operations.createPasskeyCookie, async (request, reply) => {
    requireOwnOrigin(request)
    const { pair, deviceToken } = await signIn(request, request.body, 'cookie')
    const seconds = (pair.refreshExpiresAt - clock.now()) / second
    reply.header('set-cookie', cookies.toSet(request, pair.refreshToken, seconds))
    if (deviceToken !== null) reply.header('set-cookie', cookies.toSetDevice(request, deviceToken))
    return undefined
  })
}
