import type { FastifyPluginAsync } from 'fastify'
import { operations } from '@foyer/contract/operations'
import { route } from '../http/route.ts'
import type { OrderServices } from './services.ts'

/** Orders in progress: create, read, cancel, hold longer, customer, showtime. */
export const orderRoutes: FastifyPluginAsync<{ services: OrderServices }> = async (app, { services }) => {
  const { orders, holds, answer } = services

  route(app, operations.createStandardOrder, async (request, reply) =>
    answer(request, reply, await orders.createStandard(request.body)),
  )
  route(app, operations.getOrder, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return orders.get(request.params.orderId)
  })
  route(app, operations.deleteOrder, async (request, reply) =>
    answer(request, reply, orders.cancel(request.params.orderId)),
  )
  route(app, operations.resetOrderExpiry, async (request, reply) =>
    answer(request, reply, await orders.resetExpiry(request.params.orderId)),
  )
  route(app, operations.getOrderCustomer, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return orders.getCustomer(request.params.orderId)
  })
  route(app, operations.setOrderCustomer, async (request, reply) =>
    answer(request, reply, await orders.setCustomer(request.params.orderId, request.body)),
  )
  route(app, operations.setOrderShowtime, async (request, reply) => {
    const { orderId, showtimeId } = request.params
    return answer(request, reply, await holds.setShowtime(orderId, showtimeId, request.body))
  })
}
