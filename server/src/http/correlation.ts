import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import fp from 'fastify-plugin'
import { defaultHeaderNames } from '@foyer/contract/headers'

/**
 * Clients send ids such as `OCC-<user>-<7-character session>-<random>`; any other short and plain id is accepted too.
 */
const acceptable = /^[\w.:-]{1,128}$/

function random(length: number): string {
  return randomBytes(length)
    .toString('base64url')
    .replace(/[^A-Za-z0-9]/g, '0')
    .slice(0, length)
}

/**
 * The request's own correlation id when it is well formed, so that it can be followed from the browser on; else a new
 * one.
 */
export function getCorrelationId(
  request: Pick<IncomingMessage, 'headers'>,
  headerName: string = defaultHeaderNames.correlationId,
): string {
  const sent = request.headers[headerName.toLowerCase()]
  return typeof sent === 'string' && acceptable.test(sent) ? sent : `OCC--${random(7)}-${random(12)}`
}

/** Sends the correlation id back on every answer. `request.id` holds it: see `genReqId` of the app. */
export const correlation = fp<{ headerName?: string }>(
  async (app, { headerName = defaultHeaderNames.correlationId }) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header(headerName, request.id)
    })
  },
  { name: 'foyer-correlation', fastify: '5.x' },
)
