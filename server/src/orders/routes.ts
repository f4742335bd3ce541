import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { defaultHeaderNames } from '@foyer/contract/headers'
import { operations } from '@foyer/contract/operations'
import { getVisitor, type GetCaller } from '../http/get-caller.ts'
import { route } from '../http/route.ts'
import type { ClientKey } from './client-key.ts'
import type { AnswerWrite } from '../idempotency/idempotency.ts'
import type { OrderBeginner, OrderCreation } from './create-order.ts'
import type { OrderService } from './order-service.ts'
import type { HoldService } from './hold.ts'
import type { ItemService } from './set-items.ts'
import type { TipService } from './set-tip.ts'

export interface OrderRouteOptions {
  services: {
    readonly creation: OrderCreation
    readonly orders: OrderService
    readonly holds: HoldService
    readonly items: ItemService
    readonly tips: TipService
    readonly answer: AnswerWrite
  }
  /** Distinguishes callers. */
  clientKey: ClientKey
  /** Identifies the caller; default: everybody is a visitor. */
  getCaller?: GetCaller
  /** Name of the header with the answer to a challenge, if it differs from the contract's. */
  captchaHeader?: string
}

/** Orders in progress: create each type, read, cancel, hold longer, customer, showtime, items, tip. */
export const orderRoutes: FastifyPluginAsync<OrderRouteOptions> = async (app, options) => {
  const { services, clientKey, getCaller = getVisitor } = options
  const captchaHeader = (options.captchaHeader ?? defaultHeaderNames.captchaResponse).toLowerCase()
  const { creation, orders, holds, items, tips, answer } = services
  const getBeginner = async (request: FastifyRequest): Promise<OrderBeginner> => ({
    caller: await getCaller(request),
    client: clientKey(request.ip),
  })

  route(app, operations.createStandardOrder, async (request, reply) =>
    answer(request, reply, await creation.createStandard(request.body, await getBeginner(request))),
  )
  route(app, operations.createGiftShopOrder, async (request, reply) =>
    answer(request, reply, await creation.createGiftShop(request.body, await getBeginner(request))),
  )
  route(app, operations.createSubscriptionOrder, async (request, reply) =>
    answer(request, reply, await creation.createSubscription(request.body, await getBeginner(request))),
  )
  route(app, operations.getOrder, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return orders.get(request.params.orderId, await getCaller(request))
  })
  route(app, operations.deleteOrder, async (request, reply) =>
    answer(request, reply, orders.cancel(request.params.orderId)),
  )
  route(app, operations.resetOrderExpiry, async (request, reply) =>
    answer(request, reply, orders.resetExpiry(request.params.orderId)),
  )
  route(app, operations.getOrderCustomer, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return orders.getCustomer(request.params.orderId, await getCaller(request))
  })
  route(app, operations.setOrderCustomer, async (request, reply) =>
    answer(request, reply, orders.setCustomer(request.params.orderId, request.body)),
  )
  route(app, operations.setOrderShowtime, async (request, reply) => {
    const { orderId, showtimeId } = request.params
    const solved = request.headers[captchaHeader]
    const captchaResponse = typeof solved === 'string' ? solved : undefined
    const by = { caller: await getCaller(request), captchaResponse }
    return answer(request, reply, await holds.setShowtime(orderId, showtimeId, request.body, by))
  })
  route(app, operations.setOrderItems, async (request, reply) =>
    answer(request, reply, items.setItems(request.params.orderId, request.body, await getCaller(request))),
  )
  route(app, operations.setOrderTip, async (request, reply) =>
    answer(request, reply, tips.setTip(request.params.orderId, request.body)),
  )
}
