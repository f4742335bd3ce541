import type { FastifyPluginAsync } from 'fastify'
import { operations } from '@foyer/contract/operations'
import { route } from '../http/route.ts'
import type { OrderServices } from '../orders/services.ts'

export interface PaymentRouteOptions {
  services: OrderServices
  /** Origins that the shop answers on; the first speaks for a caller that names none of them. */
  shopOrigins: readonly [string, ...string[]]
}

/** Ways to pay, and the embedded payment of an order. */
export const paymentRoutes: FastifyPluginAsync<PaymentRouteOptions> = async (
  app,
  { services, shopOrigins },
) => {
  const { payments, answer } = services
  route(app, operations.getWebPaymentMethods, () => payments.methods())
  route(app, operations.createEmbeddedPayment, async (request, reply) => {
    const { origin } = request.headers
    const shopOrigin = shopOrigins.find((known) => known === origin) ?? shopOrigins[0]
    return answer(request, reply, payments.createEmbedded(request.params.orderId, request.body, shopOrigin))
  })
  route(app, operations.getCurrentEmbeddedPayment, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return payments.current(request.params.orderId)
  })
}
