import type { FastifyPluginAsync } from 'fastify'
import { noticesPath } from '../http/limits.ts'
import type { NoticeReceiver } from '../domain/payment-provider.ts'

/** Route for a provider's notices, `{ body, signature }`; the answer is `{ accepted }`. */
export const noticeRoutes: FastifyPluginAsync<{ receive: NoticeReceiver }> = async (app, { receive }) => {
  app.post(noticesPath, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    // Untrusted: validated by its signature.
    return receive(request.body as Parameters<NoticeReceiver>[0])
  })
}
