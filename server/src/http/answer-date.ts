import fp from 'fastify-plugin'
import type { Clock } from '../domain/clock.ts'

/**
 * Dates every answer by the server's own clock. Clients compute a hold's remaining time from it, so it has to be the
 * clock of the hold's expiry, also when that one is moved.
 */
export const answerDate = fp<{ clock: Clock }>(
  async (app, { clock }) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('date', new Date(clock.now()).toUTCString())
    })
  },
  { name: 'foyer-answer-date', fastify: '5.x' },
)
