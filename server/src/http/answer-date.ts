import fp from 'fastify-plugin'
import type { Clock } from '../domain/clock.ts'

/**
 * Dates every answer by the server's own clock. Clients count a hold's remaining time by it, so it has to be the clock
 * that the hold expires by, also where that one is moved.
 */
export const answerDate = fp<{ clock: Clock }>(
  async (app, { clock }) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('date', new Date(clock.now()).toUTCString())
    })
  },
  { name: 'foyer-answer-date', fastify: '5.x' },
)
