import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

/**
 * Parses form-encoded bodies as an object of texts; of a field that is sent twice the last one counts. For calls of which
 * the interface says so, and only where it is registered: other calls take no form, which a page of another site could send.
 */
export const formBodies = fp(
  async (app) => {
    app.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
  },
  { name: 'foyer-form-bodies', fastify: '5.x' },
)
