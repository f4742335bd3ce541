import type { FastifyPluginAsync } from 'fastify'
import { operations } from '@foyer/contract/operations'
import type { MemberSession } from '@foyer/contract/wire/members'
import type { Database } from '../database/database.ts'
import { ProblemError } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { SessionDetails, Sessions } from '../sessions/sessions.ts'
import { splitDeviceName } from '@foyer/contract/device-name'
import type { KnownDevices } from './known-devices.ts'
import type { MemberCallers } from './member-callers.ts'
import type { MemberCookies } from './member-cookies.ts'

export interface SessionRouteOptions {
  readonly database: Database
  readonly sessions: Sessions
  readonly devices: KnownDevices
  readonly callers: MemberCallers
  readonly cookies: MemberCookies
}

/** Routes of the devices on which a member is signed in. No cache may store the answers. */
export const sessionRoutes: FastifyPluginAsync<SessionRouteOptions> = async (app, options) => {
  const { database, sessions, devices, callers, cookies } = options
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store')
  })

  route(app, operations.listSessions, async (request) => {
    const { memberId, familyId } = await callers.requireMember(request)
    const listed = await sessions.list(memberId)
    return { sessions: listed.map((session) => toSessionDocument(session, familyId)) }
  })

  route(app, operations.endSession, async (request) => {
    const { memberId, familyId } = await callers.requireMember(request)
    const { sessionId } = request.params
    const isCurrent = sessionId === familyId
    const end = sessions.endOwn(memberId, sessionId)
    // Which device had the sign-in is not stored: all but the caller's need the password again.
    const requirePassword = devices.requirePassword(memberId, cookies.readDevice(request))
    await database.tx(async (trx) => {
      if (!(await end(trx))) throw new ProblemError('not-found')
      if (!isCurrent) await requirePassword(trx)
    })
    if (isCurrent) callers.expireCookies(request)
    return undefined
  })

  route(app, operations.endSessions, async (request) => {
    const { memberId } = await callers.requireMember(request)
    const [end, deleteDevices] = [sessions.endAll(memberId, 'sign-out', null), devices.deleteAll(memberId)]
    await database.tx(async (trx) => {
      await end(trx)
      await deleteDevices(trx)
    })
    callers.expireCookies(request)
    return undefined
  })
}

function toSessionDocument(session: SessionDetails, currentId: string | null): MemberSession {
  const { id, deviceName, createdAt, seenAt } = session
  return {
    id,
    ...splitDeviceName(deviceName),
    createdAt: new Date(createdAt).toISOString(),
    lastSeenAt: new Date(seenAt).toISOString(),
    isCurrent: id === currentId,
  }
}
