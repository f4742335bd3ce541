import type { FastifyPluginAsync } from 'fastify'
import { operations } from '@foyer/contract/operations'
import { getVisitor, type GetCaller } from '../http/get-caller.ts'
import { route } from '../http/route.ts'
import type { AnswerWrite } from '../idempotency/idempotency.ts'
import type { RedemptionCardService } from './redemption-card-service.ts'
import type { VoucherService } from './voucher-service.ts'

export interface RedemptionRouteOptions {
  services: {
    readonly vouchers: VoucherService
    readonly redemptionCards: RedemptionCardService
    readonly answer: AnswerWrite
  }
  /** Identifies the caller; default: everybody is a visitor. */
  getCaller?: GetCaller
}

/** Routes of an order's vouchers and redemption cards. */
export const redemptionRoutes: FastifyPluginAsync<RedemptionRouteOptions> = async (app, options) => {
  const { services, getCaller = getVisitor } = options
  const { vouchers, redemptionCards, answer } = services
  route(app, operations.addVoucher, async (request, reply) =>
    answer(request, reply, vouchers.add(request.params.orderId, request.body, request.ip)),
  )
  route(app, operations.removeVoucher, async (request, reply) =>
    answer(request, reply, vouchers.remove(request.params.orderId, request.params.voucherId)),
  )
  route(app, operations.addTicketRedemptionCard, async (request, reply) => {
    const requester = { address: request.ip, caller: await getCaller(request) }
    return answer(request, reply, redemptionCards.add(request.params.orderId, request.body, requester))
  })
  route(app, operations.removeTicketRedemptionCard, async (request, reply) =>
    answer(request, reply, redemptionCards.remove(request.params.orderId, request.params.cardId)),
  )
}
