import fp from 'fastify-plugin'
import { pino, type DestinationStream, type Logger } from 'pino'
import type { LogLevel } from '../config/settings.ts'

/**
 * What the log keeps of a request: method, path and correlation id. Never a body, a header, a query (it may carry a
 * name or an address) nor the caller's address.
 */
export function requestForLog(request: { method: string; url: string }): { method: string; path: string } {
  const end = request.url.indexOf('?')
  return { method: request.method, path: end < 0 ? request.url : request.url.slice(0, end) }
}

/** The log: structured lines by pino, on standard output unless told otherwise; errors without the data they may quote. */
export function openLog(level: LogLevel, stream?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        req: requestForLog,
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

/** One line for each call that is over: what was asked, how it ended, how long it took in milliseconds. */
export const requestLog = fp(
  async (app) => {
    app.addHook('onResponse', async (request, reply) => {
      request.log.info(
        { ...requestForLog(request), status: reply.statusCode, took: Math.round(reply.elapsedTime) },
        'answered',
      )
    })
  },
  { name: 'foyer-request-log', fastify: '5.x' },
)
