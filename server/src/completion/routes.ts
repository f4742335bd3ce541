import type { FastifyPluginAsync } from 'fastify'
import { operations } from '@foyer/contract/operations'
import { route } from '../http/route.ts'
import type { OrderServices } from '../orders/services.ts'

/** Completing an order, and how far that is. */
export const completionRoutes: FastifyPluginAsync<{ services: OrderServices }> = async (
  app,
  { services },
) => {
  const { completion, answer } = services
  route(app, operations.startCompletion, async (request, reply) => {
    const { orderId } = request.params
    const sent = await answer(request, reply, await completion.start(orderId))
    completion.run(orderId)
    return sent
  })
  route(app, operations.getCompletion, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return completion.get(request.params.orderId)
  })
}
