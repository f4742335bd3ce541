import fp from 'fastify-plugin'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import {
  findErrorCode,
  getConditionEntry,
  toProblemType,
  type Condition,
  type ErrorNumbering,
} from '@foyer/contract/errors/catalogue'
import type { ErrorArea } from '@foyer/contract/errors/entry'
import type { Problem } from '@foyer/contract/problem'
import { isUnavailable } from '../database/failures.ts'

/** Additions to a refusal's condition: `detail`, the unavailable seats, an exact code, another status, … */
export type ProblemExtra = Partial<Omit<Problem, 'type' | 'correlationId'>>

/**
 * A refusal of the interface. Routes throw it; the error handler converts it to problem details, with the code of the
 * numbering in force and of the call's areas.
 */
export class ProblemError extends Error {
  readonly condition: Condition
  readonly extra: ProblemExtra

  /** Seconds until a retry makes sense, if known. */
  readonly retryAfter: number | null

  constructor(
    condition: Condition,
    extra: ProblemExtra = {},
    options: ErrorOptions & { retryAfter?: number } = {},
  ) {
    super(extra.detail ?? getConditionEntry(condition).title, options)
    this.name = 'ProblemError'
    this.condition = condition
    this.extra = extra
    this.retryAfter = options.retryAfter ?? null
  }
}

/** Problem details of a condition. `type` names the condition, so that a client of ours, and a reader of logs, need no code. */
export function toProblem(
  condition: Condition,
  context: {
    numbering: ErrorNumbering
    areas?: readonly ErrorArea[] | undefined
    correlationId: string
    instance?: string
  },
  extra: ProblemExtra = {},
): Problem {
  const entry = getConditionEntry(condition)
  const errorCode = extra.errorCode ?? findErrorCode(context.numbering, condition, context.areas ?? [])
  return {
    type: toProblemType(condition),
    title: entry.title,
    status: entry.status,
    ...(entry.detail === undefined ? {} : { detail: entry.detail }),
    correlationId: context.correlationId,
    ...(context.instance === undefined ? {} : { instance: context.instance }),
    ...extra,
    ...(errorCode === undefined ? {} : { errorCode }),
  }
}

/** Conditions of statuses that the framework itself and its plugins raise. */
const conditionOfStatus: Readonly<Record<number, Condition>> = {
  400: 'invalid-argument',
  401: 'channel-token-invalid',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  406: 'not-acceptable',
  413: 'payload-too-large',
  415: 'media-type-unsupported',
  421: 'host-unknown',
  422: 'invalid-argument',
  429: 'too-many-requests',
  503: 'service-unavailable',
}

function toRefusal(error: unknown): { condition: Condition; extra: ProblemExtra } {
  if (error instanceof ProblemError) return { condition: error.condition, extra: error.extra }
  if (isUnavailable(error)) return { condition: 'service-unavailable', extra: {} }
  const { statusCode = 500, validation, validationContext } = error as FastifyError
  if (validation) {
    const violations = validation.slice(0, maxViolations).map(({ instancePath, message }) => ({
      path: `${validationContext ?? 'body'}${instancePath}`,
      message: message ?? 'is not valid',
    }))
    return { condition: 'invalid-argument', extra: { violations } }
  }
  const condition = conditionOfStatus[statusCode]
  if (condition) return { condition, extra: {} }
  return statusCode >= 400 && statusCode < 500
    ? { condition: 'invalid-argument', extra: { status: statusCode } }
    : { condition: 'unknown', extra: {} }
}

/** Default seconds until a retry after an outage. */
const retryAfter = 5

/** Most violations named in an answer. */
const maxViolations = 20

/** The address without its query, which may carry personal data. */
function pathOnly(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/** Sends problem details, regardless of the route's own schemas. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  numbering: ErrorNumbering,
  condition: Condition,
  extra: ProblemExtra = {},
): FastifyReply {
  const areas = request.routeOptions.config.operation?.areas
  const body = toProblem(
    condition,
    { numbering, areas, correlationId: request.id, instance: pathOnly(request.url) },
    extra,
  )
  return reply
    .code(body.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body)
}

export interface ProblemOptions {
  /** Read for every refusal, so that a test can change it. */
  numbering: () => ErrorNumbering
}

/** Converts errors of routes and refusals of the framework to problem details. */
export const problemHandling = fp<ProblemOptions>(
  async (app, { numbering }) => {
    app.setErrorHandler((error, request, reply) => {
      const { condition, extra } = toRefusal(error)
      const status = extra.status ?? getConditionEntry(condition).status
      if (error instanceof ProblemError && error.retryAfter !== null)
        reply.header('retry-after', error.retryAfter)
      if (status >= 500) request.log.error({ err: error }, 'request failed')
      else request.log.info({ condition, status }, 'request refused')
      if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter)
      return sendProblem(request, reply, numbering(), condition, extra)
    })
    app.setNotFoundHandler((request, reply) => sendProblem(request, reply, numbering(), 'not-found'))
  },
  { name: 'foyer-problems', fastify: '5.x' },
)
