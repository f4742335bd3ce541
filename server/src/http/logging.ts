import type { FastifyServerOptions } from 'fastify'
import type { LogLevel } from '../config/settings.ts'

/**
 * What the log keeps of a request: method, path and correlation id. Never a body, a header, a query (it may carry a
 * name or an address) nor the caller's address.
 */
export function requestForLog(request: { method: string; url: string }): { method: string; path: string } {
  const end = request.url.indexOf('?')
  return { method: request.method, path: end < 0 ? request.url : request.url.slice(0, end) }
}

/** Fastify's logger options: structured lines by pino on standard output; errors without the data they may quote. */
export function loggerOptions(
  level: LogLevel,
  stream?: { write: (line: string) => void },
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      req: requestForLog,
      res: (reply) => ({ status: reply.statusCode }),
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
    ...(stream ? { stream } : {}),
  }
}
