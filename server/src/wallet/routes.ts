import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { operations } from '@foyer/contract/operations'
import type { GetCaller } from '../http/get-caller.ts'
import { ProblemError } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { PaymentCards } from './payment-cards.ts'

export interface PaymentCardRouteOptions {
  readonly paymentCards: PaymentCards
  /** Scheme and host of the shop as this request's visitor uses them: the page that frames the provider's fields. */
  readonly getShopOrigin: (request: FastifyRequest) => string
  readonly getCaller: GetCaller
}

/** Routes of a member's payment cards. No cache may store the answers. */
export const paymentCardRoutes: FastifyPluginAsync<PaymentCardRouteOptions> = async (app, options) => {
  const { paymentCards, getShopOrigin, getCaller } = options
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store')
  })

  /** @throws ProblemError `member-not-signed-in` */
  async function readMemberId(request: FastifyRequest): Promise<string> {
    const caller = await getCaller(request)
    if (caller.kind !== 'member') throw new ProblemError('member-not-signed-in')
    return caller.memberId
  }

  route(app, operations.getPaymentCards, async (request) => ({
    cards: await paymentCards.list(await readMemberId(request)),
  }))
  route(app, operations.getPaymentCard, async (request) => ({
    card: await paymentCards.read(await readMemberId(request), request.params.paymentCardId),
  }))
  route(app, operations.deletePaymentCard, async (request) => {
    await paymentCards.delete(await readMemberId(request), request.params.paymentCardId)
    return undefined
  })
  route(app, operations.setPrimaryPaymentCard, async (request) => {
    await paymentCards.setPrimary(await readMemberId(request), request.body.memberPaymentCardId)
    return undefined
  })
  route(app, operations.createEmbeddedPaymentCard, async (request) =>
    paymentCards.begin(await readMemberId(request), request.body, getShopOrigin(request)),
  )
  route(app, operations.getPaymentCardCreation, async (request) =>
    paymentCards.readCreation(await readMemberId(request), request.params.paymentCardId),
  )
}
