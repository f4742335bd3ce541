import type { FastifyPluginAsync } from 'fastify'
import { operations } from '@foyer/contract/operations'
import { getVisitor, type GetCaller } from '../http/get-caller.ts'
import { sendTagged } from '../http/send-tagged.ts'
import { route } from '../http/route.ts'
import type { AnswerWrite } from '../idempotency/idempotency.ts'
import type { PreparationService } from './preparation-service.ts'

export interface PreparationRouteOptions {
  services: { readonly preparation: PreparationService; readonly answer: AnswerWrite }
  /** Identifies the caller; default: everybody is a visitor. */
  getCaller?: GetCaller
}

/** Routes by which workstations prepare and hand over the items of completed orders. */
export const preparationRoutes: FastifyPluginAsync<PreparationRouteOptions> = async (app, options) => {
  const { services, getCaller = getVisitor } = options
  const { preparation, answer } = services
  const begin = 'InPreparation'

  route(app, operations.startPreparation, async (request, reply) => {
    const { params, query } = request
    const caller = await getCaller(request)
    return answer(request, reply, preparation.prepare(params.orderId, 'all', query.status ?? begin, caller))
  })
  route(app, operations.startItemDeliveriesPreparation, async (request, reply) => {
    const { params, query } = request
    const caller = await getCaller(request)
    return answer(
      request,
      reply,
      preparation.prepare(params.orderId, 'deliveries', query.status ?? begin, caller),
    )
  })
  route(app, operations.startItemDeliveryPreparation, async (request, reply) => {
    const { orderId, itemDeliveryId: deliveryId } = request.params
    const caller = await getCaller(request)
    return answer(
      request,
      reply,
      preparation.prepare(orderId, { deliveryId }, request.query.status ?? begin, caller),
    )
  })
  route(app, operations.setOrderCollected, async (request, reply) =>
    answer(request, reply, preparation.collect(request.params.orderId, await getCaller(request))),
  )
  route(app, operations.getOrdersInPreparation, async (request, reply) =>
    sendTagged(request, reply, await preparation.list(request.params.siteId, await getCaller(request))),
  )
}
