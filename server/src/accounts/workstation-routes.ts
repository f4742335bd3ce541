import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { operations } from '@foyer/contract/operations'
import { findWorkstation, type WorkstationPlace } from '../domain/caller.ts'
import { ProblemError } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { Workstation, Workstations } from '../sessions/workstations.ts'
import type { GuessGuard } from './guess-guard.ts'
import { isFromOtherOrigin, type MemberCallers } from './member-callers.ts'
import type { MemberCookies } from './member-cookies.ts'

export interface WorkstationRouteOptions {
  readonly workstations: Workstations
  readonly callers: MemberCallers
  readonly cookies: MemberCookies
  readonly guard: GuessGuard
}

/** Routes of workstations, which are registered by a code and then identified by a cookie. */
export const workstationRoutes: FastifyPluginAsync<WorkstationRouteOptions> = async (app, options) => {
  const { workstations, callers, cookies, guard } = options
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store')
  })

  async function requireWorkstation(request: FastifyRequest): Promise<WorkstationPlace> {
    const workstation = findWorkstation(await callers.getCaller(request))
    if (workstation === null) throw new ProblemError('forbidden')
    return workstation
  }

  route(app, operations.registerWorkstation, async (request, reply) => {
    if (isFromOtherOrigin(request)) throw new ProblemError('forbidden')
    await guard.requireEnquiry(request.ip)
    const registered = await workstations.register(request.body.code)
    if (registered === null) throw new ProblemError('credentials-invalid')
    const { workstation, token } = registered
    reply.header('set-cookie', cookies.toSetWorkstation(request, token, workstation.id))
    return { workstation }
  })

  route(app, operations.getWorkstation, async (request) => {
    const { workstationId } = await requireWorkstation(request)
    return { workstation: requireRegistered(await workstations.read(workstationId)) }
  })

  route(app, operations.setWorkstation, async (request) => {
    const { workstationId } = await requireWorkstation(request)
    return {
      workstation: requireRegistered(await workstations.rename(workstationId, request.body.name.trim())),
    }
  })

  route(app, operations.deleteWorkstation, async (request, reply) => {
    const { workstationId } = await requireWorkstation(request)
    await workstations.revoke(workstationId)
    // Who had signed in there is signed out by it as well: a sign-in at a workstation ends with its registration.
    reply.header('set-cookie', cookies.toExpireWorkstation(request))
    return undefined
  })
}

/** The workstation may have been revoked since the call began. */
function requireRegistered(workstation: Workstation | null): Workstation {
  if (workstation === null) throw new ProblemError('forbidden')
  return workstation
}
