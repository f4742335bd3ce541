import fp from 'fastify-plugin'
import { codingFor } from './coding.ts'

/**
 * Puts the one coding in which an answer is to go in the place of what the caller has said of all of them, so that every
 * part of the server that packs, our own and what others have written, judges alike: theirs pass over what is refused
 * beside a `*`, and over who refuses the body as it is.
 */
export const acceptedCoding = fp(
  async (app) => {
    app.addHook('onRequest', async ({ headers }) => {
      const said = headers['accept-encoding']
      if (said !== undefined) headers['accept-encoding'] = codingFor(said)
    })
  },
  { name: 'foyer-accepted-coding', fastify: '5.x' },
)
