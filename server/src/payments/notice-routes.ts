import type { FastifyPluginAsync } from 'fastify'
import { noticesPath } from '../http/limits.ts'
import type { NoticeReceiver } from '../domain/payment-provider.ts'

/** Where a provider sends its notices, `{ body, signature }`; each is answered with `{ accepted }`. */
export const noticeRoutes: FastifyPluginAsync<{ receive: NoticeReceiver }> = async (app, { receive }) => {
  app.post(noticesPath, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    // Untrusted: it is opened by its signature, whatever it is.
    return receive(request.body as Parameters<NoticeReceiver>[0])
  })
}
