import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { operations } from '@foyer/contract/operations'
import type { MemberCallers } from '../accounts/member-callers.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../domain/clock.ts'
import { ReadCache, sendCached } from '../http/read-cache.ts'
import { route } from '../http/route.ts'
import { readIdempotencyKey } from '../idempotency/idempotency.ts'
import { createMasterDataAnswer } from './master-data.ts'
import { findWorkstation, type WorkstationPlace } from '../domain/caller.ts'
import { ProblemError } from '../http/problem.ts'
import type { MemberRewards } from './member-rewards.ts'
import type { RewardHandovers } from './reward-handovers.ts'

export interface LoyaltyRouteOptions {
  readonly catalogue: Catalogue
  readonly clock: Clock
  readonly rewards: MemberRewards
  readonly handovers: RewardHandovers
  readonly callers: Pick<MemberCallers, 'requireMember' | 'getCaller'>
  /** Header with the key of a repeated request. */
  readonly idempotencyHeader: string
}

/** The master data of clubs and rewards, and the rewards of the member. */
export const loyaltyRoutes: FastifyPluginAsync<LoyaltyRouteOptions> = async (app, options) => {
  const { catalogue, clock, rewards, handovers, callers, idempotencyHeader } = options
  const cache = new ReadCache()

  route(app, operations.getLoyaltyMasterData, (request, reply) =>
    sendCached(
      request,
      reply,
      cache.answer('loyalty master data', [catalogue], clock.now(), () => ({
        answer: createMasterDataAnswer(catalogue),
      })),
    ),
  )

  async function requireWorkstation(request: FastifyRequest): Promise<WorkstationPlace> {
    const workstation = findWorkstation(await callers.getCaller(request))
    if (!workstation) throw new ProblemError('forbidden')
    return workstation
  }

  route(app, operations.getMemberRewards, async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const { memberId } = await callers.requireMember(request)
    return { rewards: await rewards.list(memberId) }
  })

  route(app, operations.takeMemberReward, async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const { memberId } = await callers.requireMember(request)
    const key = readIdempotencyKey(request, idempotencyHeader)
    return { reward: await rewards.take(memberId, request.params.rewardId, key) }
  })

  route(app, operations.getCounterRewards, async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    await requireWorkstation(request)
    return handovers.list(request.params.memberId)
  })

  route(app, operations.handOverReward, async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const { memberId, id } = request.params
    return handovers.handOver(memberId, id, await requireWorkstation(request))
  })
}
