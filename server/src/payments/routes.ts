import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { parseOwnPath } from '@foyer/contract/render/own-path'
import { operations } from '@foyer/contract/operations'
import { getVisitor, type GetCaller } from '../http/get-caller.ts'
import { ProblemError } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { AnswerWrite } from '../idempotency/idempotency.ts'
import type { CompletionService } from '../completion/completion-service.ts'
import type { CinemaPaymentService } from './cinema-payment-service.ts'
import type { GiftCardService } from './gift-card-service.ts'
import type { MemberBalanceService } from './member-balance-service.ts'
import type { PaymentService } from './payment-service.ts'
import { createShopOriginReader } from './shop-origin.ts'

export interface PaymentRouteOptions {
  services: {
    readonly payments: PaymentService
    readonly giftCards: GiftCardService
    readonly memberBalances: MemberBalanceService
    readonly cinemaPayments: CinemaPaymentService
    readonly completion: CompletionService
    readonly answer: AnswerWrite
  }
  /** Scheme and host of the shop as this request's visitor uses them: the page that frames the provider's fields. */
  getOrigin: (request: FastifyRequest) => string
  /** Foreign origins whose pages may sell here, and therefore frame the fields. */
  allowedOrigins?: readonly string[]
  /** Identifies the caller; default: everybody is a visitor. */
  getCaller?: GetCaller
}

/** A return address on another site is refused: an attacker could have written it. */
const foreignReturn = () =>
  new ProblemError('invalid-argument', { detail: 'redirectReturnUrl leads to another site' })

/** Payment methods, and the payments of an order: gift cards, a member's balance, and one of the rest. */
export const paymentRoutes: FastifyPluginAsync<PaymentRouteOptions> = async (app, options) => {
  const { services, getOrigin, allowedOrigins = [], getCaller = getVisitor } = options
  const { payments, giftCards, memberBalances, cinemaPayments, completion, answer } = services
  const getShopOrigin = createShopOriginReader(getOrigin, allowedOrigins)
  route(app, operations.getWebPaymentMethods, ({ query }) => payments.methods(query))
  route(app, operations.createEmbeddedPayment, async (request, reply) => {
    const shopOrigin = getShopOrigin(request)
    const { redirectReturnUrl } = request.body
    if (typeof redirectReturnUrl === 'string' && parseOwnPath(redirectReturnUrl, shopOrigin) === null)
      throw foreignReturn()
    const page = { shopOrigin, caller: await getCaller(request) }
    return answer(request, reply, payments.createEmbedded(request.params.orderId, request.body, page))
  })
  route(app, operations.createRedirectPayment, async (request, reply) => {
    const shopOrigin = getShopOrigin(request)
    const path = parseOwnPath(request.body.redirectReturnUrl, shopOrigin)
    if (path === null) throw foreignReturn()
    const addresses = { shopOrigin, returnUrl: `${shopOrigin}${path}` }
    return answer(request, reply, payments.createRedirect(request.params.orderId, request.body, addresses))
  })
  route(app, operations.getCurrentRedirectPayment, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return payments.currentRedirect(request.params.orderId, await getCaller(request))
  })
  route(app, operations.createCinemaProcessedPayment, async (request, reply) =>
    answer(request, reply, cinemaPayments.create(request.params.orderId, request.body)),
  )
  route(app, operations.setCinemaProcessedPayment, async (request, reply) => {
    const { orderId } = request.params
    const sent = await answer(request, reply, cinemaPayments.setResult(orderId, request.body))
    completion.run(orderId)
    return sent
  })
  route(app, operations.getGiftCardDetails, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return giftCards.getDetails(request.body, { address: request.ip, caller: await getCaller(request) })
  })
  route(app, operations.addGiftCardPayment, async (request, reply) => {
    const by = { address: request.ip, caller: await getCaller(request) }
    return answer(request, reply, giftCards.addPayment(request.params.orderId, request.body, by))
  })
  route(app, operations.getMaximumMemberBalance, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return memberBalances.getMaximum(request.params.orderId, await getCaller(request))
  })
  route(app, operations.setMemberBalancePayment, async (request, reply) => {
    const { orderId } = request.params
    return answer(request, reply, memberBalances.setPayment(orderId, request.body, await getCaller(request)))
  })
  route(app, operations.removePayment, async (request, reply) =>
    answer(request, reply, giftCards.removePayment(request.params.orderId, request.params.paymentId)),
  )
  route(app, operations.getCurrentEmbeddedPayment, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return payments.current(request.params.orderId, await getCaller(request))
  })
}
