import { createHash } from 'node:crypto'
import fp from 'fastify-plugin'
import { pino, type DestinationStream, type Logger } from 'pino'
import type { LogLevel } from '../config/settings.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Replaces a key in the log, such as an order's id: the id grants access to the order, its hash only allows to follow
 * it.
 */
export function hashId(id: string): string {
  return `~${createHash('sha256').update(id.toLowerCase()).digest('hex').slice(0, 10)}`
}

/** Path segments followed by private values: an order, a journey, a code sent by mail. */
const privateParts: ReadonlySet<string> = new Set([
  ...['orders', 'order', 'completed', 'completed-order', 'bookings', 'booking', 'journeys', 'journey'],
  ...['members', 'member', 'my-account', 'my-order', 'find-my-order', 'sign-in', 'sign-up', 'password-reset'],
  ...['reset', 'verify', 'confirm', 'unsubscribe', 'gift-cards', 'vouchers', 'by-order-id', 'by-reference'],
])
/** Path segments followed by public values, also below an order. */
const publicParts: ReadonlySet<string> = new Set(['showtimes', 'sites', 'films', 'events', 'screens'])
/** Files, whose names contain a hash of their content. */
const fileParts: ReadonlySet<string> = new Set(['assets', 'brand', 'media'])

/** A path segment of our own routes. */
const isPlain = (segment: string) => /^[a-z]+(-[a-z]+)*$/.test(segment) && segment.length <= 30
/** A booking reference in any case: letters and digits without those that are easily confused. */
const isReference = (segment: string) => /^(?=.*\d)(?=.*[a-z])[2-9a-hj-np-z]{6,16}$/i.test(segment)
/** An unguessable token. */
const isToken = (segment: string) => /^(?=.*\d)(?=.*[a-z])[\w.~+=-]{20,}$/i.test(segment)

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // No route has such an address.
    return segment
  }
}

function withoutKeys(path: string): string {
  const segments = path.split('/')
  const plain = segments.map(decoded)
  const isFile = fileParts.has(plain[1] ?? '')
  const firstPrivate = plain.findIndex((segment) => privateParts.has(segment.toLowerCase()))
  return segments
    .map((segment, at) => {
      const text = plain[at] ?? ''
      if (text === '' || isPlain(text)) return segment
      if (uuid.test(text)) return hashId(text)
      if (isFile || publicParts.has(plain[at - 1] ?? '')) return segment
      const isPrivate = firstPrivate >= 0 && at > firstPrivate
      return isPrivate || isReference(text) || isToken(text) ? hashId(text) : segment
    })
    .join('/')
}

/**
 * Logged fields of a request: method, path and correlation id. Never a body, a header, a query (it may contain a name
 * or an address) nor the caller's address; ids of orders, references and codes are hashed, since they grant access.
 */
export function toLoggedRequest(request: { method: string; url: string }): { method: string; path: string } {
  const end = request.url.indexOf('?')
  return { method: request.method, path: withoutKeys(end < 0 ? request.url : request.url.slice(0, end)) }
}

/** Most causes of an error that are logged. */
const mostCauses = 3

interface LoggedError {
  type?: string | undefined
  message?: string | undefined
  stack?: string | undefined
  code?: string
  cause?: LoggedError
}

/**
 * Logged fields of an error and its cause. Only these: a database's error has the refused row, with a customer's name,
 * in further properties.
 */
function errorForLog(error: unknown): unknown {
  // Anything can be thrown.
  if (typeof error !== 'object' || error === null) return error
  const { name, message, stack, code } = error as Thrown
  return { type: name, message, stack, ...codeForLog(code), ...causeForLog(error, mostCauses) }
}

type Thrown = Partial<Error> & { code?: unknown; cause?: unknown }

const codeForLog = (code: unknown) => (typeof code === 'string' ? { code } : {})

/** Name, message and code: the stack of the error has its location. */
function causeForLog(error: object, left: number): { cause?: LoggedError } {
  const { cause } = error as Thrown
  if (left === 0 || typeof cause !== 'object' || cause === null) return {}
  const { name, message, code } = cause as Thrown
  return { cause: { type: name, message, ...codeForLog(code), ...causeForLog(cause, left - 1) } }
}

/** Opens the log: structured lines by pino, by default on standard output; errors without the data they may quote. */
export function openLog(level: LogLevel, stream?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        err: errorForLog,
        req: toLoggedRequest,
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      },
      redact: {
        paths: [
          'authorization',
          'token',
          'email',
          'customer',
          'body',
          'headers',
          '*.email',
          '*.token',
          '*.body',
        ],
        remove: true,
      },
    },
    stream ?? pino.destination({ sync: false }),
  )
}

/** One line for each finished call: request, status, duration in milliseconds. */
export const requestLog = fp(
  async (app) => {
    app.addHook('onResponse', async (request, reply) => {
      request.log.info(
        { ...toLoggedRequest(request), status: reply.statusCode, took: Math.round(reply.elapsedTime) },
        'answered',
      )
    })
  },
  { name: 'foyer-request-log', fastify: '5.x' },
)
