import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorNumbering } from '@foyer/contract/errors/catalogue'
import { sendProblem } from './problem.ts'
import { getDefaultHeaders } from './security-headers.ts'

export interface FrameworkRefusalOptions {
  numbering: () => ErrorNumbering
  correlationHeader: string
  isHttps: (request: FastifyRequest) => boolean
}

/**
 * Answers refusals that the framework makes before any hook runs (an address that cannot be decoded, a parameter that
 * is too long) as problem details, with the headers of every other answer.
 */
export function createFrameworkErrorHandler({
  numbering,
  correlationHeader,
  isHttps,
}: FrameworkRefusalOptions) {
  return (error: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void => {
    const status = error.statusCode ?? 400
    request.log.info({ status }, 'request refused')
    reply.headers(getDefaultHeaders(isHttps(request))).header(correlationHeader, request.id)
    if (status >= 500) void sendProblem(request, reply, numbering(), 'unknown')
    else void sendProblem(request, reply, numbering(), 'invalid-argument', { status })
  }
}
