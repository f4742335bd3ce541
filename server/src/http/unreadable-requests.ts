import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../domain/clock.ts'
import { getDefaultHeaders } from './security-headers.ts'

/** Why a request could not be parsed for a route. */
export interface Unreadable {
  readonly status: 400 | 408 | 413 | 431
  readonly detail: string
}

const unreadableByCode: Readonly<Record<string, Unreadable>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: 'The request did not come in time' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, detail: 'The extensions of the chunks are too long' },
  HPE_HEADER_OVERFLOW: { status: 431, detail: 'The headers are too long' },
}
const malformed: Unreadable = { status: 400, detail: 'The request is not well-formed HTTP' }

export interface UnreadableOptions {
  log: FastifyBaseLogger
  clock: Clock
  isHttps: () => boolean
  /** Creates the members of the problem, and headers besides the default ones. */
  describe: (unreadable: Unreadable) => { problem: object; headers?: Readonly<Record<string, string>> }
}

/**
 * Answers requests that Node's parser gives up on (a malformed request line, headers that are too long or late): they
 * reach no hook, so the answer is written to the connection, which is then closed.
 */
export function createClientErrorHandler({ log, clock, isHttps, describe }: UnreadableOptions) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    // The client has gone.
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const unreadable = unreadableByCode[error.code ?? ''] ?? malformed
    const { status } = unreadable
    // Not the error itself: it contains the request's data.
    log.info({ status, code: error.code }, 'request refused')
    if (socket.writable) {
      const { problem, headers } = describe(unreadable)
      const body = JSON.stringify(problem)
      const head = {
        ...getDefaultHeaders(isHttps()),
        ...headers,
        date: new Date(clock.now()).toUTCString(),
        'cache-control': 'no-store',
        'content-type': 'application/problem+json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        connection: 'close',
      }
      const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
    }
    socket.destroy(error)
  }
}
