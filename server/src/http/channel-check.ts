import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { HeaderNames } from '@foyer/contract/headers'
import type { ChannelTokens } from '../brand/channel-token.ts'
import { ProblemError } from './problem.ts'

export interface ChannelCheckOptions {
  tokens: Pick<ChannelTokens, 'check'>
  regionCode: string
  tenantId: string
  headerNames: HeaderNames
}

/** Whether the header is absent, or equal without regard to case. */
function agrees(request: FastifyRequest, header: string, expected: string): boolean {
  const sent = request.headers[header]
  return sent === undefined || (typeof sent === 'string' && sent.toLowerCase() === expected.toLowerCase())
}

/**
 * Every call of the ordering and loyalty interface carries the channel's bearer token. Region and tenant are checked
 * only if sent: clients of the real interface may omit them.
 */
export const channelCheck = fp<ChannelCheckOptions>(
  async (app, { tokens, regionCode, tenantId, headerNames }) => {
    const bearerHeader = headerNames.authorization.toLowerCase()
    const regionHeader = headerNames.regionCode.toLowerCase()
    const tenantHeader = headerNames.tenantId.toLowerCase()
    app.addHook('onRequest', async (request, reply) => {
      if (!request.routeOptions.config.operation) return
      const token = /^Bearer (\S+)$/i.exec(String(request.headers[bearerHeader] ?? ''))?.[1]
      if (token === undefined || !(await tokens.check(token))) {
        reply.header('www-authenticate', 'Bearer realm="channel"')
        throw new ProblemError('channel-token-invalid')
      }
      if (!agrees(request, regionHeader, regionCode)) throw new ProblemError('region-unknown')
      if (!agrees(request, tenantHeader, tenantId)) throw new ProblemError('tenant-unknown')
    })
  },
  { name: 'foyer-channel-check', fastify: '5.x' },
)
