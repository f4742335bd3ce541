import fp from 'fastify-plugin'

/**
 * Parses JSON bodies, and treats an empty one as no body: clients of the interface send the content type on every call,
 * also without a body. A call that needs a body refuses it by its schema.
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
