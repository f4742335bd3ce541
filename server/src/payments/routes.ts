import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { ownPath } from '@foyer/contract/render/own-path'
import { operations } from '@foyer/contract/operations'
import { ProblemError } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { AnswerWrite } from '../idempotency/idempotency.ts'
import type { GiftCardService } from './gift-card-service.ts'
import type { PaymentService } from './payment-service.ts'

export interface PaymentRouteOptions {
  services: {
    readonly payments: PaymentService
    readonly giftCards: GiftCardService
    readonly answer: AnswerWrite
  }
  /** Scheme and host under which this request's visitor reaches the shop: the page that frames the provider's fields. */
  getOrigin: (request: FastifyRequest) => string
  /** Foreign origins whose pages may sell here, and so frame the fields too. */
  allowedOrigins?: readonly string[]
}

/** Ways to pay, gift cards, and the embedded payment of an order. */
export const paymentRoutes: FastifyPluginAsync<PaymentRouteOptions> = async (app, options) => {
  const { services, getOrigin, allowedOrigins = [] } = options
  const { payments, giftCards, answer } = services
  route(app, operations.getWebPaymentMethods, () => payments.methods())
  route(app, operations.createEmbeddedPayment, async (request, reply) => {
    const { origin } = request.headers
    const shopOrigin = origin !== undefined && allowedOrigins.includes(origin) ? origin : getOrigin(request)
    const { redirectReturnUrl } = request.body
    if (typeof redirectReturnUrl === 'string' && ownPath(redirectReturnUrl, shopOrigin) === null)
      throw new ProblemError('invalid-argument', { detail: 'redirectReturnUrl leads to another site' })
    return answer(request, reply, payments.createEmbedded(request.params.orderId, request.body, shopOrigin))
  })
  route(app, operations.getGiftCardDetails, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return giftCards.getDetails(request.body, request.ip)
  })
  route(app, operations.addGiftCardPayment, async (request, reply) =>
    answer(request, reply, giftCards.addPayment(request.params.orderId, request.body, request.ip)),
  )
  route(app, operations.removePayment, async (request, reply) =>
    answer(request, reply, giftCards.removePayment(request.params.orderId, request.params.paymentId)),
  )
  route(app, operations.getCurrentEmbeddedPayment, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return payments.current(request.params.orderId)
  })
}
