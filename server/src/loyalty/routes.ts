import type { FastifyPluginAsync } from 'fastify'
import { operations } from '@foyer/contract/operations'
import type { MemberCallers } from '../accounts/member-callers.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../domain/clock.ts'
import { ReadCache, sendCached } from '../http/read-cache.ts'
import { route } from '../http/route.ts'
import { readIdempotencyKey } from '../idempotency/idempotency.ts'
import { createMasterDataAnswer } from './master-data.ts'
import type { MemberRewards } from './member-rewards.ts'

export interface LoyaltyRouteOptions {
  readonly catalogue: Catalogue
  readonly clock: Clock
  readonly rewards: MemberRewards
  readonly callers: Pick<MemberCallers, 'requireMember'>
  /** Header with the key of a repeated request. */
  readonly idempotencyHeader: string
}

/** The master data of clubs and rewards, and the rewards of the member. */
export const loyaltyRoutes: FastifyPluginAsync<LoyaltyRouteOptions> = async (app, options) => {
  const { catalogue, clock, rewards, callers, idempotencyHeader } = options
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
}
