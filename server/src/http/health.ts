import type { FastifyPluginAsync } from 'fastify'

export interface HealthOptions {
  /** Settles if the database answers. */
  checkDatabase: () => Promise<unknown>
  /** Settles if the database stores changes. */
  checkChanges: () => Promise<unknown>
  isStopping: () => boolean
}

/**
 * `/health`: the process runs. `/ready`: it can serve: its database reads and writes, and it is not stopping; a load
 * balancer removes a server that is not ready before it stops listening.
 */
export const healthRoutes: FastifyPluginAsync<HealthOptions> = async (app, options) => {
  const { checkDatabase, checkChanges, isStopping } = options
  app.get('/health', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/ready', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isStopping()) return reply.code(503).send({ status: 'stopping' })
    try {
      await checkDatabase()
    } catch (error) {
      request.log.error({ err: error as Error }, 'the database does not answer')
      return reply.code(503).send({ status: 'database-unavailable' })
    }
    try {
      await checkChanges()
    } catch (error) {
      request.log.error({ err: error as Error }, 'the database stores no changes')
      return reply.code(503).send({ status: 'changes-not-kept' })
    }
    return { status: 'ready' }
  })
}
