import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  ocapiBase,
  type BodyOf,
  type Operation,
  type OperationId,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from '@foyer/contract/operations'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's entry that the route answers: its areas choose the error code. */
    operation?: Operation
  }
}

/** Fastify's request with parameters, query and body as the operation's schemas have checked them. */
export type OperationRequest<K extends OperationId> = FastifyRequest<{
  Params: Exclude<ParamsOf<K>, undefined>
  Querystring: Exclude<QueryOf<K>, undefined>
  Body: Exclude<BodyOf<K>, undefined>
}>

/**
 * A handler throws `ProblemError` to refuse. The status is the operation's first success; a handler with another one
 * in mind calls `reply.code()`. One that sends by itself returns the reply.
 */
export type OperationHandler<K extends OperationId> = (
  request: OperationRequest<K>,
  reply: FastifyReply,
) => Promise<ResponseOf<K> | FastifyReply> | ResponseOf<K> | FastifyReply

/** Converts `orders/{orderId}` to the router's form: `/ocapi/v1/orders/:orderId`. */
export function getRoutePath(operation: Operation): string {
  return `/${ocapiBase}/${operation.path.replace(/\{(\w+)\}/g, ':$1')}`
}

/** Registers one operation of the contract: its path, request checks and response serialisers come from there. */
export function route<K extends OperationId>(
  app: FastifyInstance,
  operation: Operation & { readonly id: K },
  handler: OperationHandler<K>,
): void {
  const statuses = Object.keys(operation.responses).map(Number)
  const success = statuses[0] ?? 200
  const response = Object.fromEntries(
    Object.entries(operation.responses).flatMap(([status, schema]) => (schema ? [[status, schema]] : [])),
  )
  app.route({
    method: operation.method,
    url: getRoutePath(operation),
    config: { operation },
    schema: {
      ...(operation.params ? { params: operation.params } : {}),
      ...(operation.query ? { querystring: operation.query } : {}),
      ...(operation.body ? { body: operation.body } : {}),
      response,
    },
    handler: (request, reply) => {
      reply.code(success)
      // The route's schemas have validated the request as the operation's type.
      const outcome = handler(request as OperationRequest<K>, reply)
      // A reply is a promise that settles when it is sent; awaiting it would only add delay.
      return outcome === reply ? undefined : finish(outcome, reply)
    },
  })
}

async function finish(outcome: unknown, reply: FastifyReply): Promise<unknown> {
  const answer = await outcome
  if (answer !== undefined) return answer
  return reply.sent ? reply : reply.send()
}
