import fastify, { type FastifyInstance } from 'fastify'
import { lazySerializers, lazyValidators } from '../lazy-compilers.ts'

/** A server without routes, whose schemas are compiled with their first call as those of the product are. */
export function createTestApp(): FastifyInstance {
  const app = fastify({
    logger: false,
    schemaController: { compilersFactory: { buildSerializer: lazySerializers } },
  })
  app.setValidatorCompiler(lazyValidators)
  return app
}
