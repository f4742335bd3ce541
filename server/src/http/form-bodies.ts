import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

/**
 * Parses form-encoded bodies as an object of strings; the last value of a repeated field counts. Register it only for calls
 * that the interface defines so: a page of another site can send forms.
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
