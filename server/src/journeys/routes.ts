import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { operations } from '@foyer/contract/operations'
import { getVisitor, type GetCaller } from '../http/get-caller.ts'
import { route } from '../http/route.ts'
import { sendTagged } from '../http/send-tagged.ts'
import { ProblemError } from '../http/problem.ts'
import type { JourneyService } from './journey-service.ts'
import type { OrderFinder } from './find-order.ts'
import type { OrderClaims } from './order-claims.ts'
import type { RedeemableItems } from './redeemable-items.ts'

/** Status of a journey that is being created. */
const notYet = 202

export interface JourneyRouteOptions {
  services: {
    readonly journeys: JourneyService
    readonly finder: OrderFinder
    readonly claims: OrderClaims
    readonly redeemableItems: RedeemableItems
  }
  /** Identifies the caller; default: everybody is a visitor. */
  getCaller?: GetCaller
}

/** Routes of the completed order, of its codes and its member, and of an order's journey. */
export const journeyRoutes: FastifyPluginAsync<JourneyRouteOptions> = async (app, options) => {
  const { services, getCaller = getVisitor } = options

  async function requireMemberId(request: FastifyRequest): Promise<string> {
    const caller = await getCaller(request)
    if (caller.kind !== 'member') throw new ProblemError('member-not-signed-in')
    return caller.memberId
  }

  route(app, operations.getCompletedOrder, async (request, reply) => {
    return sendTagged(request, reply, await services.journeys.completedOrder(request.params.orderId))
  })
  route(app, operations.getRedeemableItems, async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    return services.redeemableItems.list(request.params.orderId, await getCaller(request))
  })
  route(app, operations.findCompletedOrder, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const found = await services.finder.find({ ...request.body, address: request.ip })
    switch (found.kind) {
      case 'found':
        return { orderId: found.orderId }
      case 'not-found':
        throw new ProblemError('order-not-found')
      case 'limited':
        reply.header('retry-after', found.retryAfterSeconds)
        throw new ProblemError('too-many-requests')
    }
  })
  route(app, operations.getOrderClaim, async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    return { claim: await services.claims.read(request.params.orderId, await requireMemberId(request)) }
  })
  route(app, operations.claimOrder, async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    await services.claims.claim(request.body.orderId, await requireMemberId(request))
    return undefined
  })
  route(app, operations.getJourneyByOrderId, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const journey = await services.journeys.byOrderId(request.params.orderId)
    if (journey) return journey
    return reply.code(notYet).send()
  })
}
