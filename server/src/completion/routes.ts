import type { FastifyPluginAsync } from 'fastify'
import { operations } from '@foyer/contract/operations'
import { route } from '../http/route.ts'
import type { AnswerWrite } from '../idempotency/idempotency.ts'
import type { CompletionService } from './completion-service.ts'

/** Routes that start the completion of an order and report its state. */
export const completionRoutes: FastifyPluginAsync<{
  services: { readonly completion: CompletionService; readonly answer: AnswerWrite }
}> = async (app, { services }) => {
  const { completion, answer } = services
  route(app, operations.startCompletion, async (request, reply) => {
    const { orderId } = request.params
    const sent = await answer(request, reply, completion.start(orderId))
    completion.run(orderId)
    return sent
  })
  route(app, operations.getCompletion, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return completion.get(request.params.orderId)
  })
}
