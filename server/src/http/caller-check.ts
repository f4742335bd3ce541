import fp from 'fastify-plugin'
import type { Access, DataOwner } from '@foyer/contract/wire/access'
import { findWorkstation, getUserId, type Caller } from '../domain/caller.ts'
import type { GetCaller } from './get-caller.ts'
import { ProblemError } from './problem.ts'

/** Whether the caller is not read, so that the call is answered even with an expired token. */
const isCallerUnread: Readonly<Record<DataOwner, boolean>> = {
  public: true,
  credentials: true,
  holder: false,
  caller: false,
}

/**
 * Compares the caller with the operation's `access`, in this one place, and names the caller in the request's log. The handler ensures that the data are the
 * caller's own: it takes the member's id from the caller and never from the request.
 * @throws ProblemError `member-not-signed-in`, `forbidden`; what `getCaller` throws for a token that is no longer valid
 */
export const callerCheck = fp<{ getCaller: GetCaller }>(
  async (app, { getCaller }) => {
    app.addHook('onRequest', async (request, reply) => {
      const access = request.routeOptions.config.operation?.access
      if (access === undefined || isCallerUnread[access.data]) return
      const caller = await getCaller(request)
      const user = getUserId(caller)
      // The correlation id has it as the client says; this is who it was.
      if (user !== null) request.log = reply.log = request.log.child({ user })
      requireAccess(caller, access)
    })
  },
  { name: 'foyer-caller-check', fastify: '5.x' },
)

function requireAccess(caller: Caller, { callers, changesMember }: Access): void {
  const { kind } = caller
  const workstation = findWorkstation(caller)
  if (changesMember && kind === 'member' && workstation !== null)
    throw new ProblemError('forbidden', { detail: 'Members change their details on a device of their own' })
  if (callers.includes(kind) || (workstation !== null && callers.includes('workstation'))) return
  if (kind === 'visitor' && callers.includes('member')) throw new ProblemError('member-not-signed-in')
  throw new ProblemError('forbidden', { detail: `This call is not for a ${kind}` })
}
