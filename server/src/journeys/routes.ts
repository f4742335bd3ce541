import type { FastifyPluginAsync } from 'fastify'
import { operations } from '@foyer/contract/operations'
import { route } from '../http/route.ts'
import { ProblemError } from '../http/problem.ts'
import type { JourneyService } from './journey-service.ts'
import type { OrderFinder } from './find-order.ts'

/** Status of a journey that is being created. */
const notYet = 202

/** Routes of the completed order, and of an order's journey. */
export const journeyRoutes: FastifyPluginAsync<{
  services: { readonly journeys: JourneyService; readonly finder: OrderFinder }
}> = async (app, { services }) => {
  route(app, operations.getCompletedOrder, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return services.journeys.completedOrder(request.params.orderId)
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
  route(app, operations.getJourneyByOrderId, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const journey = await services.journeys.byOrderId(request.params.orderId)
    if (journey) return journey
    return reply.code(notYet).send()
  })
}
