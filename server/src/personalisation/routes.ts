import type { FastifyPluginAsync } from 'fastify'
import type { Operation } from '@foyer/contract/operations'
import {
  personalisationCalls,
  type PersonalisationAnswer,
  type PersonalisationBody,
  type PersonalisationQuery,
} from '@foyer/contract/personalisation/calls'
import { findNearestSite } from '@foyer/contract/personalisation/nearest-site'
import { ProblemError } from '../http/problem.ts'
import { createExperiences, type ExperiencesOptions } from './experiences.ts'
import { watchHistory } from './watch-history.ts'

/** Calls per minute and address: counted separately from those of orders. */
const callsPerMinute = 600
/** Recorded orders per minute and address: a browser reports each once, and every report is a write. */
const recordsPerMinute = 30
/** Largest body, bytes: fifty components and a hash have a few thousand. */
const requestLimit = 16 * 1024

/** Routes that rank films for a visitor and find the nearest cinema. Answers are personal and never cached. */
export const personalisationRoutes: FastifyPluginAsync<ExperiencesOptions> = async (app, options) => {
  const { getExperiences, recordWatched, getNearestSite } = personalisationCalls
  const history = watchHistory(options)
  const experiences = createExperiences(options, history)

  const toRouteOptions = (operation: Operation, max = callsPerMinute) => ({
    schema: {
      ...(operation.body ? { body: operation.body } : {}),
      ...(operation.query ? { querystring: operation.query } : {}),
      response: operation.responses[200] ? { 200: operation.responses[200] } : {},
    },
    bodyLimit: requestLimit,
    config: { operation, rateLimit: { max, timeWindow: 60_000 } },
  })

  app.post<{ Body: PersonalisationBody<'getExperiences'> }>(
    getExperiences.path,
    toRouteOptions(getExperiences),
    async ({ body }, reply): Promise<PersonalisationAnswer<'getExperiences'>> => {
      reply.header('cache-control', 'no-store')
      return { experiences: await experiences(body) }
    },
  )

  app.post<{ Body: PersonalisationBody<'recordWatched'> }>(
    recordWatched.path,
    toRouteOptions(recordWatched, recordsPerMinute),
    async ({ body }, reply) => {
      await history.record(body.loyaltyMemberIdHash, body.orderId)
      return reply.header('cache-control', 'no-store').code(204).send()
    },
  )

  app.get<{ Querystring: PersonalisationQuery<'getNearestSite'> }>(
    getNearestSite.path,
    toRouteOptions(getNearestSite),
    async ({ query }, reply): Promise<PersonalisationAnswer<'getNearestSite'>> => {
      // The query contains a location.
      reply.header('cache-control', 'no-store')
      const nearest = findNearestSite(options.catalogue.sites.values(), query)
      if (!nearest) throw new ProblemError('site-not-found')
      return { site: nearest.site, distanceInKilometres: Math.round(nearest.distance * 10) / 10 }
    },
  )
}
