import type { FastifyPluginAsync } from 'fastify'
import { operations } from '@foyer/contract/operations'
import { route } from '../../http/route.ts'
import type { CaptchaGate } from '../captcha-gate.ts'
import type { MemberCallers } from '../member-callers.ts'
import type { MemberExports } from './member-exports.ts'

export interface DataRouteOptions {
  readonly exports: MemberExports
  readonly captcha: CaptchaGate
  readonly callers: MemberCallers
}

/** Where a mailed address leads to, before its token. What follows `members` is not logged. */
export const downloadPath = '/members/your-data/'

/** Routes of a member's copies of their data. No cache may store the answers. */
export const dataRoutes: FastifyPluginAsync<DataRouteOptions> = async (app, options) => {
  const { exports, captcha, callers } = options
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store')
  })

  route(app, operations.getDataExports, async (request) => {
    const { memberId } = await callers.requireMember(request)
    return { dataExports: await exports.list(memberId) }
  })
  route(app, operations.createDataExport, async (request) => {
    const by = await callers.requireMember(request)
    await captcha.require(request, 'credentials')
    const dataExport = await exports.request({ ...by, address: request.ip }, request.body.currentPassword)
    return { dataExport }
  })

  app.get<{ Params: { token: string } }>(`${downloadPath}:token`, async (request, reply) => {
    reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    const copy = await exports.download(request.params.token)
    if (copy === null)
      return reply
        .code(410)
        .type('text/plain; charset=utf-8')
        .send('This copy is no longer here. Ask for a new one.\n')
    return reply
      .header('content-disposition', `attachment; filename="${copy.fileName}"`)
      .type('application/zip')
      .send(copy.contents)
  })
}
