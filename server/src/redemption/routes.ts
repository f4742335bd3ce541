import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { operations } from '@foyer/contract/operations'
import { getVisitor, type GetCaller } from '../http/get-caller.ts'
import { route } from '../http/route.ts'
import type { AnswerWrite } from '../idempotency/idempotency.ts'
import { ProblemError } from '../http/problem.ts'
import type { MemberCodes } from './member-codes.ts'
import type { RedemptionCardService } from './redemption-card-service.ts'
import type { VoucherService } from './voucher-service.ts'

export interface RedemptionRouteOptions {
  services: {
    readonly vouchers: VoucherService
    readonly redemptionCards: RedemptionCardService
    readonly memberCodes: MemberCodes
    readonly answer: AnswerWrite
  }
  /** Identifies the caller; default: everybody is a visitor. */
  getCaller?: GetCaller
}

/** Routes of an order's vouchers and redemption cards. */
export const redemptionRoutes: FastifyPluginAsync<RedemptionRouteOptions> = async (app, options) => {
  const { services, getCaller = getVisitor } = options
  const { vouchers, redemptionCards, memberCodes, answer } = services
  route(app, operations.addVoucher, async (request, reply) => {
    const requester = { address: request.ip, caller: await getCaller(request) }
    return answer(request, reply, vouchers.add(request.params.orderId, request.body, requester))
  })
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

  /** @throws ProblemError `member-not-signed-in` */
  async function readMemberId(request: FastifyRequest): Promise<string> {
    const caller = await getCaller(request)
    if (caller.kind !== 'member') throw new ProblemError('member-not-signed-in')
    return caller.memberId
  }
  const forbidStoring = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store')

  route(app, operations.getMemberRedemptionCards, async (request, reply) => {
    forbidStoring(reply)
    const ticketRedemptionCards = await memberCodes.list(await readMemberId(request))
    const subscriptionIds = new Set(
      ticketRedemptionCards.flatMap(({ subscriptionId }) => subscriptionId ?? []),
    )
    return {
      ticketRedemptionCards,
      relatedData: { subscriptions: [...subscriptionIds].map((id) => ({ id })) },
    }
  })
  route(app, operations.addMemberRedemptionCard, async (request, reply) => {
    forbidStoring(reply)
    const memberId = await readMemberId(request)
    return { ticketRedemptionCard: await memberCodes.add(memberId, request.body, request.ip) }
  })
  route(app, operations.removeMemberRedemptionCard, async (request) => {
    await memberCodes.remove(await readMemberId(request), request.params.cardId)
    return undefined
  })
}
