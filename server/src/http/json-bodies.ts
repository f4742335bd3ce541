import fp from 'fastify-plugin'

/**
 * Reads JSON bodies, and takes none at all for no body: clients of the interface state the type on every call, also on
 * those that have nothing to say. A call that needs a body refuses it by its schema.
 */
export const jsonBodies = fp(
  async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error')
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (body.trim() === '') done(null, undefined)
      else void parse(request, body, done)
    })
  },
  { name: 'foyer-json-bodies', fastify: '5.x' },
)
