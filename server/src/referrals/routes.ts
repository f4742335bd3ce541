import type { FastifyPluginAsync } from 'fastify'
import { operations } from '@foyer/contract/operations'
import type { GuessGuard } from '../accounts/guess-guard.ts'
import type { MemberCallers } from '../accounts/member-callers.ts'
import { ProblemError } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { Referrals } from './referrals.ts'

export interface ReferralRouteOptions {
  readonly referrals: Referrals
  readonly callers: Pick<MemberCallers, 'requireMember'>
  readonly guard: Pick<GuessGuard, 'requireEnquiry'>
}

/** A member's code for friends, and whose a code is. */
export const referralRoutes: FastifyPluginAsync<ReferralRouteOptions> = async (app, options) => {
  const { referrals, callers, guard } = options

  route(app, operations.getMemberReferrals, async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const { memberId } = await callers.requireMember(request)
    return referrals.read(memberId)
  })

  route(app, operations.getReferralCode, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const found = await referrals.findCode(request.params.code)
    if (found) return found
    // A code tells a name: nobody is to try all of them. A right one costs a new member nothing of what they may ask.
    await guard.requireEnquiry(request.ip)
    throw new ProblemError('not-found')
  })
}
